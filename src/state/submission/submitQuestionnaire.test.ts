import { velmioPage } from '../../testing/velmioPage.fixture';
import { readApplication } from '../stored/applications';
import { describe, expect, it } from 'vitest';
import marenza from '../../../brands/marenza/brand';
import marenzaEs from '../../../brands/marenza/es/page';
import { countryFacts } from '../../domain/countries/vectors/facts.fixture';
import type { Lead } from '../../domain/lead/lead';
import { resolvePage } from '../../domain/pages/resolvePage';
import type { RequestStatus } from '../../domain/journey/calls/requestStatus';
import type { StepPath } from '../../domain/catalogue/steps';
import { leadStatusRequested, stepFocused } from '../events';
import type { RootState } from '../root';
import { selectLeadRequestStatus } from '../selectors/journey';
import { initialAsyncFormData } from '../slices/asyncFormDataState';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { initialLeadState, type LeadState } from '../slices/leadState';
import {
  jsonResponse,
  loadedPolicies,
  createTestStore,
  ondaraPage,
  praveloPage,
  submitAnswers,
  type FakeNetwork,
  type ReceivedCall,
} from '../store.fixture';
import { contact } from './waiting.fixture';
import { submitReview } from './submitReview';
import { submitStep } from './submitQuestionnaire';

const loan = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } } as const;
const person = { path: 'personal-details', answers: { first_name: 'Ana' } } as const;
const classicLoan = { path: 'loan-information', answers: { loan_amount: 1500, loan_period: 61 } } as const;

const session = { sessionId: 'session-1', sessionStartedAt: '2026-11-20T12:00:00.000Z' };

/** Two days after the session began. */
const afterSession = Date.parse('2026-11-22T12:00:00Z');

const askedSteps: Pick<RootState, 'dynamicPages'> = {
  dynamicPages: {
    ...initialDynamicPages,
    requested: ['first_name', 'iban'],
    submitted: ['loan-details', 'initial-details'],
  },
};
const withLead = (lead: Partial<LeadState>): Pick<RootState, 'leadApplication'> => ({
  leadApplication: { ...initialLeadState, application: { ...session, id: 'lead-1' }, ...lead },
});
const withStatus = (lead: RequestStatus): Pick<RootState, 'asyncFormData'> => ({
  asyncFormData: { ...initialAsyncFormData, policies: loadedPolicies, requests: { lead } },
});
const waitingPage: typeof ondaraPage = {
  ...ondaraPage,
  definition: { ...ondaraPage.definition, advance: 'answered' },
};

const inState =
  (state: number): FakeNetwork =>
  ({ method }) =>
    jsonResponse(method === 'POST' ? 201 : 200, { id: 'lead-1', state });
const getMethods = (calls: readonly ReceivedCall[]) => calls.map(({ method }) => method);
const getRoute = ({ store }: ReturnType<typeof createTestStore>) =>
  store.getState().leadApplication.routeChange?.route;

describe('whether a submit sends the lead', () => {
  it.each<readonly [boolean, string, StepPath, typeof ondaraPage]>([
    [false, 'a step before the contact data', 'loan-details', ondaraPage],
    [true, 'the contact data of a dynamic page', 'initial-details', ondaraPage],
    [false, 'a step after the contact data', 'personal-details', ondaraPage],
    [false, 'the last step before a review', 'online-banking', ondaraPage],
    [false, 'a step that the page does not have', 'income-details', ondaraPage],
    [true, 'each step of a classic page', 'loan-information', praveloPage],
    [false, 'the last step of a classic page before a review', 'reference-information', praveloPage],
  ])('is %s for %s', (expected, _what, path, page) => {
    const { store } = createTestStore(inState(0), { page });
    store.dispatch(submitStep(path, {}));
    expect(selectLeadRequestStatus(store.getState()).kind).toBe(expected ? 'sending' : 'idle');
  });
});

