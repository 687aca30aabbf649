import { describe, expect, it, test } from 'vitest';
import type { ResponseName } from '../../api/responses';
import {
  applicationResultCleared,
  applicationResultUpdated,
  customerConsentsUpdated,
  leadReducer,
  progressStatePushed,
  routeChangeCleared,
} from './lead';
import { noNextStep } from '../../domain/journey/states/nextStep';
import { initialLeadState, type LeadState } from './leadState';
import { answersRejected, answersSubmitted, draftUpdated, stateCleared, tabFollowed } from '../events';
import { createInitialState } from '../root';
import { getStored } from '../store.fixture';
import type { StoredServerState } from '../storedApplication';

/** The actions of the lead state (specification, section 4). */

const at = Date.parse('2026-11-20T12:00:00.000Z');
const session = { sessionId: 'session-2', sessionStartedAt: '2026-11-20T12:00:00.000Z' };

const reduceFrom = (state: Partial<LeadState>, ...actions: Parameters<typeof leadReducer>[1][]) =>
  actions.reduce(leadReducer, { ...initialLeadState, ...state });

const city = { name: 'city', path: 'contactDetails.city', value: 'Sevilla' } as const;
const amount = { name: 'loan_amount', path: 'amount', value: 900 } as const;
const updateWith = (...answers: readonly (typeof city | typeof amount)[]) =>
  answersSubmitted({
    key: 'address-information',
    answers,
    policies: [],
    at,
    requestKey: null,
    ...noNextStep,
  });

/** The action of a call that received this response. */
const responseAction = (response: ResponseName, payload: object) => ({
  type: 'api/executeMutation/fulfilled',
  meta: { requestId: 'r', requestStatus: 'fulfilled', baseQueryMeta: { response } },
  payload,
});

it('starts with progress 0 and without data', () => {
  expect(leadReducer(undefined, { type: 'begin' })).toEqual(initialLeadState);
  expect(initialLeadState.progressStates).toEqual([0]);
});

describe('answersSubmitted', () => {
  it('merges the answers of a group into the lead and keeps the rest', () => {
    const before = { contactDetails: { email: 'ana@example.com', city: 'Cádiz' }, amount: 500, period: 12 };
    expect(reduceFrom({ application: before }, updateWith(city, amount))).toMatchObject({
      application: {
        contactDetails: { email: 'ana@example.com', city: 'Sevilla' },
        amount: 900,
        period: 12,
      },
      lastOperationTimestamp: at,
    });
  });

  it('removes the errors of the answered data points only', () => {
    const errors = [
      { name: 'city', code: 'invalid' },
      { name: 'iban', code: 'invalid' },
    ];
    expect(
      reduceFrom(
        {},
        answersRejected({
          requestKey: 'lead',
          errors,
          stepToOpen: null,
          stepsToReopen: [],
          staysOnStep: false,
        }),
        updateWith(city),
      ).fieldErrors,
    ).toEqual([errors[1]]);
  });
});

describe('the application result', () => {
  it('merges new fields into the result', () => {
    const state = reduceFrom(
      {},
      applicationResultUpdated({ offerId: 'offer-1', status: 'checking' }),
      applicationResultUpdated({ status: 'accepted' }),
    );
    expect(state.result).toEqual({ offerId: 'offer-1', status: 'accepted' });
  });

  it('clears the result and the lead id, and keeps the input', () => {
    const before = { application: { id: 'lead-1', amount: 900 }, result: { status: 'accepted' } };
    expect(reduceFrom(before, applicationResultCleared())).toMatchObject({
      application: { amount: 900 },
      result: {},
    });
    expect(reduceFrom(before, applicationResultCleared()).application).not.toHaveProperty('id');
  });
});

describe('progressStatePushed', () => {
  test.each<[string, number[], number, object]>([
    ['opens the route of a state before the offer', [0], 3, { route: 'contact-details', mode: 'PUSH' }],
    [
      'replaces the form with the route of a state after the offer',
      [0, 5],
      6,
      { route: 'checking', mode: 'REPLACE' },
    ],
    ['replaces the route of a state after the offer', [0, 6], 10, { route: 'accepted', mode: 'REPLACE' }],
    ['opens the index route for a state of a later release', [0], 99, { route: '', mode: 'PUSH' }],
  ])('%s', (_what, progressStates, next, routeChange) => {
    const state = reduceFrom({ progressStates }, progressStatePushed(next));
    expect(state).toMatchObject({ progressStates: [...progressStates, next], routeChange });
  });

  it('does not change anything for a repeated state', () => {
    const before = reduceFrom({ progressStates: [0, 6] });
    expect(leadReducer(before, progressStatePushed(6))).toBe(before);
  });

  it('has no pending route change after routeChangeCleared', () => {
    expect(reduceFrom({}, progressStatePushed(6), routeChangeCleared()).routeChange).toBeNull();
  });
});

it('stores the consents of the server', () => {
  const consent = { id: 'pep', text: 'Consent', required: true, given: false };
  expect(reduceFrom({}, customerConsentsUpdated([consent])).customerConsents).toEqual([consent]);
});

it('resets to progress 0 without result and stale parts, and keeps the input, on stateCleared', () => {
  const state = reduceFrom(
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
    stateCleared({
      begun: { applicationId: 'application-2', session },
      stepsToReopen: [],
      stepToOpen: null,
      drafts: {},
    }),
  );
  expect(state).toMatchObject({
    applicationId: 'application-2',
    progressStates: [0],
    result: {},
    attempt: 1,
  });
  expect(state.application).toEqual({
    amount: 900,
    // The visit is the same.
    leadSource: 'direct',
    otherDetails: { education: 'secondary' },
    ...session,
  });
});

