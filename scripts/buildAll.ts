import { rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './runInParallel';
import { buildPages } from './buildPages';
import { embeddedBuilds } from './embed/embeddedBuilds';
import { buildVariants } from './serve/buildVariants';
import { listPages } from './vite/pagePlugin';
import { listSamples, readPlatforms } from './vite/platforms';

/** npm run build:all: deletes `dist` and builds every page, every build variant and the builds that other pages may embed. */

rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const samples = listSamples(await readPlatforms(root));
const variants = buildVariants.map(({ hasEveryPlatform, environment, ...variant }) => ({
  ...variant,
  env: { APP_ENVIRONMENT: environment, ...(hasEveryPlatform ? samples : {}) },
}));
const failed = await buildPages([...listPages(root), ...variants, ...embeddedBuilds]);
if (failed.length > 0) process.exit(1);
