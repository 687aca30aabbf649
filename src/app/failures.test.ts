import { describe, expect, it } from 'vitest';
import type { StateAct } from '../api/acts';
import { calls } from '../api/calls.gen';
import { askingStates, callOf } from '../domain/journey/states/askingStates';
import { isClosed, progressStates } from '../domain/journey/states/progressStates';
import { partnerFrames } from '../domain/journey/states/partnerFrames';
import { progressStatePushed } from '../state/slices/lead';
import { submitState } from '../state/sending/submitQuestionnaire';
import { selectSending } from '../state/selectors/journey';
import { actTaken } from '../state/signals';
import { statesOf } from './pages.fixture';
import { answer, learns, makeWorld, ondaraPage, praveloPage, type Network } from './world.fixture';

/** What the call of a state's screen can come to, and what the applicant is told of it. */
const faults: readonly {
  readonly name: string;
  readonly answered: () => ReturnType<Network>;
  readonly told: object;
}[] = [
  { name: '400', answered: () => answer(400, {}), told: { kind: 'not-saved', reason: 'refused' } },
  { name: '409', answered: () => answer(409, {}), told: { kind: 'not-saved', reason: 'refused' } },
  {
    name: '429',
    answered: () => answer(429, {}, { 'Retry-After': '9' }),
    told: { reason: 'wait', seconds: 9 },
  },
  { name: '500', answered: () => answer(500, {}), told: { kind: 'not-saved', reason: 'server' } },
  { name: 'a cut line', answered: () => 'no connection', told: { kind: 'not-saved', reason: 'server' } },
  { name: 'nothing', answered: () => new Response(''), told: { kind: 'not-saved', reason: 'server' } },
  {
    name: 'a page',
    answered: () =>
      new Response('<!doctype html><title>Login</title>', { headers: { 'Content-Type': 'text/html' } }),
    told: { kind: 'not-saved', reason: 'server' },
  },
];

const pages = [ondaraPage, praveloPage];
const typed = {
  marital_status: 'single',
  number_of_dependants: 0,
  phone_number: '+34612345678',
  code: '1234',
};

/** A lead at a state whose call comes to something once, and is taken when it is made again. */
function ledTo(page: typeof ondaraPage, state: number, path: string, answered: () => ReturnType<Network>) {
  let isBroken = true;
  const world = makeWorld(
    (call) => {
      if (call.path !== path) return answer(200, { id: 'lead-1', state });
      return isBroken ? answered() : answer(200, { id: 'lead-1', state: 11 });
    },
    { page },
  );
  learns(world, { id: 'lead-1', contactDetails: { email: 'ana@example.com' } });
  world.store.dispatch(progressStatePushed(state));
  return {
    ...world,
    mend: () => {
      isBroken = false;
    },
    state: () => world.store.getState().leadApplication.progressStates.at(-1),
  };
}

const asking = pages.flatMap((page) =>
  askingStates.map((row) => ({
    row,
    state: progressStates.findIndex(({ route }) => route === row.route),
    page,
    where: `${row.route} of ${page.definition.brand}`,
    path: calls[callOf(row, page.definition.flow)].path,
  })),
);

describe.each(asking)('the answers to $where', ({ row, state, page, path }) => {
  const submitted = () => {
    const questionnaire = statesOf(page)[row.route];
    if (questionnaire === undefined) throw new Error(`${row.route} asks nothing.`);
    const asked = questionnaire.dataPoints.map(({ name }) => name);
    const answers = Object.fromEntries(
      Object.entries(typed).filter(([name]) => asked.some((own) => own === name)),
    );
    return submitState(questionnaire, answers);
  };

  it.each(faults)('are told of and can be sent again after $name', async ({ answered, told }) => {
    const world = ledTo(page, state, path, answered);
    world.store.dispatch(submitted());
    await world.settled();
    expect(selectSending(world.store.getState(), 'state')).toMatchObject(told);
    expect(world.state()).toBe(state);
    world.mend();
    world.store.dispatch(submitted());
    await world.settled();
    expect(world.state()).toBe(11);
  });

  it('that the server refuses have their errors kept by question', async () => {
    const errors = { code: 'not_accepted', of_nobody: 'range' };
    const world = ledTo(page, state, path, () => answer(422, { errors }));
    world.store.dispatch(submitted());
    await world.settled();
    const { fieldErrors } = world.store.getState().leadApplication;
    expect(Object.fromEntries(fieldErrors.map(({ name, code }) => [name, code]))).toEqual(errors);
    expect(world.state()).toBe(state);
  });

  it.each([404, 410])(
    'of a lead that is gone (%i) lead back to the form, with what was typed',
    async (status) => {
      const world = ledTo(page, state, path, () => answer(status, {}));
      world.store.dispatch(submitted());
      await world.settled();
      const { application } = world.store.getState().leadApplication;
      expect(world.state()).toBe(0);
      expect(application.id).toBeUndefined();
      expect(application.contactDetails?.email).toBe('ana@example.com');
    },
  );
});

/** What is done on the screens that do more than ask: an act of each, by the route of its state. */
const actsOf: Readonly<Record<string, StateAct>> = {
  ...Object.fromEntries(
    Object.entries(partnerFrames).map(([route, { call }]): [string, StateAct] => [
      route,
      { call, told: { reference: 'ref-1' } },
    ]),
  ),
  consents: { call: 'policyConsents', told: { consents: [] } },
  'advanzia-consents': { call: 'policyConsents', told: { consents: [] } },
  'tfbank-consents': { call: 'policyConsents', told: { consents: [] } },
  'dynamic-consents': { call: 'dynamicPolicyConsents', told: { consents: [] } },
  'ipfd-offer-choice': { call: 'acceptCrediteaOffer', told: { offerId: 'offer-1' } },
  'cofidis-offer': { call: 'continueOffer', told: {} },
  'instabank-offer': { call: 'skipOffer', told: {} },
  'provident-offer': { call: 'updateProvidentOffer', told: { amount: 1000, period: 12 } },
};

describe.each(Object.entries(actsOf))('the act on %s', (route, act) => {
  const state = progressStates.find((row) => row.route === route)?.state ?? 0;
  const path = calls[act.call].path.replace('{id}', 'lead-1');
  const taken = actTaken(act);
  const standing = (world: ReturnType<typeof ledTo>) => selectSending(world.store.getState(), 'act');

  it.each(faults)('is told of and can be done again after $name', async ({ answered, told }) => {
    const world = ledTo(ondaraPage, state, path, answered);
    world.store.dispatch(taken);
    await world.settled();
    expect(standing(world)).toMatchObject(told);
    world.mend();
    world.store.dispatch(taken);
    await world.settled();
    expect(world.state()).toBe(11);
  });
});

it('leaves out no state after the decision', () => {
  const isAsking = (route: string) => askingStates.some((row) => row.route === route);
  const ofTheirOwn = ['checking', 'continue', ...Object.keys(actsOf)];
  const rest = progressStates.filter(
    ({ phase, route, state }) =>
      phase === 'after-offer' && !isClosed(state) && !isAsking(route) && !ofTheirOwn.includes(route),
  );
  expect(rest.map(({ route }) => route)).toEqual([]);
});
