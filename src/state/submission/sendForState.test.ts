import { describe, expect, it } from 'vitest';
import { progressStatePushed } from '../slices/lead';
import {
  jsonResponse,
  createTestStore,
  receiveFromOtherTab,
  storeInOtherTab,
  type FakeNetwork,
} from '../store.fixture';
import { readApplication } from '../stored/applications';
import { sendForState } from './sendForState';

type TestStore = ReturnType<typeof createTestStore>;

/** A lead with an offer, in a tab that stores nothing by itself. */
function openOffer(network: FakeNetwork = () => 'no connection'): TestStore {
  const app = createTestStore(network, { hasLateWrites: true });
  receiveFromOtherTab(app, { id: 'lead-1' });
  app.store.dispatch(progressStatePushed(38));
  app.dependencies.flush();
  return app;
}

const readStates = ({ dependencies }: TestStore) =>
  readApplication(dependencies.shared, 'application-1')?.server.progressStates;

/** Makes an attempt whose response leads to the state 10. The locks are those of a browser in which another tab has been at work. */
async function attempt(app: TestStore, isAwaited: boolean, whileWaiting: () => void) {
  const exclusive: string[] = [];
  const sent: string[] = [];
  let storedStates: readonly number[] | undefined;
  const extra: TestStore['dependencies'] = {
    ...app.dependencies,
    runExclusive: async (name, work) => {
      exclusive.push(name);
      whileWaiting();
      const result = await work();
      storedStates = readStates(app);
      return result;
    },
  };
  const send = async () => {
    sent.push('accept');
    app.store.dispatch(progressStatePushed(10));
    return { data: 'done' };
  };
  const pressed = app.store.getState();
  const result = await sendForState(send, { pressed, isAwaited: () => isAwaited }, { ...app.store, extra });
  return { result, exclusive, sent, storedStates };
}

describe('an attempt about a state that had to wait for another tab', () => {
  it('is made if the state is the same, and stored before the next tab reads it', async () => {
    const made = await attempt(openOffer(), true, () => undefined);
    expect(made).toEqual({
      result: { data: 'done' },
      exclusive: ['application-1:state'],
      sent: ['accept'],
      storedStates: [0, 38, 10],
    });
  });

  it('fails if the other tab has led on, although this one has not heard of it', async () => {
    const app = openOffer();
    const { result, sent } = await attempt(app, true, () =>
      storeInOtherTab(app, { server: { progressStates: [0, 38, 40] } }),
    );
    expect(result).toMatchObject({ error: { kind: 'moved' } });
    expect(sent).toEqual([]);
  });

  it('is not made if nobody waits for it any more', async () => {
    const { result, sent } = await attempt(openOffer(), false, () => undefined);
    expect(result).toMatchObject({ error: { kind: 'gone' } });
    expect(sent).toEqual([]);
  });
});

describe('an attempt about a state after one of another tab that has no response', () => {
  it.each([
    ['is made if the lead is in the same state', 38, 'done', ['accept']],
    ['fails if that one has led on', 40, undefined, []],
  ])('%s', async (_what, state, data, sent) => {
    const app = openOffer(() => jsonResponse(200, { id: 'lead-1', state }));
    const made = await attempt(app, true, () => app.dependencies.shared.set('unanswered', 'application-1'));
    expect(app.calls.map(({ method }) => method)).toEqual(['GET']);
    expect(made.result.data).toBe(data);
    expect(made.sent).toEqual(sent);
  });

  it.each([
    ['remembers that for the other tabs if it has no response either', 'network-error', 'application-1'],
    ['forgets it with a response', null, null],
  ] as const)('%s', async (_what, failure, remembered) => {
    const app = openOffer();
    const pressed = app.store.getState();
    const press = { pressed, isAwaited: () => true };
    const result = failure === null ? { data: 'done' } : { error: { kind: failure } };
    await sendForState(async () => result, press, { ...app.store, extra: app.dependencies });
    expect(app.local.get('unanswered') ?? null).toBe(remembered);
  });
});
