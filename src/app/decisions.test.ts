import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../state/slices/lead';
import { currentState } from '../state/slices/leadState';
import { askPolicies } from '../state/following/policies';
import {
  checkingOpened,
  offerTaken,
  pageRestored,
  reapplyRequested,
  redirectTaken,
  redirectWanted,
  tabsMerged,
} from '../state/signals';
import { answer, learns, makeWorld, type Network } from './world.fixture';

/** Questions that fail, and the way to the partner. */

type World = ReturnType<typeof makeWorld>;
const lead = ({ store }: World) => store.getState().leadApplication;
const inquiry = ({ store }: World) => store.getState().asyncFormData.inquiry;

/** An application that the server has led to a state. */
function ledTo(state: number, network: Network): World {
  const world = makeWorld(network);
  learns(world, { id: 'lead-1' });
  world.store.dispatch(progressStatePushed(state));
  return world;
}

describe('where a lead stands', () => {
  it.each([404, 410])('is told as gone when the server answers %i', async (status) => {
    const world = ledTo(10, () => answer(status, {}));
    world.store.dispatch(pageRestored());
    await world.settled();
    expect(inquiry(world)).toBe('gone');
    expect(world.calls).toHaveLength(1);
  });

  it('is told as gone on the checking screen, which asks no more', async () => {
    const world = ledTo(6, () => answer(410, {}));
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect(inquiry(world)).toBe('gone');
    expect(world.calls).toHaveLength(1);
  });

  it('is told as gone when the offer is taken', async () => {
    const world = ledTo(10, () => answer(404, {}));
    world.store.dispatch(offerTaken());
    await world.settled();
    expect(inquiry(world)).toBe('gone');
  });

  it('is asked no more often than the server wants', async () => {
    const at: number[] = [];
    const world: World = ledTo(6, () => {
      at.push(world.world.now);
      return at.length === 1
        ? answer(429, {}, { 'Retry-After': '120' })
        : answer(200, { id: 'lead-1', state: 13 });
    });
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThanOrEqual(120_000);
    expect(currentState(lead(world))).toBe(13);
  });

  it('is asked again after trouble, which is told meanwhile', async () => {
    let tries = 0;
    const world = ledTo(6, () => {
      tries += 1;
      return tries < 3 ? answer(500, {}) : answer(200, { id: 'lead-1', state: 13 });
    });
    const told: string[] = [];
    world.store.subscribe(() => told.push(inquiry(world)));
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect(told).toContain('trouble');
    expect(inquiry(world)).toBe('answered');
    expect(currentState(lead(world))).toBe(13);
  });

  it('after a page that came back is asked again with back-off, and not for ever', async () => {
    const world = ledTo(10, () => answer(500, {}));
    world.store.dispatch(pageRestored());
    await world.settled();
    expect(world.calls).toHaveLength(4);
    expect(inquiry(world)).toBe('trouble');
  });
});

it('policies that fail once are asked for again', async () => {
  let tries = 0;
  const policy = { id: 'general_policies', version: '2026-11', required: true, group: 'general' };
  const world = makeWorld(() => {
    tries += 1;
    return tries === 1 ? answer(503, {}) : answer(200, { policies: [policy] });
  });
  await world.store.dispatch(askPolicies());
  expect(world.store.getState().asyncFormData.policies).toEqual([policy]);
});

describe('the way to the partner', () => {
  const redirect = { url: 'https://partner.example/go', method: 'GET', params: {} } as const;
  const asks = (world: World) => world.calls.filter(({ path }) => path === '/lead/lead-1/redirect').length;

  it('is asked for again by itself when it fails once', async () => {
    let tries = 0;
    const world = ledTo(12, () => {
      tries += 1;
      return tries === 1 ? answer(500, {}) : answer(200, { redirect });
    });
    await world.settled();
    expect(asks(world)).toBe(2);
    expect(world.left).toEqual([redirect.url]);
  });

  it('is asked for by a press when it failed for longer', async () => {
    let isDown = true;
    const world = ledTo(12, () => (isDown ? answer(500, {}) : answer(200, { redirect })));
    await world.settled();
    expect(world.left).toEqual([]);
    isDown = false;
    world.store.dispatch(redirectWanted());
    await world.settled();
    expect(world.left).toEqual([redirect.url]);
  });

  it('by a press counts as having been there', async () => {
    const world = makeWorld(() => answer(200, {}), {
      preloaded: {
        leadApplication: {
          ...lead(makeWorld(() => answer(200, {}))),
          application: { id: 'lead-1', sessionId: 's' },
          progressStates: [0, 10, 12],
          result: { redirect },
        },
      },
    });
    world.store.dispatch(redirectTaken());
    await world.settled();
    expect(world.left).toEqual([redirect.url]);
    expect(Object.fromEntries(world.session)).toMatchObject({
      redirected: true,
      redirectUrl: redirect.url,
      redirectMethod: 'GET',
      sessionAcceptedRedirected: true,
    });
    world.store.dispatch(reapplyRequested());
    await world.settled();
    expect(lead(world).application.posthogParameters?.leadPreviouslyRedirected).toBe(true);
  });

  it('is gone once by all tabs together: not where another tab was told of it, nor after another has left', async () => {
    const network = () => answer(200, { redirect });
    const follower = makeWorld(network);
    learns(follower, { id: 'lead-1' });
    const { application, emptied, changedAt, pendingCreate } = lead(follower);
    follower.store.dispatch(
      tabsMerged({
        application,
        emptied,
        changedAt,
        pendingCreate,
        submitted: [],
        requested: null,
        state: 12,
        savedAt: follower.world.now,
      }),
    );
    await follower.settled();
    expect(follower.left).toEqual([]);

    const second = makeWorld(network);
    second.local.set('redirected', 'lead-1');
    learns(second, { id: 'lead-1' });
    second.store.dispatch(progressStatePushed(12));
    await second.settled();
    expect(second.left).toEqual([]);
  });
});
