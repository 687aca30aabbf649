import { describe, expect, it } from 'vitest';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';
import { getStateQuestionnaires, ondaraPage } from '../../testing/pages.fixture';
import {
  applicationReplaced,
  leadStatusRequested,
  stepValidationFailed,
  stepViewed,
  tabFollowed,
} from '../events';
import { saveDraft } from '../drafts';
import { selectLeadRequestStatus } from '../selectors/journey';
import { progressStatePushed } from '../slices/lead';
import {
  getStored,
  jsonResponse,
  createTestStore,
  receiveFromOtherTab,
  submitAnswers,
  type ReceivedCall,
} from '../store.fixture';
import { contact } from './waiting.fixture';
import { submitStateQuestionnaire } from './submitStateQuestionnaire';

const loan = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;

/** A page that waits for the answer at each step that is sent. */
const waitingPage: typeof ondaraPage = {
  ...ondaraPage,
  definition: { ...ondaraPage.definition, advance: 'answered' },
};

/** A store whose calls wait until the test responds. */
function openWaiting(options: Parameters<typeof createTestStore>[1] = {}) {
  const responds: ((response: Response) => void)[] = [];
  const app = createTestStore(() => new Promise((resolve) => responds.push(resolve)), {
    page: waitingPage,
    ...options,
  });
  const respond = async (response: () => Response, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      responds.shift()?.(response());
      await app.flushPromises();
    }
  };
  return { ...app, respond };
}

const accept = () => jsonResponse(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] });
const fail = () => jsonResponse(503, {});
const methods = (calls: readonly ReceivedCall[]) => calls.map(({ method }) => method);

type Meanwhile = Parameters<typeof openWaiting>[0] & {
  readonly before?: readonly Parameters<typeof submitAnswers>[0][];
};

/** Sends the contact step, returns to the loan while it is sent, changes the amount there and presses. */
async function pressMeanwhile({ before = [loan, contact], ...options }: Meanwhile = {}) {
  const app = openWaiting(options);
  const { store, flushPromises } = app;
  for (const step of before) store.dispatch(submitAnswers(step));
  await flushPromises();
  store.dispatch(stepViewed('loan-details'));
  store.dispatch(saveDraft('loan-details', { loan_amount: '4000' }));
  store.dispatch(submitAnswers({ path: 'loan-details', answers: { loan_amount: 4000 } }));
  await flushPromises();
  return { ...app, getLead: () => store.getState().leadApplication };
}

describe('a submit while another request is pending', () => {
  it('is carried out after the request was accepted', async () => {
    const { respond, getLead, calls, store } = await pressMeanwhile();
    expect(getLead().application.amount).toBe(3000);
    expect(methods(calls)).toEqual(['POST']);
    await respond(accept);
    expect(getLead().application).toMatchObject({ id: 'lead-1', amount: 4000 });
    expect(getLead().routeChange).toEqual({ route: 'initial-details', mode: 'PUSH' });
    expect(store.getState().dynamicPages.submitted).toContain('loan-details');
  });

  it('is carried out after the request has failed', async () => {
    const { respond, getLead, store } = await pressMeanwhile();
    await respond(fail, 3);
    expect(getLead().application.amount).toBe(4000);
    expect(getLead().routeChange?.route).toBe('initial-details');
    expect(selectLeadRequestStatus(store.getState())).toEqual({ kind: 'idle' });
  });

  it('is carried out after the server has rejected the request, and leads to the error', async () => {
    const { respond, getLead } = await pressMeanwhile();
    await respond(() => jsonResponse(422, { errors: { email: 'not_accepted' } }));
    expect(getLead().application.amount).toBe(4000);
    expect(getLead().fieldErrors).toEqual([{ name: 'email', code: 'not_accepted' }]);
    expect(getLead().routeChange?.route).toBe('initial-details');
  });

  it(
    'sends a step with the answers that were changed while it was being sent',
    { tags: ['F4'] },
    async () => {
      const { store, flushPromises, respond, calls } = openWaiting();
      store.dispatch(submitAnswers(contact));
      await flushPromises();
      for (const email of ['eva@example.com', 'evo@example.com']) {
        store.dispatch(saveDraft('initial-details', { email }));
        store.dispatch(submitAnswers({ path: 'initial-details', answers: { email } }));
      }
      await flushPromises();
      await respond(accept);
      expect(methods(calls)).toEqual(['POST', 'PUT']);
      expect(calls[1]?.body).toMatchObject({ contactDetails: { email: 'evo@example.com' } });
    },
  );

  it.each([
    ['the applicant edits the answers again', saveDraft('loan-details', { loan_amount: '5000' })],
    [
      'the next submit is invalid',
      stepValidationFailed({ path: 'loan-details', names: ['loan_amount'], excluded: null }),
    ],
    ['the applicant goes to another step', stepViewed('initial-details')],
    [
      'the data are deleted',
      applicationReplaced({ applicationId: 'application-2', application: {}, announcement: 'deleted' }),
    ],
  ] as const)('is dropped if %s', async (_case, action) => {
    const { respond, getLead, store } = await pressMeanwhile();
    if (typeof action === 'function') store.dispatch(action);
    else store.dispatch(action);
    await respond(accept);
    expect(getLead().application.amount).not.toBe(4000);
    expect(store.getState().dynamicPages.submitted).not.toContain('loan-details');
  });
});

