import { describe, expect, it } from 'vitest';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { initialLeadState, type LeadState } from '../slices/leadState';
import { readStoredTab } from './restore';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { storageWith } from '../../testing/storage.fixture';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const tabState = (amount: number, savedAt: number | null): LeadState => ({
  ...initialLeadState,
  application: { amount },
  result: { status: 'accepted' },
  lastOperationTimestamp: savedAt,
});
const storedApplication = (amount: number, savedAt: number, changedAt = {}) => ({
  application: { amount },
  progressStates: [0],
  requested: null,
  submitted: ['loan-details'],
  drafts: { 'initial-details': { email: 'ana@' } },
  emptied: ['monthly_payment_day'],
  pendingCreate: null,
  attempt: 3,
  changedAt,
  savedAt,
});

describe('the stored state of an earlier visit', () => {
  it.each([
    ['nothing without stored data', {}, {}, null],
    ['the data of this tab', { leadApplication: tabState(900, at) }, {}, 900],
    ['the data of a closed browser', {}, { storedLoanApplication: storedApplication(700, at) }, 700],
    [
      'the data of this tab if it is newer',
      { leadApplication: tabState(900, at) },
      { storedLoanApplication: storedApplication(700, at - 1) },
      900,
    ],
    [
      'the data of another tab if it is newer',
      { leadApplication: tabState(900, at) },
      { storedLoanApplication: storedApplication(700, at + 1) },
      700,
    ],
    [
      'the data of this tab if both are equally old',
      { leadApplication: tabState(900, at) },
      { storedLoanApplication: storedApplication(700, at) },
      900,
    ],
    [
      'the data of this tab if it is newer, although the clock was set back',
      { leadApplication: { ...tabState(900, at - 1), changedAt: { amount: at + 8 } } },
      { storedLoanApplication: storedApplication(700, at, { amount: at + 7 }) },
      900,
    ],
    [
      'the data of another tab if it is newer, although the clock was set back',
      { leadApplication: { ...tabState(900, at), changedAt: { amount: at + 7 } } },
      { storedLoanApplication: storedApplication(700, at - 1, { amount: at + 8 }) },
      700,
    ],
    [
      'the stored answers for a tab without answers',
      { leadApplication: tabState(900, null) },
      { storedLoanApplication: storedApplication(700, at) },
      700,
    ],
    [
      'the valid data if the data of this tab is invalid',
      { leadApplication: '{"application":' },
      { storedLoanApplication: storedApplication(700, at) },
      700,
    ],
    [
      'the valid data if the other data is invalid',
      { leadApplication: tabState(900, at) },
      { storedLoanApplication: { ...storedApplication(700, at + 1), savedAt: 'later' } },
      900,
    ],
    ['nothing if both are invalid', { leadApplication: '[' }, { storedLoanApplication: 7 }, null],
  ])('contains %s', (_name, session, local, amount) => {
    const restored = readStoredTab(storageWith(session), storageWith(local));
    expect(restored?.lead.application.amount ?? null).toBe(amount);
  });

  it('contains the steps, drafts and lead count of a closed browser', () => {
    const restored = readStoredTab(
      storageWith({}),
      storageWith({ storedLoanApplication: storedApplication(700, at) }),
    );
    expect(restored).toMatchObject({
      lead: { attempt: 3, lastOperationTimestamp: at, result: {} },
      dynamicPages: { submitted: ['loan-details'], drafts: { 'initial-details': { email: 'ana@' } } },
    });
  });

  it('contains emptied data points that are not sent yet', () => {
    const stored = { storedLoanApplication: storedApplication(700, at + 1) };
    for (const restored of [{}, { leadApplication: tabState(900, at) }]) {
      expect(readStoredTab(storageWith(restored), storageWith(stored))?.lead.emptied).toEqual([
        'monthly_payment_day',
      ]);
    }
  });

  it('contains the requested consents without an invalid one', () => {
    const consent = {
      id: 'bureau',
      text: 'Autorizo la consulta.',
      required: true,
      given: false,
      version: '2',
    };
    const restored = readStoredTab(
      storageWith({
        leadApplication: { ...tabState(900, at), customerConsents: [consent, { id: 'broken' }] },
      }),
      storageWith({}),
    );
    expect(restored?.lead.customerConsents).toEqual([consent]);
  });

  it('keeps the data that only this tab has beside the newer answers of another tab', () => {
    const restored = readStoredTab(
      storageWith({
        leadApplication: { ...tabState(900, at), attempt: 3 },
        dynamicPages: { ...initialDynamicPages, isReturning: true },
      }),
      storageWith({ storedLoanApplication: storedApplication(700, at + 1) }),
    );
    expect(restored).toMatchObject({
      lead: { application: { amount: 700 }, result: { status: 'accepted' } },
      dynamicPages: { isReturning: true, submitted: ['loan-details'] },
    });
  });

  describe('whose session another tab has ended', () => {
    const ended = JSON.stringify({ a: { next: 'b', attempt: 1 } });
    const inSession = (progressStates: readonly number[] = [0]) => ({
      leadApplication: { ...tabState(900, at), application: { sessionId: 'a', amount: 900 }, progressStates },
    });
    const ofSession = { ...storedApplication(700, at - 1), application: { sessionId: 'a' } };
    const ofNextSession = { ...storedApplication(700, at), application: { sessionId: 'b', amount: 700 } };
    it.each([
      ['is not in the tab any more', inSession(), { sessionId: '"b"' }, null],
      [
        'is not in the tab any more, although no application has begun',
        inSession(),
        { sessionId: '"a"' },
        null,
      ],
      ['shows the end', inSession([0, 6, stateNumber('REJECTED')]), { sessionId: '"b"' }, 900],
      ['waits for the decision', inSession([0, stateNumber('CHECKING')]), { sessionId: '"a"' }, 900],
      [
        'waits for no decision after a deletion',
        inSession([0, stateNumber('CHECKING')]),
        { sessionId: '"b"' },
        null,
      ],
      [
        'gives way to the one that follows, also in a new tab',
        {},
        { sessionId: '"a"', 'storedLoanApplication:b': ofNextSession },
        700,
      ],
      [
        'is kept while it is stored',
        inSession(),
        { sessionId: '"a"', storedLoanApplication: ofSession },
        900,
      ],
    ])('%s', (_what, tab, local, amount) => {
      const restored = readStoredTab(storageWith(tab), storageWith({ ...local, endedSessions: ended }));
      expect(restored?.lead.application.amount ?? null).toBe(amount);
    });
  });

  describe('with two sessions in one browser', () => {
    const createLead = (sessionId: string, id: string) => ({ sessionId, id, amount: 900 });
    const otherApplication = {
      ...storedApplication(700, at + 1),
      application: { ...createLead('b', 'lead-b'), amount: 700 },
    };
    it.each([
      ['belongs to the session of the tab after a reload', { leadApplication: tabState(900, at) }, 'a', 900],
      ['is empty if only another session is stored', {}, 'a', null],
      ['belongs to the current session', {}, 'b', 700],
    ])('%s', (_what, tab: { leadApplication?: LeadState }, session, amount) => {
      const { leadApplication } = tab;
      const own =
        leadApplication === undefined
          ? {}
          : { leadApplication: { ...leadApplication, application: createLead('a', 'lead-a') } };
      const restored = readStoredTab(
        storageWith(own),
        storageWith({ sessionId: JSON.stringify(session), storedLoanApplication: otherApplication }),
      );
      expect(restored?.lead.application.amount ?? null).toBe(amount);
    });

    const redirected = { url: 'https://partner.example', method: 'GET', params: {} };
    const serverData = { redirected, fieldErrors: [{ name: 'iban', code: 'invalid' }] };
    it.each([
      ['another lead', 'lead-1', 1, 'lead-2', 1],
      ['an ended lead, before the next has an id', 'lead-1', 1, undefined, 2],
      ['an uncreated lead that exists now', undefined, 1, 'lead-1', 2],
      ['a lead that was never created', undefined, 1, undefined, 2],
    ])('never mixes answers with server data of %s', (_what, before, attemptBefore, after, attempt) => {
      const own = {
        ...tabState(900, at),
        ...serverData,
        attempt: attemptBefore,
        application: { sessionId: 'a', id: before },
      };
      const next = { ...storedApplication(700, at + 1), attempt, application: { sessionId: 'a', id: after } };
      const restored = readStoredTab(
        storageWith({ leadApplication: own, dynamicPages: { ...initialDynamicPages, isReturning: true } }),
        storageWith({ storedLoanApplication: next }),
      );
      expect(restored?.lead).toMatchObject({ result: {}, redirected: null, fieldErrors: [] });
      expect(restored?.lead.application.id).toBe(after);
      expect(restored?.dynamicPages.isReturning).toBe(false);
    });

    it('keeps the server data of a lead beside its newer answers', () => {
      const own = { ...tabState(900, at), ...serverData, application: createLead('a', 'lead-1') };
      const next = { ...storedApplication(700, at + 1), application: createLead('a', 'lead-1') };
      const restored = readStoredTab(
        storageWith({ leadApplication: own }),
        storageWith({ storedLoanApplication: next }),
      );
      expect(restored?.lead).toMatchObject({ result: { status: 'accepted' }, ...serverData });
    });
  });
});
