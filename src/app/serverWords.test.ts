import { describe, expect, it } from 'vitest';
import { selectSending, selectSubmission } from '../state/selectors/journey';
import { progressStatePushed } from '../state/slices/lead';
import { currentState } from '../state/slices/leadState';
import { checkingOpened, offerTaken } from '../state/signals';
import { answer, learns, makeWorld, type Network, submitted } from './world.fixture';

/** What a server can say that is not quite right, and what becomes of it. */

const contact = {
  path: 'initial-details',
  answers: {
    email: 'ana@example.com',
    phone_number: '+34612345678',
    general_policies: true,
    marketing_consents: false,
  },
} as const;
const account = { path: 'bank-account', answers: { iban: 'ES9121000418450200051332' } } as const;

const created: Network = ({ method, body }) =>
  method === 'POST'
    ? answer(201, { id: 'lead-1', state: 0, dataPoints: ['first_name', 'iban'] })
    : answer(200, { id: 'lead-1', state: 'incomeDetails' in body ? 6 : 0 });

type World = ReturnType<typeof makeWorld>;
const lead = ({ store }: World) => store.getState().leadApplication;
const stateOf = (world: World) => currentState(lead(world));
const submission = ({ store }: World) => selectSubmission(store.getState());

/** Answers that are none, whatever their status says. */
const noAnswers: readonly [string, () => Response][] = [
  ['nothing', () => new Response(null, { status: 204 })],
  ['an empty object', () => answer(200, {})],
  ['a list', () => answer(200, [])],
  ['other words', () => answer(201, { ok: true })],
];

