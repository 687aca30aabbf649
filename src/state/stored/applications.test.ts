import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeWith } from '../../app/store.fixture';
import { runs } from '../../testing/runs';
import { keepSession, readApplication } from './applications';
import type { StoredLoanApplication } from './stored';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const session = 'session-1';

const own = (lead: StoredLoanApplication['application'], more: object = {}): StoredLoanApplication => ({
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
const kept = (storedLoanApplication: StoredLoanApplication) => ({
  sessionId: session,
  sessionStartedAt: new Date(at).toISOString(),
  lid: storedLoanApplication.application.id,
  storedLoanApplication,
});

/** What stands after this release has written over it. */
function writtenOver(stored: object, mine: StoredLoanApplication, replaced: string | null = null): unknown {
  const local = storeWith({ storedLoanApplication: stored });
  keepSession(local, kept(mine), replaced);
  return local.get('storedLoanApplication');
}

describe('a stored application of a newer release', () => {
  /** Names that no release so far has, so that none of them is known here. */
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

  it('loses nothing that this one does not know, whatever is answered here, and says all that was', () => {
    fc.assert(
      fc.property(newer, fc.nat(30_000), fc.string({ maxLength: 20 }), (parts, amount, firstName) => {
        const { version, top, ofLead, ofGroup, ofDrafts, ofPolicy } = parts;
        const policy = { id: 'general_policies', version: '1', given: true, givenAt: '2026-11-20' };
        const before = own({ amount: 500, personalDetails: { lastName: 'Sol' }, policies: [policy] });
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
        const mine = own({ amount, personalDetails: { firstName }, policies: [policy] }, { drafts });
        const local = storeWith({ storedLoanApplication: stored });
        keepSession(local, kept(mine), null);
        expect(readApplication(local, session)).toMatchObject({
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
      { numRuns: runs(200) },
    );
  });

  it('keeps it while another session stands in its place', () => {
    const local = storeWith({ storedLoanApplication: { ...own({}), version: 2, newField: 1 } });
    const other = { ...own({ sessionId: 'session-2' }) };
    keepSession(local, { ...kept(other), sessionId: 'session-2' }, null);
    expect(local.get('storedLoanApplication')).not.toHaveProperty('newField');
    keepSession(local, kept(own({ amount: 900 })), null);
    expect(local.get('storedLoanApplication')).toMatchObject({ version: 2, newField: 1 });
  });

  it('of which a part has a shape that is not known here keeps that part', () => {
    const before = own({ amount: 500 });
    const stored = { ...before, version: 2, pendingCreate: { creates: [1] }, submitted: { all: true } };
    expect(writtenOver(stored, own({ amount: 900 }, { submitted: [] }))).toMatchObject({
      version: 2,
      application: { amount: 900 },
      pendingCreate: { creates: [1] },
      submitted: { all: true },
    });
  });
});

describe('a stored application', () => {
  it('says its version', () => {
    expect(writtenOver({}, own({}))).toMatchObject({ version: 1 });
  });

  it.each([
    ['of another lead', { id: 'lead-1' }, { id: 'lead-2' }, null],
    ['of the session that ended', { sessionId: 'session-0' }, {}, 'session-0'],
  ])('%s leaves nothing behind', (_what, before, after, replaced) => {
    expect(writtenOver({ ...own(before), version: 2, newField: 1 }, own(after), replaced)).not.toHaveProperty(
      'newField',
    );
  });

  it('that came to an end leaves nothing behind', () => {
    const local = storeWith({ storedLoanApplication: { ...own({}), version: 2, newField: 1 } });
    keepSession(local, { ...kept(own({})), storedLoanApplication: null }, null);
    expect(local.get('storedLoanApplication')).toBeNull();
  });
});