describe('the answers that a submit stores', () => {
  it('are none for a step that the page does not have', async () => {
    const app = createTestStore(inState(0));
    const before = app.store.getState();
    app.store.dispatch(submitStep('income-details', { monthly_income: 2000 }));
    await app.flushPromises();
    expect(app.store.getState()).toEqual(before);
    expect(app.calls).toEqual([]);
  });

  it('leave the stored answer to a question that is not visible', () => {
    const { store } = createTestStore(inState(0), {
      preloaded: withLead({ application: { ...session, otherDetails: { connectedToPep: true } } }),
    });
    store.dispatch(submitStep('pep-details', { is_politically_exposed: true }));
    const { application, emptied } = store.getState().leadApplication;
    expect(application.otherDetails).toEqual({ isPoliticallyExposed: true, connectedToPep: true });
    expect(emptied).toEqual([]);
  });

  it.each([
    ['employed', 'employment-details'],
    ['self_employed', 'cofidis-profession'],
    ['unemployed', 'vehicle-ownership'],
  ])('decide the step that opens: %s', (income_source, expected) => {
    const app = createTestStore(inState(0));
    app.store.dispatch(submitStep('income-source', { income_source }));
    expect(getRoute(app)).toBe(expected);
  });

  it.each([
    ['at once if they are sent', contact, true],
    ['with the next write if they are not sent', loan, false],
  ])('are written %s', async (_when, step, isWritten) => {
    const app = createTestStore(() => 'no connection', { hasLateWrites: true });
    app.store.dispatch(submitStep(step.path, step.answers));
    await app.flushPromises();
    expect(readApplication(app.dependencies.shared, 'application-1') !== null).toBe(isWritten);
  });
});

describe('a submit after a request that was not accepted', () => {
  const pendingCreate = {
    idempotencyKey: 'application-1:1',
    body: { contactDetails: { email: 'ana@example.com' } },
  };
  const wait = { kind: 'not-saved', reason: 'wait', seconds: 30, until: 0 } as const;

  it.each<readonly [string, RequestStatus, Partial<LeadState>, string | undefined]>([
    ['nothing where all is sent', { kind: 'idle' }, {}, undefined],
    ['nothing where the lead is saved', { kind: 'saved', at: 0 }, {}, undefined],
    [
      'the contact data alone after an update that failed',
      { kind: 'not-saved', reason: 'server' },
      {},
      'PUT',
    ],
    [
      'the contact data alone after an update that had no network',
      { kind: 'not-saved', reason: 'offline' },
      {},
      'PUT',
    ],
    ['nothing while the server asks to wait', { ...wait, secondsLeft: 30 }, {}, undefined],
    ['the contact data alone when the wait is over', { ...wait, secondsLeft: 0 }, {}, 'PUT'],
    ['nothing if no state followed', { kind: 'not-saved', reason: 'no-next-state' }, {}, undefined],
    ['nothing if no step followed', { kind: 'not-saved', reason: 'no-step' }, {}, undefined],
    [
      'the contact data alone after a reload interrupted the create',
      { kind: 'idle' },
      { application: { ...session, contactDetails: { email: 'ana@example.com' } }, pendingCreate },
      'POST',
    ],
    [
      'the contact data alone after a reload forgot that no create could be prepared',
      { kind: 'idle' },
      { application: { ...session, contactDetails: { email: 'ana@example.com' } } },
      'POST',
    ],
  ])('sends %s', { tags: ['F20'] }, async (_what, status, lead, method) => {
    const app = createTestStore(inState(0), {
      preloaded: { ...askedSteps, ...withLead(lead), ...withStatus(status) },
    });
    app.store.dispatch(submitStep(person.path, person.answers));
    await app.flushPromises();
    expect(app.calls[0]?.method).toBe(method);
    expect(app.calls.filter(({ body }) => 'personalDetails' in body)).toEqual([]);
    expect(getRoute(app)).toBe('bank-account');
  });

  it('goes on where the page waits for answers and the server asks to wait', async () => {
    const app = createTestStore(inState(0), {
      page: waitingPage,
      preloaded: { ...askedSteps, ...withLead({}), ...withStatus({ ...wait, secondsLeft: 30 }) },
    });
    app.store.dispatch(submitStep(person.path, person.answers));
    await app.flushPromises();
    expect(app.calls).toEqual([]);
    expect(getRoute(app)).toBe('bank-account');
  });

  it('opens the step with the error at once, even if another request is pending', () => {
    const app = createTestStore(inState(0), {
      preloaded: {
        ...askedSteps,
        ...withStatus({ kind: 'sending' }),
        ...withLead({
          fieldErrors: [{ name: 'email', code: 'not_accepted' }],
          ahead: { places: [], queued: null, focusedStep: 'personal-details', leadsAway: true },
        }),
      },
    });
    app.store.dispatch(submitStep(person.path, person.answers));
    expect(getRoute(app)).toBe('initial-details');
    expect(app.store.getState().leadApplication.application.personalDetails?.firstName).toBe('Ana');
    expect(app.calls).toEqual([]);
  });
});

