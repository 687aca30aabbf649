import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend } from '../../tests/backend/node';
import { resetStore } from '../../tests/backend/store';
import { plantedBackends } from './plantedBackends.fixture';
import { runConformance } from './runConformance';

/** Each rule of a back end has a check that a back end which breaks it does not pass. */

const backend = createTestBackend();
const options = {
  api: 'http://backend.test/api',
  product: 'default',
  emailDomain: 'example.com',
  code: '1234',
  polls: { count: 5, waitMs: 0 },
};

beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => resetStore({ slowness: 0 }));
afterEach(() => backend.resetHandlers());
afterAll(() => backend.close());

async function findResult(red: string, beside: string) {
  const results = await runConformance({ ...options, only: [red, beside] });
  return results.find(({ name }) => name.startsWith(red)) ?? expect.unreachable(`No check begins ${red}.`);
}

describe.each(plantedBackends)('rule $rule, broken: $fault', ({ red, beside = red, plant }) => {
  it(`fails "${red}"`, async () => {
    backend.use(plant());
    expect(await findResult(red, beside)).toMatchObject({ problem: expect.any(String) });
  });
});

it('every rule is broken by a back end', () => {
  const docs = readFileSync(path.join(import.meta.dirname, '../../docs/back-end.md'), 'utf8');
  const [, rules = ''] = /## What a back end must do\n(.*?)\n## /s.exec(docs) ?? [];
  const numbers = [...rules.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  expect(numbers).toHaveLength(10);
  expect([...new Set(plantedBackends.map(({ rule }) => rule))]).toEqual(numbers);
});
