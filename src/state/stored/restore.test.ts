import { dropUndefined } from '../../domain/lead/dropUndefined';
import { describe, expect, it } from 'vitest';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { initialLeadState, type LeadState } from '../slices/leadState';
import { createJournal } from './journals.fixture';
import { readStoredTab } from './restore';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { storageWith } from '../../testing/storage.fixture';

const at = Date.parse('2026-11-20T12:00:00.000Z');
const id = 'application-1';
const tabState = (amount: number): LeadState => ({
  ...initialLeadState,
  applicationId: id,
  application: { amount, sessionId: 'a' },
  result: { status: 'accepted' },
  lastOperationTimestamp: at,
});
const createInput = (amount: number, sessionId = 'a') => ({
  application: { amount, sessionId },
  submitted: ['loan-details'],
  drafts: { 'initial-details': { email: 'ana@' } },
  emptied: ['monthly_payment_day'],
  savedAt: at,
});
/** What all tabs share of an application. */
const shared = (input: ReturnType<typeof createInput>, server: Parameters<typeof createJournal>[2] = {}) =>
  createJournal(id, input, { attempt: 3, ...server });
const read = (session: object, local: object, requestedSession?: string) =>
  readStoredTab({ session: storageWith({ ...session }), local: storageWith({ ...local }) }, requestedSession);
const readAmount = (...stored: Parameters<typeof read>) => read(...stored)?.lead.application.amount ?? null;

