import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BrokenJourney, Exploration } from '../tests/journeys/explore';
import { journeyPages } from '../tests/journeys/pages';
import { renderBroken } from '../tests/journeys/report';
import { listBatches, readJourneyOptions } from './journeys/options';
import { root } from './runInParallel';

/**
 * npm run journeys -- --count 10000 [--seed 4711] [--page ondara-es]: runs journeys that nobody wrote, on as many processors as there are.
 * Prints the seed, the number and the time, and each broken journey, made as short as it goes. Exits with 1 if one is broken.
 */

const options = readJourneyOptions(
  process.argv.slice(2),
  Object.keys(journeyPages),
  1 + Math.floor(Math.random() * 100_000_000),
);
const batches = [...listBatches(options)];
const broken: BrokenJourney[] = [];
let journeys = 0;
let acts = 0;

/** Runs batches in one process until none is left. */
function runWorker(): Promise<void> {
  const worker = fork(path.join(root, 'scripts/journeys/worker.ts'), {
    execArgv: ['--import', 'tsx'],
    // The checks that the state is never changed in place are for development, and cost a third of the time.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const next = () => {
    const batch = batches.shift();
    if (batch === undefined) worker.kill();
    else worker.send(batch);
  };
  worker.on('message', (exploration: Exploration) => {
    journeys += exploration.count;
    acts += exploration.acts;
    if (exploration.broken !== null) {
      broken.push(exploration.broken);
      process.stdout.write(`${renderBroken(exploration.broken)}\n`);
    }
    next();
  });
  next();
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === null ? resolve() : reject(new Error(`A process ended with ${code}.`)),
    );
  });
}

const startedAt = performance.now();
process.stdout.write(`seed ${options.seed}, pages ${options.pages.join(', ')}\n`);
await Promise.all(Array.from({ length: Math.min(availableParallelism(), batches.length) }, runWorker));
const seconds = Math.round((performance.now() - startedAt) / 1000);
process.stdout.write(`${journeys} journeys with ${acts} acts in ${seconds} s, ${broken.length} broken\n`);
if (broken.length > 0) process.exitCode = 1;
