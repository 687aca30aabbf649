import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { stageKinds } from '../domain/journey/states/stages';
import { readStages } from './stages';

const at = '2026-11-20T12:00:00Z';

it.each<[string, unknown]>([
  ['no value', undefined],
  ['null', null],
  ['a text', 'sent'],
  ['an object', { kind: 'sent', at }],
  ['an empty list', []],
  ['an unknown kind', [{ kind: 'celebrated', at }]],
  ['a name that every object has', [{ kind: 'constructor', at }]],
  ['no kind', [{ at }]],
  ['no time', [{ kind: 'sent' }]],
  ['a time in words', [{ kind: 'sent', at: 'yesterday' }]],
  ['a number as time', [{ kind: 'sent', at: 1_763_640_000_000 }]],
])('reads nothing from %s', (_case, value) => {
  expect(readStages(value)).toEqual([]);
});

it('leaves out what it does not know and keeps the others', () => {
  expect(readStages([{ kind: 'celebrated', at }, null, { kind: 'sent', at, extra: 1 }])).toEqual([
    { kind: 'sent', at, who: undefined, from: undefined },
  ]);
});

it.each<[object, object]>([
  [{ who: '', from: 'not an address' }, {}],
  [{ who: 7, from: ['a@example.com'] }, {}],
  [{ who: 'x'.repeat(201), from: 'a@example.com' }, { from: 'a@example.com' }],
  [{ who: 'Banco Muestra', from: `${'x'.repeat(200)}@example.com` }, { who: 'Banco Muestra' }],
])('leaves out a name or an address of another shape, and not the stage: %j', (facts, expected) => {
  expect(readStages([{ kind: 'answer', at, ...facts }])).toEqual([
    { kind: 'answer', at, who: undefined, from: undefined, ...expected },
  ]);
});

it('has the kinds of the contract', () => {
  const contract = parse(readFileSync('src/api/openapi.yaml', 'utf8'));
  const { Stage, StageRequest } = contract.components.schemas;
  expect(Object.keys(stageKinds)).toEqual(Stage.properties.kind.enum);
  const requests = Object.entries(stageKinds).filter(([, role]) => role === 'request');
  expect(requests.map(([kind]) => kind)).toEqual(StageRequest.properties.kind.enum);
});
