import { describe, expect, it } from 'vitest';
import { applicationResultUpdated, progressStatePushed } from '../state/slices/lead';
import { actTaken, stepDataRefused, tabsMerged } from '../state/signals';
import { answer, learns, makeWorld, type Network } from './world.fixture';

/** What an applicant does on a state's screen beside answering questions. */

type World = ReturnType<typeof makeWorld>;
const act = ({ store }: World) => store.getState().asyncFormData.sendings.act;
const lead = ({ store }: World) => store.getState().leadApplication;

function ledTo(state: number, network: Network): World {
  const world = makeWorld(network);
  learns(world, { id: 'lead-1' });
  world.store.dispatch(progressStatePushed(state));
  return world;
}

describe('an act on a screen', () => {
  it('is sent once however often it is done, with the lead in its path or its body', async () => {
    const world = ledTo(38, () => answer(200, { id: 'lead-1', state: 38 }));
    world.store.dispatch(actTaken({ call: 'continueOffer', told: {} }));
    world.store.dispatch(actTaken({ call: 'continueOffer', told: {} }));
    await world.settled();
    world.store.dispatch(actTaken({ call: 'acceptCrediteaOffer', told: { offerId: 'offer-2' } }));
    await world.settled();
    expect(world.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/lead/continue/lead-1', {}],
      ['/lead/offer/accept-creditea-offer', { id: 'lead-1', offerId: 'offer-2' }],
    ]);
  });

  it('leads to the state that its answer names, where nothing is told of it any more', async () => {
    const world = ledTo(38, () => answer(200, { id: 'lead-1', state: 10, stepData: { url: 'x' } }));
    world.store.dispatch(actTaken({ call: 'skipOffer', told: {} }));
    await world.settled();
    expect(lead(world).progressStates.at(-1)).toBe(10);
    expect(act(world)).toEqual({ kind: 'idle' });
  });

  it('that the server refuses keeps what it said of each part', async () => {
    const world = ledTo(39, () => answer(422, { errors: { loan_amount: 'range' } }));
    world.store.dispatch(actTaken({ call: 'updateProvidentOffer', told: { amount: 1, period: 2 } }));
    await world.settled();
    expect(act(world)).toEqual({ kind: 'not-saved', reason: 'refused', codes: { loan_amount: 'range' } });
  });

  it.each([404, 410])('of a lead that the server answers with %i is told as gone', async (status) => {
    const world = ledTo(38, () => answer(status, {}));
    world.store.dispatch(actTaken({ call: 'continueOffer', told: {} }));
    await world.settled();
    expect(world.store.getState().asyncFormData.inquiry).toBe('gone');
  });

  it('can be done again after it failed', async () => {
    const answers = [answer(409, {}), answer(200, { id: 'lead-1', state: 10 })];
    const world = ledTo(38, () => answers.shift() ?? answer(500, {}));
    world.store.dispatch(actTaken({ call: 'continueOffer', told: {} }));
    await world.settled();
    expect(act(world)).toMatchObject({ kind: 'not-saved', reason: 'refused' });
    world.store.dispatch(actTaken({ call: 'continueOffer', told: {} }));
    await world.settled();
    expect(lead(world).progressStates.at(-1)).toBe(10);
  });
});

describe('what a screen needs of the server', () => {
  it('is what came with the present state, and nothing where that brought none', async () => {
    const answers = [
      answer(200, { id: 'lead-1', state: 40, stepData: { offer: {} } }),
      answer(200, { id: 'lead-1', state: 40 }),
      answer(200, { id: 'lead-1', state: 41 }),
    ];
    const world = ledTo(38, () => answers.shift() ?? answer(500, {}));
    const told: unknown[] = [lead(world).result.stepData];
    for (const call of ['skipOffer', 'continueOffer', 'skipOffer'] as const) {
      world.store.dispatch(actTaken({ call, told: {} }));
      await world.settled();
      told.push(lead(world).result.stepData);
    }
    expect(told).toEqual([undefined, { offer: {} }, { offer: {} }, {}]);
  });

  it('is asked for where the state was heard of elsewhere, and that of the last state says nothing of it', async () => {
    const world = ledTo(9, () => answer(200, { id: 'lead-1', state: 17, stepData: { url: 'new' } }));
    world.store.dispatch(applicationResultUpdated({ stepData: { url: 'old' } }));
    const { application, emptied, changedAt, pendingCreate } = lead(world);
    const merged = { application, emptied, changedAt, pendingCreate, submitted: [], requested: null };
    world.store.dispatch(tabsMerged({ ...merged, state: 17, savedAt: world.world.now }));
    expect(lead(world).result.stepData).toBeUndefined();
    await world.settled();
    expect(world.calls.map(({ path }) => path)).toContain('/lead/status/lead-1');
    expect(lead(world).result.stepData).toEqual({ url: 'new' });
  });

  it('is logged once for each state when it cannot be read', async () => {
    const world = ledTo(38, () => answer(500, {}));
    world.store.dispatch(stepDataRefused());
    world.store.dispatch(stepDataRefused());
    await world.settled();
    expect(world.logs).toEqual(['What the screen of a state needs was missing or of another shape']);
  });
});
