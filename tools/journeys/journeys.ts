import { journeyPages } from '../../tests/journeys/pages';
import { exploreAndPrint } from './exploreInProcesses';
import { readJourneyOptions } from './options';

/**
 * npm run journeys -- --count 10000 [--seed 4711] [--page ondara-es]: runs random journeys, on as many processors as there are. Prints the
 * seed, the number and the time, and each broken journey. Exits with 1 if one is broken.
 */

const options = readJourneyOptions(
  process.argv.slice(2),
  Object.keys(journeyPages),
  1 + Math.floor(Math.random() * 100_000_000),
);
process.stdout.write(`seed ${options.seed}, pages ${options.pages.join(', ')}\n`);
if ((await exploreAndPrint(options)) > 0) process.exitCode = 1;
