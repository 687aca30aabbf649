import { describe, expect, it } from 'vitest';
import { isWaiting } from '../domain/journey/calls/sending';
import { selectSubmission } from '../state/selectors/journey';
import { takeUpFormData } from '../state/stored/takenUp';
import { storeWith } from './store.fixture';
import { answer, makeWorld, submitted } from './world.fixture';

const contact = submitted({
  path: 'initial-details',
  answers: { email: 'ana@example.com', phone_number: '+34612345678', general_policies: true },
});

type World = ReturnType<typeof makeWorld>;
const submission = ({ store }: World) => selectSubmission(store.getState());

/** What the tab keeps when the count-down of 20 seconds stands at 12. */
async function keptAtTwelve(): Promise<{ kept: unknown; now: number }> {
  const world = makeWorld(() => answer(429, {}, { 'Retry-After': '20' }));
  const seen: { kept: unknown; now: number }[] = [];
  world.store.subscribe(() => {
    const sending = submission(world);
    if (!isWaiting(sending) || sending.secondsLeft !== 12) return;
    world.keepNow();
    seen.push({ kept: world.session.get('asyncFormData'), now: world.world.now });
  });
  world.store.dispatch(contact);
  await world.settled();
  const [first] = seen;
  if (first === undefined) throw new Error('The server was not waited for.');
  return first;
}

/** The tab reloads; answers what it tells second by second. */
async function reloaded(kept: unknown, now: number, session = 'session-1') {
  const world = makeWorld(() => answer(200, { id: 'lead-1' }));
  world.world.now = now;
  const { leadApplication } = world.store.getState();
  const told: number[] = [];
  world.store.subscribe(() => {
    const sending = submission(world);
    if (isWaiting(sending)) told.push(sending.secondsLeft);
  });
  expect(leadApplication.application.sessionId).toBe('session-1');
  takeUpFormData(world.store, storeWith({ asyncFormData: { ...Object(kept), sessionId: session } }));
  world.store.dispatch(contact);
  expect(world.calls.filter(({ path }) => path === '/v3/lead')).toEqual([]);
  await world.settled();
  return { world, told: [...new Set(told)] };
}

const countedFrom = (first: number) => Array.from({ length: first }, (_none, index) => first - index);

describe('the time that the server wants', () => {
  it.each([
    ['goes on over a reload', 0, 12],
    ['goes by while the page is left', 5_000, 7],
    // Kept at the end of a turn: what stands there is of the second before.
    ['gets no longer by a clock that was set back', -3_600_000, 13],
  ])('%s', async (_what, passed, first) => {
    const { kept, now } = await keptAtTwelve();
    const { world, told } = await reloaded(kept, now + passed);
    expect(told).toEqual(countedFrom(first));
    world.store.dispatch(contact);
    await world.settled();
    expect(world.store.getState().leadApplication.application.id).toBe('lead-1');
  });

  it.each([
    ['is over for who comes back later', 13_000, 'session-1'],
    ['is not wanted of another session', 0, 'session-2'],
  ])('%s', async (_what, passed, session) => {
    const { kept, now } = await keptAtTwelve();
    const world = makeWorld(() => answer(200, { id: 'lead-1' }));
    world.world.now = now + passed;
    takeUpFormData(world.store, storeWith({ asyncFormData: { ...Object(kept), sessionId: session } }));
    await world.settled();
    expect(submission(world).kind).toBe('idle');
  });

  it('is kept by nobody when it is over', async () => {
    const world = makeWorld(() => answer(429, {}, { 'Retry-After': '3' }));
    world.store.dispatch(contact);
    await world.settled();
    expect(world.session.get('asyncFormData')).toMatchObject({ waits: {} });
  });

  it.each([
    [[{ id: 'general_policies', version: '1', required: true, group: 'general' }]],
    [
      {
        waits: { lead: { seconds: 'many' } },
        policies: [{ id: 'general_policies', version: '1', required: true, group: 'general' }],
      },
    ],
  ])('stands beside the policies, whichever release kept them: %o', (asyncFormData) => {
    const world = makeWorld(() => answer(200, {}));
    takeUpFormData(world.store, storeWith({ asyncFormData }));
    expect(world.store.getState().asyncFormData.policies).toMatchObject([{ version: '1' }]);
  });
});
