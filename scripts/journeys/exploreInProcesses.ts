import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Exploration } from '../../tests/journeys/explore';
import { renderBroken } from '../../tests/journeys/report';
import { root } from '../runInParallel';
import { listBatches, type JourneyOptions } from './options';

/**
 * Runs journeys on the store, in as many processes as there are processors. Prints each broken one, made as short as it goes.
 *
 * @returns the number of broken journeys
 */
export async function exploreInProcesses(options: JourneyOptions): Promise<number> {
  const batches = [...listBatches(options)];
  let broken = 0;
  let journeys = 0;
  let acts = 0;

  /** Runs batches in one process until none is left. */
  const runWorker = (): Promise<void> => {
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
        broken += 1;
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
  };

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), batches.length) }, runWorker));
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`${journeys} journeys with ${acts} acts in ${seconds} s, ${broken} broken\n`);
  return broken;
}
