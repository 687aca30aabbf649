import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { BrokenJourney, Exploration } from '../../tests/journeys/explore';
import { renderBroken } from '../../tests/journeys/report';
import { root } from '../../scripts/shared/runInParallel';
import { listBatches, type JourneyOptions } from './options';

/** What has become of a run. */
export interface ExploredJourneys {
  readonly journeys: number;
  readonly acts: number;
  readonly broken: readonly BrokenJourney[];
}

/** Runs journeys on the store. Prints each broken one, made as short as it goes, and the sum. Returns the number of broken ones. */
export async function exploreAndPrint(options: JourneyOptions): Promise<number> {
  const startedAt = performance.now();
  const print = (found: BrokenJourney) => process.stdout.write(`${renderBroken(found)}\n`);
  const { journeys, acts, broken } = await exploreInProcesses(options, { folder: root, onBroken: print });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stdout.write(`${journeys} journeys with ${acts} acts in ${seconds} s, ${broken.length} broken\n`);
  return broken.length;
}

interface Exploring {
  /** The root of the source whose journeys run. */
  readonly folder: string;
  /** Whether the first broken journey ends the run, and stays as long as it is. */
  readonly stopsAtBroken?: boolean;
  readonly onBroken?: (found: BrokenJourney) => void;
}

/** Runs journeys on the store, in as many processes as there are processors. */
export async function exploreInProcesses(
  options: JourneyOptions,
  { folder, stopsAtBroken = false, onBroken }: Exploring,
): Promise<ExploredJourneys> {
  const batches = listBatches(options).map((batch) => ({ ...batch, isShortened: !stopsAtBroken }));
  const broken: BrokenJourney[] = [];
  let journeys = 0;
  let acts = 0;

  /** Runs batches in one process until none is left. */
  const runWorker = (): Promise<void> => {
    const worker = fork(path.join(folder, 'tools/journeys/worker.ts'), {
      cwd: folder,
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
        onBroken?.(exploration.broken);
        if (stopsAtBroken) batches.length = 0;
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

  await Promise.all(Array.from({ length: Math.min(availableParallelism(), batches.length) }, runWorker));
  return { journeys, acts, broken };
}
