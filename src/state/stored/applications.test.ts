import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../platform/storage';
import { storageWith } from '../../testing/storage.fixture';
import { getRunCount } from '../../testing/propertyTests';
import { isApplicationKey, storeSession, readStoredApplication } from './applications';
import type { StoredLoanApplication } from '../storedApplication';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const session = 'session-1';

const createApplication = (
  lead: StoredLoanApplication['application'],
  more: object = {},
): StoredLoanApplication => ({
  application: { sessionId: session, ...lead },
  progressStates: [0],
  requested: null,
  submitted: ['loan-details'],
  drafts: {},
  emptied: [],
  pendingCreate: null,
  attempt: 1,
  changedAt: {},
  savedAt: at,
  ...more,
});
const createSession = (storedLoanApplication: StoredLoanApplication) => ({
  sessionId: session,
  sessionStartedAt: new Date(at).toISOString(),
  lid: storedLoanApplication.application.id,
  storedLoanApplication,
});

/** The stored value after this release has written over it. */
function writtenOver(
  stored: object,
  newValue: StoredLoanApplication,
  replaced: string | null = null,
): unknown {
  const local = storageWith({ storedLoanApplication: stored });
  storeSession(local, createSession(newValue), replaced);
  return local.get('storedLoanApplication');
}

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
    version: fc.integer({ min: 2, max: 9 }),
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
        const before = createApplication({
          amount: 500,
          personalDetails: { lastName: 'Sol' },
          policies: [policy],
        });
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
        const newValue = createApplication(
          { amount, personalDetails: { firstName }, policies: [policy] },
          { drafts },
        );
        const local = storageWith({ storedLoanApplication: stored });
        storeSession(local, createSession(newValue), null);
        expect(readStoredApplication(local, session)).toMatchObject({
          application: { amount, personalDetails: { firstName } },
          drafts,
        });
        const after = Object(local.get('storedLoanApplication'));
        expect(after).toMatchObject({ ...top, version });
        expect(after.application).toMatchObject(ofLead);
        expect(after.application.personalDetails).toEqual({ ...ofGroup, firstName });
        expect(after.application.policies[0]).toMatchObject(ofPolicy);
        expect(after.drafts['new-step']).toMatchObject({ first_name: 'Ana' });
      }),
      { numRuns: getRunCount(200) },
    );
  });

  it('keeps its unknown fields while another session owns storedLoanApplication', () => {
    const local = storageWith({
      storedLoanApplication: { ...createApplication({}), version: 2, newField: 1 },
    });
    const other = { ...createApplication({ sessionId: 'session-2' }) };
    storeSession(local, { ...createSession(other), sessionId: 'session-2' }, null);
    expect(local.get('storedLoanApplication')).not.toHaveProperty('newField');
    storeSession(local, createSession(createApplication({ amount: 900 })), null);
    expect(local.get('storedLoanApplication')).toMatchObject({ version: 2, newField: 1 });
  });

  it('keeps a field whose shape is unknown here', () => {
    const before = createApplication({ amount: 500 });
    const stored = { ...before, version: 2, pendingCreate: { creates: [1] }, submitted: { all: true } };
    expect(writtenOver(stored, createApplication({ amount: 900 }, { submitted: [] }))).toMatchObject({
      version: 2,
      application: { amount: 900 },
      pendingCreate: { creates: [1] },
      submitted: { all: true },
    });
  });
});

describe('a stored application', () => {
  it('contains its version', () => {
    expect(writtenOver({}, createApplication({}))).toMatchObject({ version: 1 });
  });

  it.each([
    ['another lead', { id: 'lead-1' }, { id: 'lead-2' }, null],
    ['the session that ended', { sessionId: 'session-0' }, {}, 'session-0'],
  ])('drops the unknown fields of %s', (_what, before, after, replaced) => {
    expect(
      writtenOver(
        { ...createApplication(before), version: 2, newField: 1 },
        createApplication(after),
        replaced,
      ),
    ).not.toHaveProperty('newField');
  });

  it('is removed after an end state', () => {
    const local = storageWith({
      storedLoanApplication: { ...createApplication({}), version: 2, newField: 1 },
    });
    storeSession(local, { ...createSession(createApplication({})), storedLoanApplication: null }, null);
    expect(local.get('storedLoanApplication')).toBeNull();
  });
});

describe('in a storage that is nearly full', () => {
  const createIn = (sessionId: string, more: object = {}) => {
    const application = createApplication({ sessionId }, more);
    return { ...createSession(application), sessionId };
  };
  const long = { drafts: { 'loan-details': { note: 'x'.repeat(2_000) } } };
  const [own, other] = [createIn(session), createIn('session-2')];
  const findKeys = (local: KeyValueStorage) => local.keys().filter(isApplicationKey);

  it('an application that does not fit leaves one copy of the other, which its end removes', () => {
    const entries = {
      storedLoanApplication: other.storedLoanApplication,
      [`storedLoanApplication:${session}`]: own.storedLoanApplication,
    };
    const local = storageWith(entries, 200);
    storeSession(local, createIn(session, long), null);
    expect(findKeys(local)).toEqual(['storedLoanApplication:session-2']);
    storeSession(local, createIn('session-2', { savedAt: at + 1 }), null);
    expect(findKeys(local)).toEqual(['storedLoanApplication']);
    storeSession(local, { ...other, storedLoanApplication: null }, null);
    expect(findKeys(local)).toEqual([]);
  });

  it('the application of a session that another one replaces is removed, even if the new one does not fit', () => {
    const local = storageWith({ storedLoanApplication: own.storedLoanApplication }, 200);
    storeSession(local, createIn('session-2', long), session);
    expect(findKeys(local)).toEqual([]);
  });

  it('an application keeps its last version that fitted', () => {
    const local = storageWith({ storedLoanApplication: own.storedLoanApplication }, 200);
    storeSession(local, createIn(session, long), null);
    expect(readStoredApplication(local, session)).toEqual(own.storedLoanApplication);
  });
});

it('a second copy of an application is removed with the next change', () => {
  const stored = createApplication({});
  const local = storageWith({
    storedLoanApplication: stored,
    [`storedLoanApplication:${session}`]: stored,
  });
  storeSession(local, createSession(stored), null);
  expect(local.keys().filter(isApplicationKey)).toEqual(['storedLoanApplication']);
});
