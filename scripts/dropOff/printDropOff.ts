import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from '../shared/runInParallel';
import { readExperiments } from '../vite/experiments';
import { compareVariants, type Comparison } from './compareVariants';
import { countDropOff, readVisits, type QuestionCount, type StepDropOff } from './countDropOff';
import { readEvents } from './readEvents';
import { estimateShare, type ShareEstimate } from './statistics';

/**
 * npm run drop-off -- <file> [--by <experiment>]: reads exported events of steps (docs/watching.md) and prints where visits end, for each page
 * and step, or for each variant of an experiment (docs/experiments.md).
 */

const {
  values: { by },
  positionals: [file],
} = parseArgs({ options: { by: { type: 'string' } }, allowPositionals: true });
if (file === undefined) stop('Name the file of the export: npm run drop-off -- events.ndjson');

const stepHeads = ['step', 'seen', 'left', 'rate', '95 %', 'errors', 'excluded'];
const { events, wrongLines } = readEvents(readFileSync(file, 'utf8'));
const visits = readVisits(events);
if (by === undefined)
  printTable(
    ['page', ...stepHeads],
    countDropOff(visits).map((step) => [step.page, ...toStepCells(step)]),
  );
else await printComparison(by);
if (wrongLines.length > 0) {
  process.stderr.write(`Not read: ${wrongLines.length} lines, first ${wrongLines.slice(0, 10).join(', ')}\n`);
  process.exitCode = 1;
}

async function printComparison(name: string): Promise<void> {
  const experiment = (await readExperiments(root)).get(name);
  if (experiment === undefined) stop(`There is no experiments/${name}.ts.`);
  for (const comparison of compareVariants(visits, name, experiment)) printPage(comparison);
}

function printPage({ page, variants, mixed, offShares }: Comparison): void {
  process.stdout.write(`${page}\n`);
  printTable(
    ['variant', 'visits', 'finished', '95 %', 'difference', '95 %', 'verdict'],
    variants.map(({ variant, visits: seen, finished, finishedShare, difference, verdict }) => [
      variant,
      String(seen),
      `${finished} (${formatShare(finishedShare.share)})`,
      formatInterval(finishedShare),
      difference === null ? '' : formatShare(difference.share),
      difference === null ? '' : formatInterval(difference),
      offShares.length === 0 ? verdict : 'do not read it',
    ]),
  );
  if (offShares.length > 0)
    process.stdout.write(`The visits do not fit the shares (${offShares.join(', ')}): find out why first.\n`);
  if (mixed > 0) process.stdout.write(`Left out, because they were shown two variants: ${mixed} visits.\n`);
  printTable(
    ['variant', ...stepHeads],
    variants.flatMap(({ variant, steps }) => steps.map((step) => [variant, ...toStepCells(step)])),
  );
}

function formatShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function formatInterval({ low, high }: ShareEstimate): string {
  return `${(100 * low).toFixed(1)} to ${formatShare(high)}`;
}

function toStepCells({ step, seen, left, errors, excluded }: StepDropOff): readonly string[] {
  const rate = estimateShare(left, seen);
  return [
    step,
    String(seen),
    String(left),
    formatShare(rate.share),
    formatInterval(rate),
    formatCounts(errors),
    formatCounts(excluded),
  ];
}

function formatCounts(counts: readonly QuestionCount[]): string {
  return counts.map(([question, visits]) => `${question} ${visits}`).join(', ');
}

function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const table = [heads, ...rows];
  const widths = heads.map((_head, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  for (const row of table)
    process.stdout.write(
      `${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    );
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
