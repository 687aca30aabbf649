import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');

const decisions = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const field = (name: string) => new RegExp(`^- ${name}: (.+(?:\\n  .+)*)$`, 'm').exec(text)?.[1];
  return { file, number: Number(file.slice(0, 4)), text, field };
});

/** The files to which a line links. */
function listLinks(line = ''): readonly string[] {
  return [...line.matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)].map(([, file = '']) => file);
}

it('each decision has its number, a date and what it replaces', () => {
  const incomplete = decisions.filter(({ number, text, field }) => {
    const isComplete =
      text.startsWith(`# ${number}. `) &&
      /^\d{4}-\d{2}-\d{2}$/.test(field('Date') ?? '') &&
      /^(nothing|\d+(, \d+)*)$/.test(field('Replaces') ?? '');
    return !isComplete;
  });
  expect(incomplete.map(({ file }) => file)).toEqual([]);
});

it('decisions have unique numbers', () => {
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});

/** Half a page at the width of the formatter. The list of what to read first is none. */
const maxLines = 25;

it('each decision stands on half a page', () => {
  const long = decisions.filter(
    ({ number, text }) => number > 0 && text.trimEnd().split('\n').length > maxLines,
  );
  expect(long.map(({ file }) => file)).toEqual([]);
});

it.each([
  ['Amends', 'Amended by'],
  ['Amended by', 'Amends'],
])('a decision with "%s" is linked back with "%s"', (name, inverse) => {
  const linksBack = ({ file, field }: (typeof decisions)[number]) =>
    listLinks(field(name)).every((linked) => {
      const other = decisions.find((decision) => decision.file === linked);
      return listLinks(other?.field(inverse)).includes(file);
    });
  expect(decisions.filter((decision) => !linksBack(decision)).map(({ file }) => file)).toEqual([]);
});