it('is dropped if another tab has submitted the same step since', async () => {
  const { respond, getLead, store, flushPromises } = await pressMeanwhile();
  const { input, server } = getStored(store.getState());
  store.dispatch(
    tabFollowed({ input: { ...input, application: { ...input.application, amount: 5000 } }, server }),
  );
  await respond(accept);
  await flushPromises();
  expect(getLead().application.amount).toBe(5000);
});

it.each([
  ['was submitted before', [loan, contact], 3000],
  ['was not', [contact], undefined],
])('is dropped if another tab has edited the same step since, which %s', async (_case, before, amount) => {
  const { respond, getLead, store, flushPromises } = await pressMeanwhile({ before });
  const { input, server } = getStored(store.getState());
  const drafts = { ...input.drafts, 'loan-details': { loan_amount: '5000' } };
  store.dispatch(tabFollowed({ input: { ...input, drafts }, server }));
  await respond(accept);
  await flushPromises();
  expect(getLead().application.amount).toBe(amount);
  expect(store.getState().dynamicPages.drafts['loan-details']).toEqual({ loan_amount: '5000' });
});

describe('a submit on the screen of a state while its answers are pending', () => {
  const vehicle = removeUndecidableRules(
    getStateQuestionnaires(ondaraPage)['vehicle'] ?? expect.unreachable(),
    {},
  );
  const plates = (calls: readonly ReceivedCall[]) =>
    calls.map(({ body }) => JSON.stringify(body)).map((text) => /"(\d{4}[A-Z]{3})"/.exec(text)?.[1]);

  async function submitPlates(...submitted: readonly string[]) {
    const app = openWaiting();
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(16));
    for (const plate of submitted)
      app.store.dispatch(submitStateQuestionnaire(vehicle, { vehicle_license_plate_number: plate }));
    await app.flushPromises();
    return app;
  }

  it('sends the changed answers if the screen stays', async () => {
    const { respond, calls } = await submitPlates('1234BBC', '4321BBC');
    // Before each repeat the status is read.
    const isUnchanged = () => jsonResponse(200, { id: 'lead-1', state: 16 });
    for (let time = 0; time < 3; time += 1) {
      await respond(fail);
      await respond(isUnchanged);
    }
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(plates(sent)).toEqual(['1234BBC', '1234BBC', '1234BBC', '4321BBC']);
  });

  it('sends nothing more if the server names another state', async () => {
    const { respond, calls } = await submitPlates('1234BBC', '4321BBC');
    await respond(() => jsonResponse(200, { id: 'lead-1', state: 6 }));
    expect(plates(calls)).toEqual(['1234BBC']);
  });

  it('sends the same answers once', async () => {
    const { respond, calls } = await submitPlates('1234BBC', '1234BBC');
    await respond(fail, 3);
    expect(calls).toHaveLength(3);
  });

  it('explains that the server accepted them and named no other state', async () => {
    const { respond, store } = await submitPlates('1234BBC');
    await respond(() => jsonResponse(200, { id: 'lead-1', state: 16 }));
    expect(store.getState().asyncFormData.requests.state).toEqual({
      kind: 'not-saved',
      reason: 'no-next-state',
    });
  });

  it('is asked the same by the next lender, with nothing typed', async () => {
    const app = openWaiting();
    receiveFromOtherTab(app, { id: 'lead-1' });
    app.store.dispatch(progressStatePushed(16));
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    await app.respond(() => jsonResponse(200, { id: 'lead-1', state: 16, stateVersion: 'a' }));
    app.store.dispatch(saveDraft(vehicle.key, { vehicle_license_plate_number: '1234BBC' }));
    app.store.dispatch(submitStateQuestionnaire(vehicle, { vehicle_license_plate_number: '1234BBC' }));
    await app.flushPromises();
    await app.respond(() => jsonResponse(200, { id: 'lead-1', state: 16, stateVersion: 'b' }));
    const { asyncFormData, dynamicPages } = app.store.getState();
    expect(asyncFormData.requests.state?.kind).toBe('saved');
    expect(dynamicPages.drafts[vehicle.key]).toBeUndefined();
  });
});
