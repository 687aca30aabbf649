import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stateActions } from '../../src/api/stateActions';
import { calls } from '../../src/api/calls.gen';
import { consentStates } from '../../src/domain/journey/states/consentStates';
import { partnerFrames } from '../../src/domain/journey/states/partnerFrames';
import { questionStates, endpointFor } from '../../src/domain/journey/states/questionStates';

/** Every call of the contract has a caller: a screen, a listener or a look-up. */

const root = path.resolve(import.meta.dirname, '../../src');

const readSources = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => /\.tsx?$/.test(entry.name) && !/\.(?:test|fixture|gen)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

const findQuotedWords = (source: string): readonly string[] =>
  [...source.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** `api.endpoints.sale`, and `{ sale, … } = api.endpoints`. */
const findEndpoints = (source: string): readonly string[] => [
  ...[...source.matchAll(/\bendpoints\s*\.(\w+)/g)].map(([, name = '']) => name),
  ...[...source.matchAll(/\{([\w\s,]+)\}\s*=\s*(?:api\.)?endpoints\b/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
];

const calledNames = new Set<string>([
  ...readSources('.').flatMap(findEndpoints),
  // A screen makes the state actions that it names.
  ...readSources('screens')
    .flatMap(findQuotedWords)
    .filter((word) => Object.hasOwn(stateActions, word)),
  ...questionStates.flatMap((row) => [endpointFor(row, 'dynamic'), endpointFor(row, 'classic')]),
  ...Object.values(partnerFrames).map(({ endpoint }) => endpoint),
  ...Object.values(consentStates).map(({ call }) => call),
]);

test('every call of the contract has a caller', () => {
  expect(Object.keys(calls).filter((name) => !calledNames.has(name))).toEqual([]);
});
