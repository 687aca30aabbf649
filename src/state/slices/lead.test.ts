import { describe, expect, it, test } from 'vitest';
import type { AnswerName } from '../../api/answers';
import {
  applicationResultCleared,
  applicationResultUpdated,
  customerConsentsUpdated,
  leadReducer,
  progressStatePushed,
  routeChangeCleared,
} from './lead';
import { initialLeadState, type LeadState } from './leadState';
import { answersRefused, applicationDataUpdated, stateCleared } from '../signals';

/** The actions on the lead state, one by one (specification, section 4). */

const at = Date.parse('2026-11-20T12:00:00.000Z');
const session = { sessionId: 'session-2', sessionStartedAt: '2026-11-20T12:00:00.000Z' };

const reduced = (state: Partial<LeadState>, ...actions: Parameters<typeof leadReducer>[1][]) =>
  actions.reduce(leadReducer, { ...initialLeadState, ...state });

const city = { name: 'city', path: 'contactDetails.city', value: 'Sevilla' } as const;
const amount = { name: 'loan_amount', path: 'amount', value: 900 } as const;
const answered = (...answers: readonly (typeof city | typeof amount)[]) =>
  applicationDataUpdated({
    key: 'address-information',
    answers,
    policies: [],
    at,
    sends: null,
    leadsTo: null,
    endsReturn: false,
  });

/** What the API tells of a call that was answered so. */
const answeredBy = (answers: AnswerName, payload: object) => ({
  type: 'api/executeMutation/fulfilled',
  meta: { baseQueryMeta: { answers } },
  payload,
});

it('begins with progress 0 and nothing else', () => {
  expect(leadReducer(undefined, { type: 'begin' })).toEqual(initialLeadState);
  expect(initialLeadState.progressStates).toEqual([0]);
});

describe('updating the application data', () => {
  it('merges the parts of a group, and takes the rest whole', () => {
    const before = { contactDetails: { email: 'ana@example.com', city: 'Cádiz' }, amount: 500, period: 12 };
    expect(reduced({ application: before }, answered(city, amount))).toMatchObject({
      application: {
        contactDetails: { email: 'ana@example.com', city: 'Sevilla' },
        amount: 900,
        period: 12,
      },
      changedAt: { 'contactDetails.city': at, amount: at },
      lastOperationTimestamp: at,
    });
  });

  it('clears the errors of what was answered, and no others', () => {
    const errors = [
      { name: 'city', code: 'invalid' },
      { name: 'iban', code: 'invalid' },
    ];
    expect(
      reduced({}, answersRefused({ sending: 'lead', errors, opens: null, reopens: [] }), answered(city))
        .fieldErrors,
    ).toEqual([errors[1]]);
  });

  it('dates only what changed', () => {
    const state = reduced({ application: { contactDetails: { city: 'Sevilla' } } }, answered(city, amount));
    expect(state.changedAt).toEqual({ amount: at });
  });
});

describe('the result', () => {
  it('takes what is new beside what was known', () => {
    const state = reduced(
      {},
      applicationResultUpdated({ offerId: 'offer-1', status: 'checking' }),
      applicationResultUpdated({ status: 'accepted' }),
    );
    expect(state.result).toEqual({ offerId: 'offer-1', status: 'accepted' });
  });

  it('goes with the id of its lead, and the input stays', () => {
    const before = { application: { id: 'lead-1', amount: 900 }, result: { status: 'accepted' } };
    expect(reduced(before, applicationResultCleared())).toMatchObject({
      application: { amount: 900 },
      result: {},
    });
    expect(reduced(before, applicationResultCleared()).application).not.toHaveProperty('id');
  });
});

describe('a progress state', () => {
  test.each<[string, number[], number, object]>([
    ['before the offer is a step further', [0], 3, { route: 'contact-details', mode: 'PUSH' }],
    ['that closes the form takes its place', [0, 5], 6, { route: 'checking', mode: 'REPLACE' }],
    ['after the offer takes the place of the one before', [0, 6], 10, { route: 'accepted', mode: 'REPLACE' }],
    ['of a later release leads to the index route', [0], 99, { route: '', mode: 'PUSH' }],
  ])('%s', (_what, progressStates, next, routeChange) => {
    const state = reduced({ progressStates }, progressStatePushed(next));
    expect(state).toMatchObject({ progressStates: [...progressStates, next], routeChange });
  });

  it('that is repeated moves nobody', () => {
    const before = reduced({ progressStates: [0, 6] });
    expect(leadReducer(before, progressStatePushed(6))).toBe(before);
  });

  it('has been followed once its route change is cleared', () => {
    expect(reduced({}, progressStatePushed(6), routeChangeCleared()).routeChange).toBeNull();
  });
});

it('takes the consents as the server tells them', () => {
  const consent = { id: 'pep', text: 'Consent', required: true, given: false };
  expect(reduced({}, customerConsentsUpdated([consent])).customerConsents).toEqual([consent]);
});

it('that is cleared goes back to progress 0 without result and stale parts, and keeps the input', () => {
  const state = reduced(
    {
      application: {
        id: 'lead-1',
        amount: 900,
        generalPolicies: true,
        policies: [],
        leadSource: 'direct',
        googleCaptchaToken: 'token',
        otherDetails: { ibanConsent: true, education: 'secondary' },
        sessionId: 'session-1',
        sessionStartedAt: '2026-11-19T12:00:00.000Z',
      },
      result: { status: 'checking' },
      progressStates: [0, 6],
    },
    stateCleared({ session, reopens: [], opens: null }),
  );
  expect(state).toMatchObject({ progressStates: [0], result: {}, attempt: 2 });
  expect(state.application).toEqual({
    amount: 900,
    otherDetails: { education: 'secondary' },
    ...session,
  });
});

describe('an answer of the server', () => {
  test.each([
    ['a create', answeredBy('envelope', { id: 'lead-1' }), 'lead-1'],
    ['an update that names the lead', answeredBy('envelope', { id: 'lead-2' }), 'lead-2'],
    ['an update that does not', answeredBy('envelope', {}), 'lead-0'],
    ['a call that is about no lead', answeredBy('consents', { id: 'lead-9' }), 'lead-0'],
  ])('to %s leaves the id that holds', (_what, action, id) => {
    expect(reduced({ application: { id: 'lead-0' } }, action).application.id).toBe(id);
  });

  it('puts the lead into the state that it names', () => {
    const state = reduced({}, answeredBy('envelope', { state: 6, partnerName: 'Banco Muestra' }));
    expect(state).toMatchObject({ progressStates: [0, 6], result: { partnerName: 'Banco Muestra' } });
  });
});
