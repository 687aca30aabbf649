import { describe, expect, it } from 'vitest';
import { initialDynamicPages } from '../state/slices/dynamicPages';
import { progressStatePushed, redirectFollowed } from '../state/slices/lead';
import { stepRefused, stepSeen, tabsMerged } from '../state/signals';
import { answer, makeWorld, submitted, type Network } from './world.fixture';

const created: Network = ({ method }) =>
  method === 'POST' ? answer(200, { id: 'lead-1', state: 0, dataPoints: ['iban'] }) : answer(200, {});

const contact = { email: ' Ana@X.es', phoneNumber: '+34612345678' };
const withContact = (progressStates: readonly number[] = [0]) => ({
  preloaded: {
    dynamicPages: { ...initialDynamicPages, submitted: ['loan-details' as const] },
    leadApplication: {
      ...makeWorld(created).store.getState().leadApplication,
      application: { id: 'lead-1', sessionId: 'session-1', contactDetails: contact },
      progressStates,
    },
  },
});
const names = ({ tracked }: ReturnType<typeof makeWorld>) => tracked.map(({ name }) => name);

describe('what is told of a lead', () => {
  it('is the lead itself, once, when the server has made it', async () => {
    const { preloaded } = withContact();
    const { id: _none, ...application } = preloaded.leadApplication.application;
    const world = makeWorld(created, {
      preloaded: { ...preloaded, leadApplication: { ...preloaded.leadApplication, application } },
    });
    const answers = { email: 'ana@x.es', phone_number: '+34612345678', general_policies: true };
    world.store.dispatch(submitted({ path: 'initial-details', answers }));
    await world.settled();
    world.store.dispatch(submitted({ path: 'initial-details', answers }));
    await world.settled();
    expect(world.tracked).toMatchObject([
      { name: 'Lead', leadId: 'lead-1', identity: { email: 'ana@x.es' } },
    ]);
  });

  it('is its registration, once the form is through, and by whom', async () => {
    const world = makeWorld(created, withContact());
    world.store.dispatch(progressStatePushed(6));
    world.store.dispatch(progressStatePushed(7));
    await world.settled();
    expect(names(world)).toEqual(['CompleteRegistration']);
    expect(world.tracked[0]).toMatchObject({
      leadId: 'lead-1',
      identity: { externalId: 'session-1', email: 'ana@x.es', phone: '+34612345678' },
    });
  });

  it('is a rejection, with whom it was told of before that was forgotten', async () => {
    const world = makeWorld(created, withContact([0, 6]));
    world.store.dispatch(progressStatePushed(13));
    await world.settled();
    expect(world.store.getState().leadApplication.application.contactDetails).toBeUndefined();
    expect(world.tracked).toMatchObject([{ name: 'Reject', identity: { email: 'ana@x.es' } }]);
  });

  it('is an offer, its partner, and the way there', async () => {
    const world = makeWorld(created, withContact([0, 6]));
    world.store.dispatch(progressStatePushed(38));
    world.store.dispatch(progressStatePushed(10));
    world.store.dispatch(redirectFollowed({ url: 'https://bank.example', method: 'GET', params: {} }));
    await world.settled();
    expect(world.tracked.map(({ name, facts }) => [name, facts])).toEqual([
      ['OfferSeen', { state: 'COFIDIS_OFFER' }],
      ['Accepted', {}],
      ['Redirected', {}],
    ]);
  });

  it('is nothing that was told where it happened, in another tab', async () => {
    const world = makeWorld(created, withContact());
    const { application, emptied, changedAt, pendingCreate } = world.store.getState().leadApplication;
    world.store.dispatch(
      tabsMerged({
        application,
        emptied,
        changedAt,
        pendingCreate,
        submitted: [],
        requested: null,
        state: 6,
        savedAt: 1,
      }),
    );
    await world.settled();
    expect(names(world)).toEqual([]);
  });
});

describe('what is told of the form', () => {
  it('is each step that is seen, and what held one back, by names alone', async () => {
    const world = makeWorld(created, withContact());
    world.store.dispatch(stepSeen('initial-details'));
    world.store.dispatch(stepRefused({ path: 'initial-details', names: ['email', 'phone_number'] }));
    await world.settled();
    expect(world.tracked.some(({ identity }) => identity !== undefined)).toBe(false);
    expect(world.tracked.map(({ name, facts }) => [name, facts])).toEqual([
      ['StepSeen', { step: 'initial-details' }],
      ['StepLeftWithErrors', { step: 'initial-details', questions: 'email phone_number' }],
    ]);
  });
});
