import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { floor } from '../shared/floor';
import { findMissingBuiltIns } from './missingBuiltIns';

it.each([
  ['list.toSorted()', ['.toSorted()']],
  ["list['toReversed']()", ['.toReversed()']],
  ['URL.canParse("a")', ['URL.canParse']],
  ['Object.groupBy(list, f)', ['Object.groupBy']],
  ['form.requestSubmit()', ['.requestSubmit()']],
  ['new DisposableStack()', ['DisposableStack']],
  ['scheduler.yield()', ['scheduler']],
  ['cookieStore.get("a")', ['cookieStore']],
  ['new Intl.DurationFormat("es")', ['Intl.DurationFormat']],
  ['/(?<=a)b/.test(c)', ['a lookbehind: (?<=a)b']],
  ['new RegExp("(?<!a)b")', ['a lookbehind: (?<!a)b']],
  ['/(?i:a)b/.test(c)', ['a flag for a part: (?i:a)b']],
  ['/[a&&b]/v.test(c)', ['the flag v: [a&&b]']],
  ['class A { static { f(); } }', ['a static block of a class']],
])('finds what engines of the floor lack in %s', (code, found) => {
  expect(findMissingBuiltIns(code)).toEqual(found);
});

it.each([
  ['what all of them have', 'Object.hasOwn(a, "b"); structuredClone(a); list.at(-1); list.findLast(f)'],
  ['an optional call', 'form.requestSubmit?.()'],
  ['a member that the code looks for', 'if ("requestSubmit" in form) form.requestSubmit()'],
  ['a member that the code reads first', 'form.requestSubmit && form.requestSubmit()'],
  ['a global that the code looks for', 'typeof DisposableStack === "function" && new DisposableStack()'],
  ['a member of a global that the code looks for', 'typeof scheduler === "object" && scheduler.yield()'],
  ['a name that another object of the floor has', 'iterable.map(f).find(g)'],
  ['a named group', '/(?<year>\\d+)/.exec(a)'],
])('accepts %s', (_what, code) => {
  expect(findMissingBuiltIns(code)).toEqual([]);
});

it('the docs name the engines of the floor', () => {
  const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/other-engines.md'), 'utf8');
  const rows = [...docs.matchAll(/^\| ([^|]+?) +\| (\d+(?:\.\d+)?) +\|/gm)].map(([, label, version]) => [
    label,
    version,
  ]);
  expect(rows).toEqual(floor.map(({ label, version }) => [label, version]));
});