describe('the stored state of an earlier visit', () => {
  it.each([
    ['nothing without stored data', {}, {}, null],
    ['what this tab has, if the storage was wiped', { leadApplication: tabState(900) }, {}, 900],
    ['what a closed browser has left', {}, shared(createInput(700)), 700],
    [
      'what a full storage has not taken of this tab',
      {
        leadApplication: tabState(900),
        unsharedJournal: { applicationId: id, cells: { 'lead/amount': [at + 1, 'document-2', 900] } },
      },
      shared(createInput(700)),
      900,
    ],
    [
      'what was entered last, in whichever tab',
      { leadApplication: tabState(900) },
      {
        ...createJournal(id, createInput(800), {}, { document: 'document-2', stamp: at + 1 }),
        ...shared(createInput(700)),
      },
      800,
    ],
    [
      'the valid data if the data of this tab is invalid',
      { leadApplication: '{"application":' },
      shared(createInput(700)),
      700,
    ],
    [
      'the valid data if the other data is invalid',
      { leadApplication: tabState(900) },
      { [`storedLoanApplication:${id}:document-1`]: { savedAt: [at, 'document-1', 'later'] } },
      900,
    ],
    [
      'nothing if both are invalid',
      { leadApplication: '[' },
      { [`storedLoanApplication:${id}:document-1`]: 7 },
      null,
    ],
    [
      'what this tab has, and not the application that was used last',
      { leadApplication: { ...tabState(900), applicationId: 'application-2' } },
      shared(createInput(700)),
      900,
    ],
  ])('contains %s', (_name, session, local, amount) => {
    expect(readAmount(session, local)).toBe(amount);
  });

  it('contains the steps, drafts and lead count of a closed browser', () => {
    expect(read({}, shared(createInput(700)))).toMatchObject({
      lead: {
        applicationId: id,
        attempt: 3,
        lastOperationTimestamp: at,
        result: {},
        emptied: ['monthly_payment_day'],
      },
      dynamicPages: { submitted: ['loan-details'], drafts: { 'initial-details': { email: 'ana@' } } },
    });
  });

  it('contains the requested consents without an invalid one', () => {
    const consent = {
      id: 'bureau',
      text: 'Autorizo la consulta.',
      required: true,
      given: false,
      version: '2',
    };
    const restored = read(
      {
        leadApplication: { ...tabState(900), customerConsents: [consent, { id: 'broken' }] },
      },
      {},
    );
    expect(restored?.lead.customerConsents).toEqual([consent]);
  });

  it('keeps the data that only this tab has beside the newer answers of another tab', () => {
    const restored = read(
      {
        leadApplication: { ...tabState(900), attempt: 3 },
        dynamicPages: { ...initialDynamicPages, isReturning: true },
      },
      shared(createInput(700)),
    );
    expect(restored).toMatchObject({
      lead: { application: { amount: 700 }, result: { status: 'accepted' } },
      dynamicPages: { isReturning: true, submitted: ['loan-details'] },
    });
  });

  it.each([
    ['keeps what the server has reported about the state of the tab', [0, 6, 38], { status: 'accepted' }],
    ['leaves it if another tab has gone on to another state', [0, 6, 38, 40], {}],
    ['leaves it if another tab has come back to the state', [0, 6, 38, 40, 38], {}],
  ])('%s', (_what, progressStates, result) => {
    const own = { ...tabState(900), progressStates: [0, 6, 38], application: { id: 'lead-1' } };
    const restored = read(
      { leadApplication: own },
      shared(createInput(700), { id: 'lead-1', progressStates }),
    );
    expect(restored?.lead).toMatchObject({ progressStates, result });
    expect(restored?.lead.result).toEqual(result);
  });

  describe('that has ended in another tab', () => {
    const inState = (...states: readonly number[]) => ({
      leadApplication: { ...tabState(900), progressStates: [0, ...states] },
    });
    const ended = { [`ended:${id}`]: { endedAt: at, state: 13 } };
    const replaced = { [`ended:${id}`]: { endedAt: at, state: 13, next: 'application-2' } };
    const next = createJournal('application-2', createInput(500, 'b'));
    it.each([
      ['is not in the tab any more', inState(), ended, null],
      ['waits for no decision', inState(stateNumber('CHECKING')), ended, null],
      ['shows the end', inState(6, stateNumber('REJECTED')), ended, 900],
      ['gives way to the application in its place', inState(), { ...replaced, ...next }, 500],
      ['gives way to no other application', inState(), { ...ended, ...next }, null],
      [
        'is not read again, although a tab has stored it since',
        {},
        { ...shared(createInput(700)), ...ended },
        null,
      ],
    ])('%s', (_what, tab, local, amount) => {
      expect(readAmount(tab, local)).toBe(amount);
    });
  });

  describe('with two applications in one browser', () => {
    const other = createJournal('application-2', createInput(500, 'b'));
    it.each([
      ['opens that of the session in the link', {}, { ...shared(createInput(700)), ...other }, 'b', 500],
      ['opens none for a session that it does not know', {}, shared(createInput(700)), 'c', null],
      [
        'leaves the one of the tab for that of the link',
        { leadApplication: tabState(900) },
        { ...shared(createInput(700)), ...other },
        'b',
        500,
      ],
      ['opens the one of the tab if the link names it', { leadApplication: tabState(900) }, other, 'a', 900],
    ])('%s', (_what, tab, local, session, amount) => {
      expect(readAmount(tab, local, session)).toBe(amount);
    });
  });

  describe('beside server data of the tab', () => {
    const redirected = { url: 'https://partner.example', method: 'GET', params: {} };
    const serverData = { redirected, fieldErrors: [{ name: 'iban', code: 'invalid' }] };
    it.each([
      ['another lead', 'lead-1', 1, 'lead-2', 1],
      ['an uncreated lead that exists now', undefined, 1, 'lead-1', 2],
      ['a lead that was never created', undefined, 1, undefined, 2],
    ])('never mixes answers with server data of %s', (_what, before, attemptBefore, after, attempt) => {
      const own = {
        ...tabState(900),
        ...serverData,
        attempt: attemptBefore,
        application: { sessionId: 'a', id: before },
      };
      const restored = read(
        { leadApplication: own, dynamicPages: { ...initialDynamicPages, isReturning: true } },
        shared(createInput(700), dropUndefined({ id: after, attempt })),
      );
      expect(restored?.lead).toMatchObject({ result: {}, redirected: null, fieldErrors: [] });
      expect(restored?.lead.application.id).toBe(after);
      expect(restored?.dynamicPages.isReturning).toBe(false);
    });

    it('keeps the server data of a lead beside its newer answers', () => {
      const own = { ...tabState(900), ...serverData, application: { sessionId: 'a', id: 'lead-1' } };
      const restored = read({ leadApplication: own }, shared(createInput(700), { id: 'lead-1' }));
      expect(restored?.lead).toMatchObject({ result: { status: 'accepted' }, ...serverData });
    });
  });
});
