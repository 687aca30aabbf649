import { checks } from './tests/checks';
import { installPackages } from './shared/install.mjs';
import { runInParallel } from './shared/runInParallel';

/** npm run check: runs all static checks to their end, and prints last how to repeat those that failed. */
installPackages();
const failed = await runInParallel(checks);
for (const { name, repeat } of failed) process.stdout.write(`To repeat ${name}: ${repeat}\n`);
if (failed.length > 0) process.exit(1);
