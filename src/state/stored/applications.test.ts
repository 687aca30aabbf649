import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../testing/propertyTests';
import { storageWith } from '../../testing/storage.fixture';
import type { StoredInput, StoredServerState } from '../storedApplication';
import {
  isOwner,
  listApplications,
  readApplication,
  readCurrentId,
  removeApplication,
  writeCurrent,
  writeInput,
  writeOwner,
  writeServerState,
} from './applications';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const id = 'application-1';
const key = `storedLoanApplication:${id}`;

const createInput = (lead: StoredInput['application'] = {}, more: object = {}): StoredInput => ({
  application: { sessionId: 'session-1', ...lead },
  submitted: ['loan-details'],
  drafts: {},
  filledIn: {},
  emptied: [],
  revision: 1,
  savedAt: at,
  ...more,
});
const server: StoredServerState = {
  id: 'lead-1',
  progressStates: [0, 6],
  requested: null,
  pendingCreate: null,
  attempt: 2,
};
/** What a release before stored, in one part, under the key of the specification. */
const earlier = {
  version: 1,
  ...createInput({ amount: 900, id: 'lead-1' }),
  progressStates: [0, 6],
  attempt: 2,
};

describe('a stored application', () => {
  it('has a part for the input and one for the server', () => {
    const local = storageWith({});
    writeInput(local, id, createInput());
    expect(readApplication(local, id)).toMatchObject({
      input: createInput(),
      server: { progressStates: [0] },
    });
    writeServerState(local, id, server);
    expect(readApplication(local, id)).toEqual({ input: createInput(), server });
    expect(local.get(key)).toMatchObject({ version: 3 });
  });

  it('is removed whole, and leaves the others', () => {
    const local = storageWith({});
    for (const each of [id, 'application-2']) {
      writeInput(local, each, createInput());
      writeServerState(local, each, server);
      writeOwner(local, each, { tabId: 'tab-1', takenAt: at });
    }
    writeCurrent(local, id, {});
    removeApplication(local, id);
    expect(readApplication(local, id)).toBeNull();
    expect(readCurrentId(local)).toBeNull();
    expect(local.keys().filter((one) => one.includes(id))).toEqual([]);
    expect(listApplications(local)).toEqual(['application-2']);
    expect(readApplication(local, 'application-2')).not.toBeNull();
  });

  it('is written by one tab', () => {
    const local = storageWith({});
    // A full storage cannot tell.
    expect(isOwner(local, id, 'tab-1')).toBe(true);
    for (const tabId of ['tab-1', 'tab-2']) writeOwner(local, id, { tabId, takenAt: at });
    expect([isOwner(local, id, 'tab-1'), isOwner(local, id, 'tab-2')]).toEqual([false, true]);
  });

  it('keeps its last version that fitted into a full storage', () => {
    const local = storageWith({ [key]: createInput() }, 200);
    const long = createInput({}, { drafts: { 'loan-details': { note: 'x'.repeat(2_000) } } });
    expect(writeInput(local, id, long)).toBe(false);
    expect(readApplication(local, id)?.input).toEqual(createInput());
  });
});

describe('the application of a release before', () => {
  it('has the id of its session, and both parts', () => {
    const local = storageWith({ storedLoanApplication: earlier });
    expect(readCurrentId(local)).toBe('session-1');
    expect(listApplications(local)).toEqual(['session-1']);
    expect(readApplication(local, 'session-1')).toMatchObject({
      input: { application: { amount: 900 }, submitted: ['loan-details'] },
      server: { progressStates: [0, 6], attempt: 2 },
    });
  });

  it('is stored once after the next change', () => {
    const local = storageWith({ storedLoanApplication: earlier });
    writeInput(local, 'session-1', createInput({ amount: 800 }));
    writeCurrent(local, 'session-1', { sessionId: 'session-1' });
    expect(local.get('storedLoanApplication')).toBe('session-1');
    expect(readApplication(local, 'session-1')?.input.application.amount).toBe(800);
  });

  it('stays stored when another application is used', () => {
    const local = storageWith({ storedLoanApplication: earlier });
    writeInput(local, id, createInput({ sessionId: 'session-2' }));
    writeCurrent(local, id, { sessionId: 'session-2' });
    expect(listApplications(local)).toEqual([id, 'session-1']);
    expect(readApplication(local, 'session-1')?.server.progressStates).toEqual([0, 6]);
  });
});

describe('a stored application of a newer release', () => {
  /** Field names that no release has. */
  const unknown = fc.dictionary(
    fc.stringMatching(/^new[A-Z][a-z]{0,5}$/),
    fc
      .jsonValue({ maxDepth: 2 })
      .map((value): unknown => JSON.parse(JSON.stringify(value)))
      .filter((value) => !/\d{4}-\d{2}-\d{2}T/.test(JSON.stringify(value))),
    { maxKeys: 3 },
  );
  const newer = fc.record({
    version: fc.integer({ min: 4, max: 9 }),
    top: unknown,
    ofLead: unknown,
    ofGroup: unknown,
    ofDrafts: unknown,
    ofPolicy: unknown,
  });

  it('keeps all unknown fields and receives all answers of this release', () => {
    fc.assert(
      fc.property(newer, fc.nat(30_000), fc.string({ maxLength: 20 }), (parts, amount, firstName) => {
        const { version, top, ofLead, ofGroup, ofDrafts, ofPolicy } = parts;
        const policy = { id: 'general_policies', version: '1', given: true, givenAt: '2026-11-20' };
        const before = createInput({ amount: 500, personalDetails: { lastName: 'Sol' }, policies: [policy] });
        const stored = {
          ...top,
          ...before,
          version,
          application: {
            ...ofLead,
            ...before.application,
            personalDetails: { ...ofGroup, lastName: 'Sol' },
            policies: [{ ...ofPolicy, ...policy }],
          },
          drafts: { 'new-step': { ...ofDrafts, first_name: 'A' } },
        };
        const drafts = { 'new-step': { first_name: 'Ana' } };
        const newValue = createInput(
          { amount, personalDetails: { firstName }, policies: [policy] },
          { drafts },
        );
        const local = storageWith({ [key]: stored });
        writeInput(local, id, newValue);
        expect(readApplication(local, id)?.input).toMatchObject({
          application: { amount, personalDetails: { firstName } },
          drafts,
        });
        const after = Object(local.get(key));
        expect(after).toMatchObject({ ...top, version });
        expect(after.application).toMatchObject(ofLead);
        expect(after.application.personalDetails).toEqual({ ...ofGroup, firstName });
        expect(after.application.policies[0]).toMatchObject(ofPolicy);
        expect(after.drafts['new-step']).toMatchObject({ first_name: 'Ana' });
      }),
      { numRuns: getRunCount(200) },
    );
  });

  it('keeps a field whose shape is unknown here', () => {
    const local = storageWith({ [key]: { ...createInput(), version: 4, submitted: { all: true } } });
    writeInput(local, id, createInput({ amount: 900 }, { submitted: [] }));
    expect(local.get(key)).toMatchObject({
      version: 4,
      application: { amount: 900 },
      submitted: { all: true },
    });
  });
});