describe('an answer that is none', () => {
  it.each([
    ...noAnswers,
    ['a lead without an id', () => answer(201, { state: 6 })],
    ['an id that is no text', () => answer(201, { id: 5, state: 6 })],
    ['an empty id', () => answer(201, { id: '', state: 6 })],
  ])('to a create: %s; it is asked again under its key, and makes one lead', async (_case, none) => {
    let tries = 0;
    const world = makeWorld((call) => {
      tries += 1;
      return tries < 3 ? none() : created(call);
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(world.calls.map(({ key }) => key)).toEqual(['session-1:1', 'session-1:1', 'session-1:1']);
    expect(lead(world).application.id).toBe('lead-1');
    expect(stateOf(world)).toBe(0);
    expect(submission(world).kind).toBe('saved');
  });

  it('to a create, again and again, is told; the next press repeats the same call', async () => {
    let isBroken = true;
    const world = makeWorld((call) => (isBroken ? answer(201, {}) : created(call)));
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(submission(world)).toEqual({ kind: 'not-saved', reason: 'server' });
    isBroken = false;
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(new Set(world.calls.map(({ key }) => key))).toEqual(new Set(['session-1:1']));
    expect(lead(world).application.id).toBe('lead-1');
  });

  it.each(noAnswers)('to the last update: %s; it is sent again and then leads on', async (_case, none) => {
    let updates = 0;
    const world = makeWorld((call) => {
      if (call.method === 'POST') return created(call);
      updates += 1;
      return updates === 1 ? none() : created(call);
    });
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(updates).toBe(2);
    expect(stateOf(world)).toBe(6);
  });

  it.each(noAnswers)('to the offer: %s; it is not told as taken', async (_case, none) => {
    const world = makeWorld(none);
    learns(world, { id: 'lead-1' });
    world.store.dispatch(progressStatePushed(10));
    world.store.dispatch(offerTaken());
    await world.settled();
    expect(selectSending(world.store.getState(), 'sale')).toEqual({ kind: 'not-saved', reason: 'server' });
    expect(world.calls).toHaveLength(3);
  });
});

describe('a refusal', () => {
  it.each([
    ['an empty object', () => answer(422, {})],
    ['a list of errors', () => answer(422, { errors: ['invalid'] })],
    ['a page', () => new Response('<html>', { status: 422, headers: { 'Content-Type': 'text/html' } })],
  ])('that names nothing, but answers %s, says that the answers could not be taken', async (_case, none) => {
    const world = makeWorld(none);
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(submission(world)).toEqual({ kind: 'not-saved', reason: 'refused' });
  });

  it('of which one code cannot be read says so of that question, and keeps the others', async () => {
    const world = makeWorld(() => answer(422, { errors: { email: 5, phone_number: 'phone' } }));
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(lead(world).fieldErrors).toEqual([
      { name: 'email', code: 'not_accepted' },
      { name: 'phone_number', code: 'phone' },
    ]);
  });
});

describe('no connection', () => {
  const lost = (world: World) => {
    const told: string[] = [];
    world.store.subscribe(() => {
      const sending = submission(world);
      if (sending.kind === 'not-saved') told.push(sending.reason);
    });
    return told;
  };

  it('while the browser has a network is no *offline*, and is tried again until the server is reached', async () => {
    let tries = 0;
    const world = makeWorld((call) => {
      tries += 1;
      return tries < 5 ? 'no connection' : created(call);
    });
    const told = lost(world);
    world.store.dispatch(submitted(contact));
    await world.settled();
    expect(new Set(told)).toEqual(new Set(['unreachable']));
    expect(submission(world).kind).toBe('saved');
    expect(new Set(world.calls.map(({ key }) => key)).size).toBe(1);
  });

  it('for longer than the session sends nothing stale when it comes back', async () => {
    const world: World = makeWorld((call) => (world.world.isOnline ? created(call) : 'no connection'));
    world.world.isOnline = false;
    world.store.dispatch(submitted(contact));
    await world.settled();
    const before = world.calls.length;
    world.world.now += 25 * 60 * 60 * 1000;
    world.comeOnline();
    await world.settled();
    expect(world.calls).toHaveLength(before);
    expect(lead(world).application).not.toHaveProperty('generalPolicies');
    expect(world.store.getState().asyncFormData.announcement).toBe('session-over');
  });
});

describe('a state', () => {
  it('that is unknown leads to the index route, and is logged once', async () => {
    const states = [99, 0, 99];
    const world = makeWorld(() => answer(200, { id: 'lead-1', state: states.shift() ?? 0 }));
    learns(world, { id: 'lead-1' });
    world.store.dispatch(progressStatePushed(6));
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect(lead(world).routeChange?.route).toBe('');
    for (const state of [0, 99]) world.store.dispatch(progressStatePushed(state));
    await world.settled();
    expect(world.logs).toEqual(['The server named an unknown state']);
  });

  it('of a lead that is declined in mid-form begins a new one at the next sending', async () => {
    const world = makeWorld((call) =>
      call.method === 'POST'
        ? answer(201, { id: 'lead-1', state: 0, leadStatus: 'negative', dataPoints: ['first_name', 'iban'] })
        : created(call),
    );
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    expect(world.calls).toHaveLength(1);
    expect(lead(world).application).not.toHaveProperty('id');
    expect(world.store.getState().asyncFormData.announcement).toBe('session-over');
  });
});

/** A network whose answers to some calls are held until they are let go. */
function holding(holds: (path: string, method: string) => boolean, network: Network) {
  const held: (() => void)[] = [];
  const slow: Network = (call) =>
    holds(call.path, call.method)
      ? new Promise((resolve) => {
          const answered = Promise.resolve(network(call));
          held.push(() => void answered.then((it) => resolve(it === 'no connection' ? answer(503, {}) : it)));
        })
      : network(call);
  return { network: slow, letGo: () => held.shift()?.() };
}

describe('an older answer', () => {
  it('of an update does not undo what a newer poll told, and the server is asked once more', async () => {
    let isDecided = false;
    const { network, letGo } = holding(
      (_path, method) => method === 'PUT',
      (call) =>
        call.path.startsWith('/lead/status') ? answer(200, { state: isDecided ? 10 : 6 }) : created(call),
    );
    const world = makeWorld(network);
    world.store.dispatch(submitted(contact));
    await world.settled();
    world.store.dispatch(submitted(account));
    await world.settled();
    isDecided = true;
    world.store.dispatch(progressStatePushed(6));
    world.store.dispatch(checkingOpened());
    await world.settled();
    expect(stateOf(world)).toBe(10);
    const asked = world.calls.length;
    letGo();
    await world.settled();
    expect(stateOf(world)).toBe(10);
    expect(world.calls.slice(asked).map(({ path }) => path)).toEqual(['/lead/status/lead-1']);
  });

  it('of a poll does not undo what a later press was told', async () => {
    const { network, letGo } = holding(
      (path) => path.startsWith('/lead/status'),
      (call) => answer(200, { id: 'lead-1', state: call.path === '/lead/sale' ? 11 : 10 }),
    );
    const world = makeWorld(network);
    learns(world, { id: 'lead-1' });
    world.store.dispatch(progressStatePushed(6));
    world.store.dispatch(checkingOpened());
    await world.settled();
    world.store.dispatch(progressStatePushed(10));
    world.store.dispatch(offerTaken());
    await world.settled();
    expect(stateOf(world)).toBe(11);
    letGo();
    await world.settled();
    expect(lead(world).progressStates).toEqual([0, 6, 10, 11]);
  });
});
