import { describe, expect, it } from 'vitest';
import type { StateAction } from '../../api/stateActions';
import { calls } from '../../api/calls.gen';
import { questionStates, endpointFor } from '../../domain/journey/states/questionStates';
import { isAcceptedOrEndState, progressStates } from '../../domain/journey/states/progressStates';
import { partnerFrames } from '../../domain/journey/states/partnerFrames';
import { progressStatePushed } from '../slices/lead';
import { submitStateQuestionnaire } from './submitStateQuestionnaire';
import { selectRequestStatus } from '../selectors/journey';
import { stateActionRequested } from '../events';
import { getStateQuestionnaires } from '../../testing/pages.fixture';
import {
  goneResponse,
  interceptedResponse,
  jsonResponse,
  receiveFromOtherTab,
  createTestStore,
  ondaraPage,
  praveloPage,
  type FakeNetwork,
  refusedResponse,
} from '../store.fixture';

/** The failures of a state's request, and the request status of each. */
const failures: readonly {
  readonly name: string;
  readonly respond: () => ReturnType<FakeNetwork>;
  readonly expectedStatus: object;
}[] = [
  {
    name: '400',
    respond: () => refusedResponse(),
    expectedStatus: { kind: 'not-saved', reason: 'refused' },
  },
  {
    name: 'the 403 of a firewall',
    respond: () => interceptedResponse(),
    expectedStatus: { kind: 'not-saved', reason: 'intercepted' },
  },
  {
    name: '409',
    respond: () => jsonResponse(409, {}),
    expectedStatus: { kind: 'not-saved', reason: 'refused' },
  },
  {
    name: '429',
    respond: () => jsonResponse(429, {}, { 'Retry-After': '9' }),
    expectedStatus: { reason: 'wait', seconds: 9 },
  },
  {
    name: '500',
    respond: () => jsonResponse(500, {}),
    expectedStatus: { kind: 'not-saved', reason: 'server' },
  },
  {
    name: 'a network error',
    respond: () => 'no connection',
    expectedStatus: { kind: 'not-saved', reason: 'server' },
  },
  {
    name: 'an empty response',
    respond: () => new Response(''),
    expectedStatus: { kind: 'not-saved', reason: 'server' },
  },
  {
    name: 'an HTML page',
    respond: () =>
      new Response('<!doctype html><title>Login</title>', { headers: { 'Content-Type': 'text/html' } }),
    expectedStatus: { kind: 'not-saved', reason: 'server' },
  },
];

const pages = [ondaraPage, praveloPage];
const validAnswers = {
  marital_status: 'single',
  number_of_dependants: 0,
  phone_number: '+34612345678',
  code: '1234',
};

/** A lead in a state whose request fails until the server is fixed. */
function openState(
  page: typeof ondaraPage,
  state: number,
  path: string,
  respond: () => ReturnType<FakeNetwork>,
) {
  let isBroken = true;
  const app = createTestStore(
    (call) => {
      if (call.path !== path) return jsonResponse(200, { id: 'lead-1', state });
      return isBroken ? respond() : jsonResponse(200, { id: 'lead-1', state: 11 });
    },
    { page },
  );
  receiveFromOtherTab(app, { id: 'lead-1', contactDetails: { email: 'ana@example.com' } });
  app.store.dispatch(progressStatePushed(state));
  return {
    ...app,
    fixServer: () => {
      isBroken = false;
    },
    state: () => app.store.getState().leadApplication.progressStates.at(-1),
  };
}

const questionCases = pages.flatMap((page) =>
  questionStates.map((row) => ({
    row,
    state: progressStates.findIndex(({ route }) => route === row.route),
    page,
    where: `${row.route} of ${page.definition.brand}`,
    path: calls[endpointFor(row, page.definition.flow)].path,
  })),
);

