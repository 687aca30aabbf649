import { expect, it, vi } from 'vitest';
import { stateNumber } from '../domain/journey/states/progressStates';
import { loadingSet } from '../state/slices/isLoading';
import { makeStore } from './store';
import { progressStatePushed } from '../state/slices/lead';
import { answer, makeWorld } from './world.fixture';

it.each([
  [
    'that failed is logged by its name',
    new TypeError('A fault'),
    [['A listener failed', { name: 'TypeError', route: '' }]],
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

it('every line that is logged tells the route that the server led to last', () => {
  const { dependencies } = makeWorld(() => answer(200, {}));
  const logged = vi.fn();
  const kept = { getParsed: () => null, set: () => true, remove: () => true };
  const places = { session: kept, local: kept };
  const { store, log } = makeStore({ ...dependencies, log: logged }, {}, places);
  log('Before');
  store.dispatch(progressStatePushed(stateNumber('CHECKING')));
  log('Within', { name: 'TypeError' });
  store.dispatch(progressStatePushed(99));
  log('Beyond', { route: 'its own' });
  expect(logged.mock.calls).toEqual([
    ['Before', { route: '' }],
    ['Within', { name: 'TypeError', route: 'checking' }],
    ['Beyond', { route: 'its own' }],
  ]);
});
