import { describe, expect, it } from 'vitest';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Answers } from '../../domain/pages/questionnaire';
import type { RootState } from '../root';
import { initialAsyncFormData } from '../slices/asyncFormData';
import { initialDynamicPages } from '../slices/dynamicPagesState';
import { initialLeadState } from '../slices/leadState';
import { makeTestStore, ondaraPage, praveloPage } from '../store.fixture';
import { predictNextScreen } from './predictNextScreen';
import { submitStep } from './submitQuestionnaire';

interface Press {
  readonly path: StepPath;
  readonly answers: Answers;
  readonly page?: typeof ondaraPage;
  readonly preloaded?: Partial<RootState>;
}

const session = { sessionId: 'session-1', sessionStartedAt: '2026-11-20T12:00:00.000Z' };

/** Every step before the last is submitted. */
const atLastStep: Partial<RootState> = {
  dynamicPages: {
    ...initialDynamicPages,
    requested: ['first_name', 'iban'],
    submitted: ['loan-details', 'initial-details', 'personal-details'],
  },
};
const isSending: Partial<RootState> = {
  asyncFormData: { ...initialAsyncFormData, requests: { lead: { kind: 'sending' } } },
};
const withoutReview: typeof ondaraPage = {
  ...ondaraPage,
  definition: { ...ondaraPage.definition, review: 'last-step' },
};
const waitingPage: typeof ondaraPage = {
  ...ondaraPage,
  definition: { ...ondaraPage.definition, advance: 'answered' },
};

const loan: Press = { path: 'loan-details', answers: { loan_amount: 3000, loan_period: 12 } };
const contact: Press = { path: 'initial-details', answers: { email: 'ana@example.com' } };
const account: Press = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } };
const classicLoan: Press = { path: 'loan-information', answers: { loan_amount: 1500 }, page: praveloPage };
const income: Press = { path: 'income-source', answers: { income_source: 'employed' } };

const open = ({ page = ondaraPage, preloaded = {} }: Press) =>
  makeTestStore(() => 'no connection', { page, preloaded });

describe('the prediction of the screen that opens at once', () => {
  it.each<readonly [string, Press, string]>([
    ['the next step', loan, 'initial-details'],
    ['the next step after one that is sent', contact, 'personal-details'],
    ['the next step of a classic page', classicLoan, 'personal-details'],
    ['a step that the answers add', income, 'employment-details'],
    ['the review after the last step', { ...account, preloaded: atLastStep }, 'review'],
    ['an unfinished step after the last one', account, 'online-banking'],
    [
      'an earlier step with an error',
      {
        ...account,
        preloaded: {
          ...atLastStep,
          leadApplication: {
            ...initialLeadState,
            application: session,
            fieldErrors: [{ name: 'email', code: 'not_accepted' }],
          },
        },
      },
      'initial-details',
    ],
  ])('names %s', (_what, press, expected) => {
    const { store } = open(press);
    expect(store.dispatch(predictNextScreen(press.path, press.answers))?.next).toBe(expected);
  });

  it.each<readonly [string, Press]>([
    ['the page has no such step', { path: 'income-details', answers: {} }],
    ['only the server knows what follows', { ...account, page: withoutReview, preloaded: atLastStep }],
    ['the page waits for the answer to a step', { ...contact, page: waitingPage }],
    ['the answer to an earlier submit is awaited', { ...loan, preloaded: isSending }],
    [
      'the session is over',
      {
        ...loan,
        preloaded: {
          leadApplication: {
            ...initialLeadState,
            application: { ...session, sessionStartedAt: '2026-11-18T12:00:00.000Z' },
          },
        },
      },
    ],
  ])('is none if %s', (_case, press) => {
    const { store } = open(press);
    expect(store.dispatch(predictNextScreen(press.path, press.answers))).toBeNull();
  });

  it.each<readonly [string, Press]>([
    ['a step that sends nothing', loan],
    ['a step that is sent', classicLoan],
    ['the last step', { ...account, preloaded: atLastStep }],
  ])('has the answers, the route and the steps that the submit leads to: %s', (_what, press) => {
    const { store } = open(press);
    const before = store.getState();
    const after = store.dispatch(predictNextScreen(press.path, press.answers))?.getStateAfter();
    expect(store.getState()).toBe(before);
    store.dispatch(submitStep(press.path, press.answers));
    const submitted = store.getState();
    expect(after?.leadApplication.application).toEqual(submitted.leadApplication.application);
    expect(after?.leadApplication.routeChange).toEqual(submitted.leadApplication.routeChange);
    expect(after?.leadApplication.ahead).toEqual(submitted.leadApplication.ahead);
    expect(after?.dynamicPages).toEqual(submitted.dynamicPages);
    expect(after?.dynamicPages.submitted).toContain(press.path);
  });

  it('starts no request', () => {
    const { store, calls } = open(contact);
    const after = store.dispatch(predictNextScreen(contact.path, contact.answers))?.getStateAfter();
    expect(calls).toEqual([]);
    expect(after?.asyncFormData).toEqual(store.getState().asyncFormData);
    expect(after?.asyncFormData.requests.lead).toBeUndefined();
  });
});
