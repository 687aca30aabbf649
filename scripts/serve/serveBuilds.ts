import { prepareBuilds } from '../builds/prepareBuilds';
import { listTestedBuilds } from '../builds/testedBuilds';
import { serveAll } from './serveAll';
import { listServedBuilds } from './servedPages';
import { root } from '../shared/runInParallel';

/** npm run serve:all: serves every build on consecutive ports from `PORT` (default 4301). Builds those whose inputs have changed. */
const failed = await prepareBuilds(root, await listTestedBuilds(root));
if (failed.length > 0) process.exit(1);
await serveAll(listServedBuilds(root));
