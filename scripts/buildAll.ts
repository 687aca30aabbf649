import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './runInParallel';
import { buildPages } from './buildPages';
import { embeddedBuilds } from './embed/embeddedBuilds';
import { readPageEnvironment } from './pageEnvironment';
import { buildVariants, sampleSecurityContact } from './serve/buildVariants';
import { listPages } from './vite/pagePlugin';
import { listSamples, readPlatforms } from './vite/platforms';

/**
 * npm run build:all [-- --environment production]: deletes `dist` and builds every page. With an environment, each page has the variables
 * of its file in `config/<environment>`. Without one, the build variants for browser tests and the builds that other pages may embed are built too.
 */

const { values } = parseArgs({ options: { environment: { type: 'string' } } });
const { environment } = values;

async function listTestVariants() {
  const samples = listSamples(await readPlatforms(root));
  return buildVariants.map((variant) => ({
    name: variant.name,
    product: variant.product,
    country: variant.country,
    env: {
      APP_ENVIRONMENT: variant.environment,
      APP_FRAME_ORIGINS: variant.frameOrigins.join(','),
      APP_CAPTCHA_SITE_KEY: variant.captchaSiteKey,
      ...(variant.environment === 'development'
        ? {}
        : { APP_HOSTS: `${variant.name}.localhost`, APP_SECURITY_CONTACTS: sampleSecurityContact }),
      ...(variant.hasEveryPlatform ? samples : {}),
    },
  }));
}

const pages = listPages(root);
const builds =
  environment === undefined
    ? [...pages, ...(await listTestVariants()), ...embeddedBuilds]
    : pages.map((page) => ({
        ...page,
        env: readPageEnvironment(root, environment, `${page.product}-${page.country}`),
      }));
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const failed = await buildPages(builds);
if (failed.length > 0) process.exit(1);
