import { readApplication } from '../stored/applications';
import { describe, expect, it } from 'vitest';
import { stateNumber } from '../../domain/journey/states/progressStates';
import { saveDraft } from '../drafts';
import { stepFocused, stepViewed } from '../events';
import { createHostPosition, setupHostListeners, type SendToHost } from '../listeners/hostListeners';
import { selectProgressState } from '../selectors/journey';
import { praveloPage, storeInOtherTab } from '../store.fixture';
import { catchUp } from '../tabs/tabs';
import { openWaiting } from './waiting.fixture';

const loan = { path: 'loan-information', answers: { loan_amount: 3000, loan_period: 12 } } as const;
const person = { path: 'personal-details', answers: { first_name: 'Anna' } } as const;

const rejected = stateNumber('REJECTED');
const offered = stateNumber('PROVIDENT_OFFER');
const inState = (state: number) => ({
  id: 'lead-1',
  state,
  application: { offerId: 'offer-1' },
  stepData: { amount: 1000 },
});

/** Sends the first step. The applicant is in a field of the next one when the server names a decision. */
async function receiveWhileInField(state = offered, sendToHost: SendToHost = () => undefined) {
  const app = openWaiting({ page: praveloPage });
  setupHostListeners(
    app.startListening,
    praveloPage,
    sendToHost,
    createHostPosition(praveloPage, sendToHost),
  );
  await app.submit(loan);
  app.store.dispatch(stepFocused('personal-details'));
  await app.respond(201, inState(state));
  return { ...app, getState: () => selectProgressState(app.store.getState()) };
}

describe('a decision that arrives while the applicant is in a field', () => {
  it('waits as a whole, and is stored with the id of the lead at once', async () => {
    const { getLead, getState } = await receiveWhileInField();
    expect(getState()).toBe(0);
    expect(getLead().application.id).toBe('lead-1');
    expect(getLead().result).toEqual({});
  });

  it('is shown at the next press, and nothing is sent', async () => {
    const { submit, getLead, getState, getMethods } = await receiveWhileInField();
    await submit(person);
    expect(getState()).toBe(offered);
    expect(getLead().result).toMatchObject({ offerId: 'offer-1', stepData: { amount: 1000 } });
    expect(getLead().routeChange?.route).toBe('provident-offer');
    expect(getMethods()).toEqual(['POST']);
  });

  it('is reported at once, because the document may go before it is shown, and not again', async () => {
    const { store, trackedEvents, flushPromises } = await receiveWhileInField(rejected);
    const listNames = () => trackedEvents.map(({ name }) => name).filter((name) => name !== 'StepSeen');
    expect(listNames()).toEqual(['Lead', 'CompleteRegistration', 'Reject']);
    store.dispatch(stepViewed('loan-information'));
    await flushPromises();
    expect(listNames()).toEqual(['Lead', 'CompleteRegistration', 'Reject']);
  });

  it('is reported to the embedding page in the same way', async () => {
    const sent: string[] = [];
    const { store, flushPromises } = await receiveWhileInField(rejected, (type) => void sent.push(type));
    expect(sent).toContain('loan:submitted');
    store.dispatch(stepViewed('loan-information'));
    await flushPromises();
    expect(sent.filter((type) => type === 'loan:submitted')).toHaveLength(1);
  });

  it('is shown when the applicant leaves the step', async () => {
    const { store, getState } = await receiveWhileInField();
    store.dispatch(stepViewed('loan-information'));
    expect(getState()).toBe(offered);
  });

  it('goes when another tab brings a later state', async () => {
    const { store, environment, dependencies, getLead } = await receiveWhileInField();
    storeInOtherTab(
      { dependencies, environment },
      { server: { progressStates: [0, offered, stateNumber('VEHICLE')] } },
    );
    store.dispatch(catchUp());
    expect(getLead()).toMatchObject({ heldDecision: null, progressStates: [0, offered, 16] });
  });

  it('waits on when another tab stores something else', async () => {
    const { store, environment, dependencies, getState, getLead } = await receiveWhileInField();
    storeInOtherTab({ dependencies, environment }, { server: { leadStatus: 'offered' } });
    store.dispatch(catchUp());
    expect(getLead().application.leadStatus).toBe('offered');
    expect(getState()).toBe(0);
    store.dispatch(stepViewed('loan-information'));
    expect(getLead().result).toMatchObject({ offerId: 'offer-1', stepData: { amount: 1000 } });
  });

  it('is an end for the other tabs at once', async () => {
    const { dependencies } = await receiveWhileInField(rejected);
    expect(readApplication(dependencies.shared, 'application-1')?.server).toMatchObject({
      progressStates: [0, rejected],
    });
  });

  it('ends the application at the next press', async () => {
    const { submit, getState, getLead, getMethods } = await receiveWhileInField(rejected);
    await submit(person);
    expect(getState()).toBe(rejected);
    expect(getLead().lastOperationTimestamp).toBeNull();
    expect(getMethods()).toEqual(['POST']);
  });
});

it('shows a decision at the next press if a step was edited while it was sent', async () => {
  const { submit, respond, store, getMethods } = openWaiting({
    page: { ...praveloPage, definition: { ...praveloPage.definition, advance: 'answered' } },
  });
  await submit(loan);
  store.dispatch(saveDraft('loan-information', { loan_amount: '4000' }));
  await respond(201, inState(rejected));
  expect(selectProgressState(store.getState())).toBe(0);
  await submit(loan);
  expect(selectProgressState(store.getState())).toBe(rejected);
  expect(getMethods()).toEqual(['POST']);
});

it('shows a decision in place of sending the steps that were submitted meanwhile', async () => {
  const { submit, respond, store, getMethods } = openWaiting({ page: praveloPage });
  await submit(loan, person);
  await respond(201, inState(rejected));
  expect(selectProgressState(store.getState())).toBe(rejected);
  expect(getMethods()).toEqual(['POST']);
});
