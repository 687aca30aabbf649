import { expect, it, vi } from 'vitest';
import { loadingSet } from '../state/slices/isLoading';
import { makeStore } from './store';
import { answer, makeWorld } from './world.fixture';

it.each([
  [
    'that failed is logged by its name',
    new TypeError('A fault'),
    [['A listener failed', { name: 'TypeError' }]],
  ],
  ['that was cancelled is nothing to log', new DOMException('The wait was stopped.', 'AbortError'), []],
])('a listener %s', async (_what, error, logged) => {
  const { dependencies, settled } = makeWorld(() => answer(200, {}));
  const log = vi.fn();
  const kept = { getParsed: () => null, set: () => true, remove: () => true };
  const { store, connection } = makeStore({ ...dependencies, log }, {}, { session: kept, local: kept });
  connection.startListening({
    actionCreator: loadingSet,
    effect: () => {
      throw error;
    },
  });
  store.dispatch(loadingSet(true));
  await settled();
  expect(log.mock.calls).toEqual(logged);
});
