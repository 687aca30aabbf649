import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { storageWith } from '../../testing/storage.fixture';
import { migrate, migrated, migrations } from './migrations';
import { leadStateSchema, storedServerStateSchema } from './schemas';

const waiting = { kind: 'not-saved', reason: 'wait', seconds: 60, until: 1_800_000_000_000, secondsLeft: 9 };
const policies = [{ id: 'general_policies', version: '3' }];

const formDataCases: readonly (readonly [string, unknown, unknown])[] = [
  ['a list of policies becomes the field policies', policies, { policies }],
  [
    'the wait of aside becomes the wait of secondaryCall',
    { policies: [], waits: { lead: waiting, aside: waiting } },
    { policies: [], waits: { lead: waiting, secondaryCall: waiting } },
  ],
  [
    'the wait of act becomes the wait of stateAction',
    { waits: { act: waiting } },
    { waits: { stateAction: waiting } },
  ],
  ['the session becomes the application', { sessionId: 'session-1' }, { applicationId: 'session-1' }],
  ['waits that are no object stay as they are', { waits: [1] }, { waits: [1] }],
  [
    "today's shape stays as it is",
    { policies, waits: { lead: waiting } },
    { policies, waits: { lead: waiting } },
  ],
];

describe('asyncFormData', () => {
  test.each(formDataCases)('%s', (_title, before, after) => {
    expect(migrate('asyncFormData', before)).toEqual(after);
  });
});

const pending = { idempotencyKey: 'application-1:1', body: { amount: 500, googleCaptchaToken: 'token' } };
const withToken = { application: { amount: 500 }, pendingCreate: pending };

describe.each([
  ['leadApplication', leadStateSchema, {}],
  ['storedLoanApplication', storedServerStateSchema, { savedAt: 1_800_000_000_000 }],
] as const)('%s', (key, schema, rest) => {
  const before = { ...withToken, ...rest };

  it('loses the captcha token of a pending create and nothing else', () => {
    expect(migrate(key, before)).toEqual({
      ...before,
      pendingCreate: { ...pending, body: { amount: 500 } },
    });
  });

  it('is migrated before its schema reads it', () => {
    expect(storageWith({ [key]: before }).getParsed(key, schema)?.pendingCreate).toEqual({
      idempotencyKey: 'application-1:1',
      body: { amount: 500 },
    });
  });
});

describe('a migration', () => {
  const keys = [...new Set(migrations.flatMap((step) => step.keys))];

  it('accepts any value and changes nothing when it runs a second time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const once = migrate(key, value);
        expect(migrate(key, once)).toEqual(once);
      }),
    );
  });

  it('passes the migrated value to the schema', () => {
    const schema = migrated('asyncFormData', v.object({ policies: v.array(v.unknown()) }));
    expect(v.parse(schema, policies)).toEqual({ policies });
  });

  it('has a unique name', () => {
    expect(new Set(migrations.map(({ name }) => name)).size).toBe(migrations.length);
  });
});

test.each(migrations.map(({ name }) => name))('a case above takes the step: %s', (name) => {
  const taken = new Set<string>();
  for (const [, before] of formDataCases) migrate('asyncFormData', before, (step) => taken.add(step));
  migrate('leadApplication', withToken, (step) => taken.add(step));
  expect(taken).toContain(name);
});
