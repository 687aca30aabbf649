import { installPackages, run } from './shared/install.mjs';

/** npm test, npm run test:rest and npm run test:all: installs missing packages and runs the tests (`runTests.ts`). */

process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
installPackages();
process.exit(run('npx', ['tsx', 'scripts/tests/runTests.ts', ...process.argv.slice(2)]));