describe('a response of the server', () => {
  test.each([
    ['a create', responseAction('envelope', { id: 'lead-1' }), 'lead-1'],
    ['an update that names a lead', responseAction('envelope', { id: 'lead-2' }), 'lead-2'],
    ['an update that names no lead', responseAction('envelope', {}), 'lead-0'],
    ['a call about something else', responseAction('consents', { id: 'lead-9' }), 'lead-0'],
  ])('sets or keeps the lead id after the response to %s', (_what, action, id) => {
    expect(reduceFrom({ application: { id: 'lead-0' } }, action).application.id).toBe(id);
  });

  it('pushes the state that the response names', () => {
    const state = reduceFrom({}, responseAction('envelope', { state: 6, partnerName: 'Banco Muestra' }));
    expect(state).toMatchObject({ progressStates: [0, 6], result: { partnerName: 'Banco Muestra' } });
  });

  const typed = draftUpdated({ key: 'personal-details', typed: { first_name: 'Zuzanna' }, at });

  it('does not push its state while the applicant edits a step', () => {
    expect(reduceFrom({}, typed, responseAction('envelope', { state: 13 })).progressStates).toEqual([0]);
  });

  it('pushes its state after the step was left for the checking screen, although its last keys are stored later', () => {
    const checking = { progressStates: [0, 6] };
    const { progressStates } = reduceFrom(checking, typed, responseAction('envelope', { state: 13 }));
    expect(progressStates).toEqual([0, 6, 13]);
  });
});

describe('what the server has reported about a state', () => {
  const consent = { id: 'pep', text: 'Consent', required: true, given: false };
  const offer = {
    state: 38,
    stateVersion: 'v1',
    status: 'offered',
    offerId: 'offer-1',
    partnerName: 'Banco Uno',
    redirect: { url: 'https://partner.example/one', method: 'GET', params: {} },
    stepData: { offer: { amount: 900 } },
    customerConsents: [consent],
  } as const;
  const application = { id: 'lead-1', leadStatus: 'positive' };
  const inOffer = reduceFrom({ application }, responseAction('envelope', offer));
  const { state: _state, customerConsents: _consents, ...result } = offer;
  const stored: StoredServerState = {
    id: 'lead-1',
    progressStates: [0, 38, 40],
    requested: null,
    pendingCreate: null,
    attempt: 1,
  };

  it.each<[string, Parameters<typeof leadReducer>[1], object]>([
    ['a response that names another state', responseAction('envelope', { state: 40 }), { stepData: {} }],
    [
      'a response that names the same state with another offer',
      responseAction('envelope', { state: 38, stateVersion: 'v2', offerId: 'offer-2' }),
      { stateVersion: 'v2', offerId: 'offer-2' },
    ],
    ['a state of another tab', tabFollowed({ ...getStored(createInitialState()), server: stored }), {}],
    ['a state that no response has named', progressStatePushed(40), {}],
  ])('goes with it at %s', (_what, action, known) => {
    const state = reduceFrom({ ...inOffer, redirected: offer.redirect }, action);
    expect(state.result).toEqual(known);
    expect(state.customerConsents).toEqual([]);
    expect(state).toMatchObject({ application, redirected: offer.redirect });
  });

  it.each([
    ['stays, although a reply is remembered from before', 13, 40, [0, 38, 13]],
    ['is followed by another end', 12, 11, [0, 38, 12, 11]],
    ['goes on if it is none', 14, 40, [0, 38, 14, 40]],
  ])('an end %s', (_what, end, next, states) => {
    const ended = reduceFrom(inOffer, responseAction('envelope', { state: end }));
    const state = reduceFrom(ended, responseAction('envelope', { state: next }));
    expect(state.progressStates).toEqual(states);
  });

  it.each([
    ['names it again', { state: 38, stateVersion: 'v1' }],
    ['names none', { leadStatus: 'positive' }],
  ])('remains after a response that %s', (_what, envelope) => {
    const state = reduceFrom(inOffer, responseAction('envelope', envelope));
    expect(state).toMatchObject({ result, customerConsents: [consent], progressStates: [0, 38] });
  });

  it('is held as a whole while the applicant edits a step: the newest one waits', () => {
    const edited = { application, stepsEditedSinceSubmit: ['personal-details'] as const };
    const newest = { state: 40, partnerName: 'Banco Dos' };
    const state = reduceFrom(edited, responseAction('envelope', offer), responseAction('envelope', newest));
    expect(state).toMatchObject({ progressStates: [0], result: {}, heldDecision: newest });
  });
});

it('shows the errors of a lender to no other one, and keeps those of the form', () => {
  const fieldErrors = [{ name: 'code', code: 'not_accepted' }];
  const status = (stateVersion: string) =>
    responseAction('envelope', { id: 'lead-1', state: 7, stateVersion, stepData: {} });
  const inState = { application: { id: 'lead-1' }, fieldErrors };
  const asked = reduceFrom(
    { ...inState, progressStates: [0, 7], result: { stateVersion: 'a' } },
    status('a'),
  );
  expect(asked.fieldErrors).toEqual(fieldErrors);
  expect(leadReducer(asked, status('b')).fieldErrors).toEqual([]);
  expect(reduceFrom({ ...inState, progressStates: [0] }, status('a')).fieldErrors).toEqual(fieldErrors);
});