describe('going on while the contact data is sent', () => {
  it('opens each following step at once, and sends none of them', async () => {
    const app = createTestStore(inState(0));
    const code = { path: 'personal-code', answers: { personal_code: '12345678Z' } } as const;
    for (const step of [contact, person, code]) app.store.dispatch(submitAnswers(step));
    expect(getRoute(app)).toBe('demographic-details');
    await app.flushPromises();
    expect(getMethods(app.calls)).toEqual(['POST']);
    expect(getRoute(app)).toBe('demographic-details');
  });

  it.each([
    ['stays for a state whose part of the lead a passed step asks for', 3, 'personal-details'],
    ['stays for a state whose route is the open step', 2, 'personal-details'],
    ['follows a state that is not on the way', 4, 'income-details'],
  ])('%s', async (_what, state, expected) => {
    const app = createTestStore(inState(state));
    for (const step of [loan, contact]) app.store.dispatch(submitAnswers(step));
    await app.flushPromises();
    expect(getRoute(app)).toBe(expected);
  });

  it('stays for a state whose step was passed while the request was pending', async () => {
    const app = createTestStore(inState(2));
    for (const step of [loan, contact, person]) app.store.dispatch(submitAnswers(step));
    await app.flushPromises();
    expect(getRoute(app)).toBe('personal-code');
  });

  it('is not begun by a step that sends nothing: a later answer of the server still leads elsewhere', async () => {
    const app = createTestStore(inState(2), { preloaded: { ...askedSteps, ...withLead({}) } });
    app.store.dispatch(submitAnswers(person));
    app.store.dispatch(stepFocused('bank-account'));
    app.store.dispatch(leadStatusRequested());
    await app.flushPromises();
    expect(getRoute(app)).toBe('personal-details');
  });

  it('sends answers up to the latest step that was submitted, and none of later steps', async () => {
    const app = createTestStore(inState(0), {
      page: praveloPage,
      preloaded: withLead({ application: { ...session, incomeDetails: { monthlyIncome: 4000 } } }),
    });
    for (const step of [classicLoan, person]) app.store.dispatch(submitAnswers(step));
    await app.flushPromises();
    expect(getMethods(app.calls)).toEqual(['POST', 'PUT']);
    expect(app.calls[1]?.body).toMatchObject({ personalDetails: { firstName: 'Ana' } });
    expect(app.calls[1]?.body).not.toHaveProperty('incomeDetails');
  });

  it('repeats nothing if the same answers are submitted again where the page waits for the answer', async () => {
    const app = createTestStore(inState(0), { page: waitingPage });
    for (const step of [contact, contact]) app.store.dispatch(submitAnswers(step));
    await app.flushPromises();
    expect(getMethods(app.calls)).toEqual(['POST']);
  });
});

