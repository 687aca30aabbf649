import { beforeEach, expect, test } from 'vitest';
import { requestAllDataPoints } from '../submission/requestAllDataPoints';
import { selectSteps } from '../selectors/journey';
import { resetBackend, referenceNetwork } from '../../testing/backend.fixture';
import { jsonResponse, createTestStore, ondaraPage } from '../store.fixture';

beforeEach(resetBackend);

test('an address with dataPoints=all asks every question of the page', async () => {
  const { store } = createTestStore(referenceNetwork, { page: ondaraPage });
  await store.dispatch(requestAllDataPoints('?utm_source=x&dataPoints=all'));
  const { requested } = store.getState().dynamicPages;
  const names = ondaraPage.steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
  expect(names.filter((name) => requested?.includes(name) !== true)).toEqual([]);
  expect(selectSteps(store.getState(), ondaraPage).length).toBeGreaterThan(1);
});

test.each(['', '?dataPoints=', '?dataPoints=some'])('the query "%s" requests nothing', async (query) => {
  const { store, calls } = createTestStore(referenceNetwork, { page: ondaraPage });
  await store.dispatch(requestAllDataPoints(query));
  expect(store.getState().dynamicPages.requested).toBeNull();
  expect(calls).toEqual([]);
});

test('the data points are requested again after an error of the server', async () => {
  const responses = [jsonResponse(503, {})];
  const { store, calls } = createTestStore((call) => responses.shift() ?? referenceNetwork(call));
  await store.dispatch(requestAllDataPoints('?dataPoints=all'));
  expect(calls.map(({ path }) => path)).toEqual(['/v3/test/datapoints', '/v3/test/datapoints']);
  expect(store.getState().dynamicPages.requested).toContain('email');
});

test('each request asks for the data points that the server knows by then', async () => {
  const known = [['email'], ['email', 'phone_number']];
  const { store } = createTestStore(() => jsonResponse(200, { dataPoints: known.shift() }));
  await store.dispatch(requestAllDataPoints('?dataPoints=all'));
  expect(store.getState().dynamicPages.requested).toEqual(['email']);
  await store.dispatch(requestAllDataPoints('?dataPoints=all'));
  expect(store.getState().dynamicPages.requested).toEqual(['email', 'phone_number']);
});
