import { describe, expect, it } from 'vitest';
import { pollingLimit } from '../domain/journey/states/polling';
import { progressStatePushed, routeChangeCleared } from '../state/slices/lead';
import { currentState } from '../state/slices/leadState';
import { checkingOpened, pageRestored } from '../state/signals';
import { answer, learns, makeWorld, type Network } from './world.fixture';

const statusCalls = (world: ReturnType<typeof makeWorld>) =>
  world.calls.filter(({ path }) => path === '/lead/status/lead-1');

async function checking(network: Network) {
  const world = makeWorld(network);
  learns(world, { id: 'lead-1' });
  world.store.dispatch(progressStatePushed(6));
  world.store.dispatch(checkingOpened());
  await world.settled();
  await world.settled();
  return world;
}

describe('checking', () => {
  it('asks until there is a decision, and follows it by replacing the screen', async () => {
    let polls = 0;
    const world = await checking(() => {
      polls += 1;
      return answer(200, { id: 'lead-1', state: polls < 3 ? 6 : 10 });
    });
    expect(statusCalls(world)).toHaveLength(3);
    expect(world.store.getState().leadApplication.routeChange).toEqual({
      route: 'accepted',
      mode: 'REPLACE',
    });
  });

  it('goes on through answers of a server in trouble and a lost network', async () => {
    let polls = 0;
    const world = await checking(() => {
      polls += 1;
      if (polls === 1) return answer(502, {});
      return polls === 2 ? 'no connection' : answer(200, { id: 'lead-1', state: 13 });
    });
    expect(currentState(world.store.getState().leadApplication)).toBe(13);
  });

  it('stops at a limit, says so, and asks again when the applicant wants it', async () => {
    const began = Date.parse('2026-11-20T12:00:00Z');
    const world = await checking(() => answer(200, { id: 'lead-1', state: 6 }));
    const asked = statusCalls(world).length;
    expect(world.store.getState().asyncFormData.isCheckingStalled).toBe(true);
    expect(world.world.now - began).toBeLessThan(pollingLimit + 15_000);
    expect(asked).toBeLessThan(40);
    world.store.dispatch(checkingOpened());
    expect(world.store.getState().asyncFormData.isCheckingStalled).toBe(false);
    await world.settled();
    expect(statusCalls(world).length).toBeGreaterThan(asked);
  });

  it('does not ask while the page is hidden, and asks at once when it is seen again', async () => {
    const world = makeWorld(() => answer(200, { id: 'lead-1', state: 10 }));
    world.world.isHidden = true;
    learns(world, { id: 'lead-1' });
    world.store.dispatch(progressStatePushed(6));
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect(statusCalls(world)).toHaveLength(0);
    world.show();
    await world.settled();
    expect(statusCalls(world)).toHaveLength(1);
  });

  it('that is opened twice asks once at a time', async () => {
    let polls = 0;
    const world = makeWorld(() => {
      polls += 1;
      return answer(200, { id: 'lead-1', state: 10 });
    });
    learns(world, { id: 'lead-1' });
    world.store.dispatch(progressStatePushed(6));
    world.store.dispatch(checkingOpened());
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect(polls).toBe(1);
  });
});

describe('a page that comes back', () => {
  it.each([
    ['accepted', 10, 13, 'rejected'],
    ['redirected', 12, 12, undefined],
    ['checking', 6, 10, 'accepted'],
  ])('while %s asks once where the lead stands', async (_name, state, answered, route) => {
    const world = makeWorld(() => answer(200, { id: 'lead-1', state: answered }));
    learns(world, { id: 'lead-1' });
    world.store.dispatch(progressStatePushed(state));
    world.store.dispatch(routeChangeCleared());
    world.store.dispatch(pageRestored());
    await world.settled();
    await world.settled();
    expect(statusCalls(world)).toHaveLength(1);
    expect(world.store.getState().leadApplication.routeChange?.route).toBe(route);
  });

  it.each([
    ['the form is open', { id: 'lead-1' }, 0],
    ['there is no lead', {}, 10],
  ])('asks nothing while %s', async (_case, known, state) => {
    const world = makeWorld(() => answer(200, { id: 'lead-1', state: 13 }));
    learns(world, known);
    world.store.dispatch(progressStatePushed(state));
    world.store.dispatch(pageRestored());
    await world.settled();
    expect(world.calls).toEqual([]);
  });
});