describe('an application that is over', () => {
  it.each([
    ['asks for the consents again if they were given', ['initial-details'], ['loan-details'], true],
    ['goes on as before if no consent was given', [], ['loan-details'], false],
  ])(
    'begins in the next session with the answers, and %s',
    async (_what, submitted, remaining, isReturning) => {
      const app = createTestStore(inState(0), {
        preloaded: { dynamicPages: { ...initialDynamicPages, submitted }, ...withLead({}) },
      });
      app.environment.now = afterSession;
      const answers = { ...loan.answers, loan_purpose: 'car', financing_option: 'loan' };
      app.store.dispatch(submitStep(loan.path, answers));
      await app.flushPromises();
      const { leadApplication, dynamicPages } = app.store.getState();
      expect(leadApplication.application).toMatchObject({ sessionId: 'session-2', amount: 3000 });
      expect(leadApplication.application.id).toBeUndefined();
      expect(getRoute(app)).toBe('initial-details');
      expect(dynamicPages).toMatchObject({ submitted: remaining, isReturning });
      expect(app.calls).toEqual([]);
    },
  );

  it('sends nothing from the review before the consents are given again', async () => {
    const app = createTestStore(inState(6), {
      preloaded: {
        dynamicPages: {
          ...initialDynamicPages,
          requested: ['iban'],
          submitted: ['loan-details', 'initial-details', 'bank-account'],
        },
        ...withLead({}),
      },
    });
    app.environment.now = afterSession;
    app.store.dispatch(submitReview());
    await app.flushPromises();
    expect(app.calls).toEqual([]);
    expect(app.store.getState().dynamicPages.submitted).not.toContain('initial-details');
    expect(selectLeadRequestStatus(app.store.getState()).kind).toBe('idle');
  });
});

it('a step that is submitted again without a change keeps no draft', () => {
  const { store } = createTestStore(inState(0), {
    preloaded: {
      dynamicPages: {
        ...initialDynamicPages,
        submitted: ['loan-details'],
        drafts: { 'loan-details': { loan_amount: '900' } },
      },
    },
  });
  store.dispatch(submitStep('loan-details', {}));
  expect(store.getState().dynamicPages.drafts).toEqual({});
});

describe('a question that a change brings into a submitted step', () => {
  const page = resolvePage(marenza, marenzaEs, countryFacts.ES);
  const submitted = page.steps.map(({ path }) => path).filter((path) => path !== 'employment-details');
  const open = (incomeDetails: NonNullable<Lead['incomeDetails']>) =>
    createTestStore(inState(0), {
      page,
      preloaded: {
        ...withLead({ application: { ...session, id: 'lead-1', incomeDetails } }),
        dynamicPages: { ...initialDynamicPages, submitted, isReturning: true },
      },
    });
  const temporary = { employer_name: 'Acme', position_type: 'temporary' };
  const known = { incomeSource: 'employed', incomeContractStartedAt: '2020-01-01' };

  it('is asked, although the step was submitted before', () => {
    const app = open(known);
    app.store.dispatch(submitStep('employment-details', temporary));
    expect(app.store.getState().dynamicPages.submitted).not.toContain('income-contract-details');
    expect(getRoute(app)).toBe('income-contract-details');
  });

  it.each([
    ['its answer is known', { ...known, incomeContractExpiresAt: '2027-01-01' }, temporary],
    ['nothing new is asked', known, { ...temporary, position_type: 'permanent' }],
    ['it was asked before', { ...known, positionType: 'seasonal' }, temporary],
  ])('does not ask the step again if %s', (_why, incomeDetails, answers) => {
    const app = open(incomeDetails);
    app.store.dispatch(submitStep('employment-details', answers));
    expect(app.store.getState().dynamicPages.submitted).toContain('income-contract-details');
  });
});

it('sends no step on request while the server has rejected an answer elsewhere, also to the last step', () => {
  const last = velmioPage.steps.findLast(({ isOnRequest }) => isOnRequest !== true) ?? expect.unreachable();
  const [question = expect.unreachable()] = last.dataPoints;
  const { store, calls } = createTestStore(inState(0), {
    page: velmioPage,
    preloaded: {
      ...withLead({
        ahead: { places: [], queued: null, focusedStep: null, leadsAway: true },
        fieldErrors: [{ name: question.name, code: 'not_accepted' }],
      }),
      dynamicPages: { ...initialDynamicPages, submitted: velmioPage.steps.map(({ path }) => path) },
    },
  });
  store.dispatch(submitStep('loan-information', { loan_amount: 3000, loan_period: 15 }));
  expect(calls).toEqual([]);
  expect(store.getState().leadApplication.routeChange?.route).toBe(last.path);
});
