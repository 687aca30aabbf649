import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { acts } from '../../src/api/acts';
import { calls } from '../../src/api/calls.gen';
import { partnerFrames } from '../../src/domain/journey/states/partnerFrames';
import { askingStates, callOf } from '../../src/domain/journey/states/askingStates';

/** No call of the contract is without somebody who makes it: a screen, a listener or a look-up. */

const root = path.resolve(import.meta.dirname, '../../src');

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture|gen)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

const quoted = (source: string): readonly string[] =>
  [...source.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** `endpoints.sale`, and `{ sale, … } = api.endpoints`. */
const endpointsIn = (source: string): readonly string[] => [
  ...[...source.matchAll(/\bendpoints\s*\.(\w+)/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/\{([\w\s,]+)\}\s*=\s*(?:api\.)?endpoints\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
];

const made = new Set<string>([
  ...sourcesIn('.').flatMap(endpointsIn),
  // An act is made by a screen that names it.
  ...sourcesIn('screens')
    .flatMap(quoted)
    .filter((word) => Object.hasOwn(acts, word)),
  ...askingStates.flatMap((row) => [callOf(row, 'dynamic'), callOf(row, 'classic')]),
  ...Object.values(partnerFrames).map(({ call }) => call),
]);

test('every call is made by somebody', () => {
  expect(Object.keys(calls).filter((name) => !made.has(name))).toEqual([]);
});
