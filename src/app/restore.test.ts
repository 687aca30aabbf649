import { describe, expect, it } from 'vitest';
import { initialDynamicPages } from '../state/slices/dynamicPages';
import { initialLeadState, type LeadState } from '../state/slices/leadState';
import { readLeft } from './restore';
import { storeWith } from './store.fixture';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const ofTab = (amount: number, savedAt: number | null): LeadState => ({
  ...initialLeadState,
  application: { amount },
  result: { status: 'accepted' },
  lastOperationTimestamp: savedAt,
});
const kept = (amount: number, savedAt: number) => ({
  application: { amount },
  progressStates: [0],
  requested: null,
  submitted: ['loan-details'],
  drafts: { 'initial-details': { email: 'ana@' } },
  emptied: ['monthly_payment_day'],
  pendingCreate: null,
  attempt: 3,
  changedAt: {},
  savedAt,
});

describe('what an earlier visit left', () => {
  it.each([
    ['nothing', {}, {}, null],
    ['what this tab left', { leadApplication: ofTab(900, at) }, {}, 900],
    ['what a closed browser kept', {}, { storedLoanApplication: kept(700, at) }, 700],
    [
      'the newer of both: this tab',
      { leadApplication: ofTab(900, at) },
      { storedLoanApplication: kept(700, at - 1) },
      900,
    ],
    [
      'the newer of both: another tab',
      { leadApplication: ofTab(900, at) },
      { storedLoanApplication: kept(700, at + 1) },
      700,
    ],
    [
      'this tab where both are as old',
      { leadApplication: ofTab(900, at) },
      { storedLoanApplication: kept(700, at) },
      900,
    ],
    [
      'the answers over a tab in which nothing was done',
      { leadApplication: ofTab(900, null) },
      { storedLoanApplication: kept(700, at) },
      700,
    ],
    [
      'what is whole where this tab is broken',
      { leadApplication: '{"application":' },
      { storedLoanApplication: kept(700, at) },
      700,
    ],
    [
      'what is whole where the other is broken',
      { leadApplication: ofTab(900, at) },
      { storedLoanApplication: { ...kept(700, at + 1), savedAt: 'later' } },
      900,
    ],
    ['nothing where both are broken', { leadApplication: '[' }, { storedLoanApplication: 7 }, null],
  ])('is %s', (_name, session, local, amount) => {
    const left = readLeft(storeWith(session), storeWith(local));
    expect(left?.lead.application.amount ?? null).toBe(amount);
  });

  it('goes on with the steps, what was typed and the count of leads of a closed browser', () => {
    const left = readLeft(storeWith({}), storeWith({ storedLoanApplication: kept(700, at) }));
    expect(left).toMatchObject({
      lead: { attempt: 3, lastOperationTimestamp: at, result: {} },
      dynamicPages: { submitted: ['loan-details'], drafts: { 'initial-details': { email: 'ana@' } } },
    });
  });

  it('still names what was emptied and is not sent yet', () => {
    const stored = { storedLoanApplication: kept(700, at + 1) };
    for (const left of [{}, { leadApplication: ofTab(900, at) }]) {
      expect(readLeft(storeWith(left), storeWith(stored))?.lead.emptied).toEqual(['monthly_payment_day']);
    }
  });

  it('still asks for the consents that the server asked for, less one that is broken', () => {
    const consent = {
      id: 'bureau',
      text: 'Autorizo la consulta.',
      required: true,
      given: false,
      version: '2',
    };
    const left = readLeft(
      storeWith({ leadApplication: { ...ofTab(900, at), customerConsents: [consent, { id: 'broken' }] } }),
      storeWith({}),
    );
    expect(left?.lead.customerConsents).toEqual([consent]);
  });

  it('keeps what only this tab knows beside the newer answers of another', () => {
    const left = readLeft(
      storeWith({
        leadApplication: { ...ofTab(900, at), attempt: 3 },
        dynamicPages: { ...initialDynamicPages, isReturning: true },
      }),
      storeWith({ storedLoanApplication: kept(700, at + 1) }),
    );
    expect(left).toMatchObject({
      lead: { application: { amount: 700 }, result: { status: 'accepted' } },
      dynamicPages: { isReturning: true, submitted: ['loan-details'] },
    });
  });

  describe('by two sessions in one browser', () => {
    const of = (sessionId: string, id: string) => ({ sessionId, id, amount: 900 });
    const ofB = { ...kept(700, at + 1), application: { ...of('b', 'lead-b'), amount: 700 } };
    it.each([
      ['is that of the tab’s own session after a reload', { leadApplication: ofTab(900, at) }, 'a', 900],
      ['is nothing where another session has been left and none of its own', {}, 'a', null],
      ['is that of the session that stands', {}, 'b', 700],
    ])('%s', (_what, tab: { leadApplication?: LeadState }, session, amount) => {
      const { leadApplication } = tab;
      const own =
        leadApplication === undefined
          ? {}
          : { leadApplication: { ...leadApplication, application: of('a', 'lead-a') } };
      const left = readLeft(
        storeWith(own),
        storeWith({ sessionId: JSON.stringify(session), storedLoanApplication: ofB }),
      );
      expect(left?.lead.application.amount ?? null).toBe(amount);
    });

    const redirected = { url: 'https://partner.example', method: 'GET', params: {} };
    const told = { redirected, fieldErrors: [{ name: 'iban', code: 'invalid' }] };
    it.each([
      ['of another lead', 'lead-1', 1, 'lead-2', 1],
      ['of a lead that ended, before the next has an id', 'lead-1', 1, undefined, 2],
      ['of the way to a lead that there is now', undefined, 1, 'lead-1', 2],
      ['of the way to a lead that never came to be', undefined, 1, undefined, 2],
    ])('never lays answers over what was told %s', (_what, before, attemptBefore, after, attempt) => {
      const own = {
        ...ofTab(900, at),
        ...told,
        attempt: attemptBefore,
        application: { sessionId: 'a', id: before },
      };
      const next = { ...kept(700, at + 1), attempt, application: { sessionId: 'a', id: after } };
      const left = readLeft(
        storeWith({ leadApplication: own, dynamicPages: { ...initialDynamicPages, isReturning: true } }),
        storeWith({ storedLoanApplication: next }),
      );
      expect(left?.lead).toMatchObject({ result: {}, redirected: null, fieldErrors: [] });
      expect(left?.lead.application.id).toBe(after);
      expect(left?.dynamicPages.isReturning).toBe(false);
    });

    it('keeps what was told of the lead beside newer answers to it', () => {
      const own = { ...ofTab(900, at), ...told, application: of('a', 'lead-1') };
      const next = { ...kept(700, at + 1), application: of('a', 'lead-1') };
      const left = readLeft(storeWith({ leadApplication: own }), storeWith({ storedLoanApplication: next }));
      expect(left?.lead).toMatchObject({ result: { status: 'accepted' }, ...told });
    });
  });
});
