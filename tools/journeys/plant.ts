import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { journeyPages } from '../../tests/journeys/pages';
import { root } from '../../scripts/shared/runInParallel';
import { exploreInProcesses } from './exploreInProcesses';
import { readJourneyOptions } from './options';
import { plants, type Plant } from './plants';

/**
 * npm run journeys:plant [-- --kind 5] [--count 2000] [--seed 4711]: plants the faults of `plants.ts` in a copy of the source, one after
 * the other, and prints after how many journeys each was found. Without `--kind` it plants those of all kinds. Exits with 1 if one was not found.
 */

/** What the journeys import. */
const copied = [
  'brands',
  'config',
  'locales',
  'scripts',
  'src',
  'tests',
  'tools/journeys',
  'package.json',
  'tsconfig.json',
];

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '300000' },
  },
});
const options = readJourneyOptions(
  ['--count', values.count, '--seed', values.seed],
  Object.keys(journeyPages),
  1,
);
const copy = mkdtempSync(path.join(tmpdir(), 'source-'));
symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
try {
  for (const place of copied) cpSync(path.join(root, place), path.join(copy, place), { recursive: true });
  for (const plant of plants.filter(({ kind }) => values.kind === undefined || String(kind) === values.kind))
    if (!(await tryPlant(plant))) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Runs journeys on the source with a fault. Returns whether they found it. */
async function tryPlant({ kind, name, file, text, replacement }: Plant): Promise<boolean> {
  const place = path.join(copy, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(text).length !== 2)
    throw new Error(`${file} does not contain the text of "${name}" once.`);
  writeFileSync(
    place,
    source.replace(text, () => replacement),
  );
  const { journeys, broken } = await exploreInProcesses(options, { folder: copy, stopsAtBroken: true });
  writeFileSync(place, source);
  const [found] = broken;
  const result =
    found === undefined
      ? `not found in ${journeys} journeys`
      : `found after ${journeys}: ${found.problem.slice(0, 200)}`;
  process.stdout.write(`kind ${kind}, ${name}: ${result}\n`);
  return found !== undefined;
}
