import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { collectFailures, readFlakyOptions, renderFailures, type FlakyRun } from './flakyRuns';
import { root } from '../../scripts/shared/runInParallel';
import { readUnitTests } from '../../scripts/tests/reports';

/**
 * npm run flaky -- --times 20 [--seed 4711] [--idle] [<path> …]: runs the unit tests, or those of the paths, in a new random order each
 * time, while other work keeps every processor busy, unless `--idle` is given. No test is retried. Prints the seed of each run, and each
 * test that failed with the seeds of its runs. Exits with 1 if a test failed.
 */

const { times, firstSeed, isIdle, paths } = readFlakyOptions(
  process.argv.slice(2),
  1 + Math.floor(Math.random() * 1_000_000),
);
const report = path.join(root, 'test-results/flaky.json');

/** Keeps as many processors busy as there are, until the process ends. */
const busyThreads = Array.from(
  { length: isIdle ? 0 : availableParallelism() },
  () => new Worker('for (;;);', { eval: true }),
);

/** Runs the tests once, in the order of the seed. */
async function runShuffled(seed: number): Promise<FlakyRun> {
  rmSync(report, { force: true });
  const shuffled = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const reported = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(
    path.join(root, 'node_modules/.bin/vitest'),
    ['run', '--retry=0', ...shuffled, ...reported, ...paths],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  const output = Buffer.concat(chunks).toString();
  return { seed, hasPassed: code === 0, tests: readUnitTests(report), output };
}

const runs: FlakyRun[] = [];
for (let seed = firstSeed; seed < firstSeed + times; seed += 1) {
  const startedAt = performance.now();
  const run = await runShuffled(seed);
  runs.push(run);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const failures = collectFailures([run]);
  process.stdout.write(
    `run ${runs.length} of ${times}, seed ${seed}: ${run.tests.length} tests, ${failures.length} failed (${seconds} s)\n`,
  );
  // Told at once, so that a series can be stopped at the first failure.
  if (failures.length > 0) process.stdout.write(renderFailures(failures));
}
for (const thread of busyThreads) await thread.terminate();
const failures = collectFailures(runs);
process.stdout.write(renderFailures(failures));
if (failures.length > 0) process.exitCode = 1;
