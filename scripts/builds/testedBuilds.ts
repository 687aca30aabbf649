import { listPages } from '../vite/findPage';
import { listSamples, readPlatforms } from '../vite/platforms';
import { selectBuilds, type PageBuild } from './buildPages';
import { prepareBuilds } from './prepareBuilds';
import { buildVariants, sampleSecurityContact, type BuildVariant } from './variants';

/** Every build that tests need: the pages, and their variants. */
export async function listTestedBuilds(root: string): Promise<readonly PageBuild[]> {
  const samples = listSamples(await readPlatforms(root));
  const pages = listPages(root).map(({ product, country }) => ({
    name: `${product}-${country}`,
    product,
    country,
    env: {},
  }));
  return [...pages, ...buildVariants.map((variant) => createVariantBuild(variant, samples))];
}

function createVariantBuild(variant: BuildVariant, samples: Readonly<Record<string, string>>): PageBuild {
  const { name, product, country, environment, hasEveryPlatform } = variant;
  const hosting = { APP_HOSTS: `${name}.localhost`, APP_SECURITY_CONTACTS: sampleSecurityContact };
  return {
    name,
    product,
    country,
    env: {
      APP_ENVIRONMENT: environment,
      APP_FRAME_ORIGINS: variant.frameOrigins.join(','),
      APP_CAPTCHA_SITE_KEY: variant.captchaSiteKey,
      APP_VITALS_URL: variant.vitalsUrl,
      APP_EXPERIMENT: variant.experiment,
      ...(environment === 'development' ? {} : hosting),
      ...(hasEveryPlatform ? samples : {}),
    },
  };
}

/**
 * Makes builds for tests that are not up to date.
 *
 * @param names the names of the builds, of pages and variants
 * @throws when there is no such build, or one fails
 */
export async function prepareTestedBuilds(root: string, names: readonly string[]): Promise<void> {
  const failed = await prepareBuilds(root, selectBuilds(await listTestedBuilds(root), names));
  if (failed.length > 0) throw new Error(`The build failed: ${failed.join(', ')}.`);
}