describe.each(questionCases)('the answers to $where', ({ row, state, page, path }) => {
  const submission = () => {
    const questionnaire = getStateQuestionnaires(page)[row.route];
    if (questionnaire === undefined) throw new Error(`${row.route} asks nothing.`);
    const names = questionnaire.dataPoints.map(({ name }) => name);
    const answers = Object.fromEntries(
      Object.entries(validAnswers).filter(([name]) => names.some((own) => own === name)),
    );
    return submitStateQuestionnaire(questionnaire, answers);
  };

  it.each(failures)(
    'report the failure and can be sent again after $name',
    async ({ respond, expectedStatus }) => {
      const app = openState(page, state, path, respond);
      app.store.dispatch(submission());
      await app.flushPromises();
      expect(selectRequestStatus(app.store.getState(), 'state')).toMatchObject(expectedStatus);
      expect(app.state()).toBe(state);
      app.fixServer();
      app.store.dispatch(submission());
      await app.flushPromises();
      expect(app.state()).toBe(11);
    },
  );

  it('keep the errors of the server by data point', async () => {
    const errors = { code: 'not_accepted', of_nobody: 'range' };
    const app = openState(page, state, path, () => jsonResponse(422, { errors }));
    app.store.dispatch(submission());
    await app.flushPromises();
    const { fieldErrors } = app.store.getState().leadApplication;
    expect(Object.fromEntries(fieldErrors.map(({ name, code }) => [name, code]))).toEqual(errors);
    expect(app.state()).toBe(state);
  });

  it.each([404, 410])('reopen the form with the input after a %i', async (status) => {
    const app = openState(page, state, path, () => goneResponse(status));
    app.store.dispatch(submission());
    await app.flushPromises();
    const { application } = app.store.getState().leadApplication;
    expect(app.state()).toBe(0);
    expect(application.id).toBeUndefined();
    expect(application.contactDetails?.email).toBe('ana@example.com');
  });
});

/** An action of each screen that does more than ask, by the route of its state. */
const actionsByRoute: Readonly<Record<string, StateAction>> = {
  ...Object.fromEntries(
    Object.entries(partnerFrames).map(([route, { endpoint }]): [string, StateAction] => [
      route,
      { call: endpoint, details: { reference: 'ref-1' } },
    ]),
  ),
  consents: { call: 'policyConsents', details: { consents: [] } },
  'advanzia-consents': { call: 'policyConsents', details: { consents: [] } },
  'tfbank-consents': { call: 'policyConsents', details: { consents: [] } },
  'dynamic-consents': { call: 'dynamicPolicyConsents', details: { consents: [] } },
  'ipfd-offer-choice': { call: 'acceptCrediteaOffer', details: { offerId: 'offer-1' } },
  'cofidis-offer': { call: 'continueOffer', details: {} },
  'instabank-offer': { call: 'skipOffer', details: {} },
  'provident-offer': { call: 'updateProvidentOffer', details: { amount: 1000, period: 12 } },
};

describe.each(Object.entries(actionsByRoute))('the action on %s', (route, stateAction) => {
  const state = progressStates.find((row) => row.route === route)?.state ?? 0;
  const path = calls[stateAction.call].path.replace('{id}', 'lead-1');
  const action = stateActionRequested(stateAction);
  const getStatus = (app: ReturnType<typeof openState>) =>
    selectRequestStatus(app.store.getState(), 'stateAction');

  it.each(failures)(
    'reports the failure and can be repeated after $name',
    async ({ respond, expectedStatus }) => {
      const app = openState(ondaraPage, state, path, respond);
      app.store.dispatch(action);
      await app.flushPromises();
      expect(getStatus(app)).toMatchObject(expectedStatus);
      app.fixServer();
      app.store.dispatch(action);
      await app.flushPromises();
      expect(app.state()).toBe(11);
    },
  );
});

it('covers every state after the decision', () => {
  const isQuestionState = (route: string) => questionStates.some((row) => row.route === route);
  const otherRoutes = ['checking', 'continue', ...Object.keys(actionsByRoute)];
  const uncovered = progressStates.filter(
    ({ phase, route, state }) =>
      phase === 'after-offer' &&
      !isAcceptedOrEndState(state) &&
      !isQuestionState(route) &&
      !otherRoutes.includes(route),
  );
  expect(uncovered.map(({ route }) => route)).toEqual([]);
});
