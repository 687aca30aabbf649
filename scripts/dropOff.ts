import { readFileSync } from 'node:fs';
import { countDropOff } from './dropOff/countDropOff';
import { readEvents } from './dropOff/readEvents';

/** npm run drop-off -- <file>: reads exported events of steps (docs/watching.md) and prints where visits end, for each page and step. */

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Name the file of the export: npm run drop-off -- events.ndjson\n');
  process.exit(2);
}
const { events, wrongLines } = readEvents(readFileSync(file, 'utf8'));
const rows = countDropOff(events).map(({ page, step, seen, left, errors }) => [
  page,
  step,
  String(seen),
  String(left),
  `${((100 * left) / seen).toFixed(1)} %`,
  errors.map(([question, visits]) => `${question} ${visits}`).join(', '),
]);
const table = [['page', 'step', 'seen', 'left', 'rate', 'errors'], ...rows];
const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table)
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()}\n`,
  );
if (wrongLines.length > 0) {
  process.stderr.write(`Not read: ${wrongLines.length} lines, first ${wrongLines.slice(0, 10).join(', ')}\n`);
  process.exitCode = 1;
}
