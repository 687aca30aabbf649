import { expect, it, vi } from 'vitest';
import { stateNumber } from '../domain/journey/states/progressStates';
import { loadingSet } from './slices/isLoading';
import { createAppStore } from './store';
import { endFollowed } from './events';
import { progressStatePushed } from './slices/lead';
import { initialLeadState } from './slices/leadState';
import { jsonResponse, createTestStore } from './store.fixture';

it.each([
  [
    'that fails is logged by the name of the error',
    new TypeError('A fault'),
    [['A listener failed', { name: 'TypeError', route: '' }]],
  ],
  ['that is cancelled is not logged', new DOMException('The wait was stopped.', 'AbortError'), []],
])('a listener %s', async (_what, error, loggedLines) => {
  const { dependencies, flushPromises } = createTestStore(() => jsonResponse(200, {}));
  const log = vi.fn();
  const storage = { getParsed: () => null, set: () => true, remove: () => true, keys: () => [] };
  const { store, connection } = createAppStore(
    { ...dependencies, log },
    {},
    { session: storage, local: storage },
  );
  connection.startListening({
    actionCreator: loadingSet,
    effect: () => {
      throw error;
    },
  });
  store.dispatch(loadingSet(true));
  await flushPromises();
  expect(log.mock.calls).toEqual(loggedLines);
});

it('adds the route of the last known state to every log line', () => {
  const { dependencies } = createTestStore(() => jsonResponse(200, {}));
  const loggedLines = vi.fn();
  const storage = { getParsed: () => null, set: () => true, remove: () => true, keys: () => [] };
  const storages = { session: storage, local: storage };
  const { store, log } = createAppStore({ ...dependencies, log: loggedLines }, {}, storages);
  log('Before');
  store.dispatch(progressStatePushed(stateNumber('CHECKING')));
  log('Within', { name: 'TypeError' });
  store.dispatch(progressStatePushed(99));
  log('Beyond', { route: 'its own' });
  expect(loggedLines.mock.calls).toEqual([
    ['Before', { route: '' }],
    ['Within', { name: 'TypeError', route: 'checking' }],
    ['Beyond', { route: 'its own' }],
  ]);
});

it('removes personal data at an end that is known before the code that calls the server has loaded', () => {
  const { dependencies } = createTestStore(() => jsonResponse(200, {}));
  const storage = { getParsed: () => null, set: () => true, remove: () => true, keys: () => [] };
  const application = { id: 'lead-1', contactDetails: { email: 'ana@example.com' } };
  const preloaded = { leadApplication: { ...initialLeadState, application } };
  const { store } = createAppStore(dependencies, preloaded, { session: storage, local: storage });
  store.dispatch(endFollowed(stateNumber('REJECTED')));
  expect(JSON.stringify(store.getState())).not.toContain('ana@');
});
