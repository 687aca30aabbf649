import { beforeEach, expect, test } from 'vitest';
import { requestAllDataPoints } from '../submission/requestAllDataPoints';
import { selectSteps } from '../selectors/journey';
import { resetBackend, referenceNetwork } from '../../testing/backend.fixture';
import { makeTestStore, ondaraPage } from '../store.fixture';

beforeEach(resetBackend);

test('an address with dataPoints=all asks every question of the page', async () => {
  const { store } = makeTestStore(referenceNetwork, { page: ondaraPage });
  await store.dispatch(requestAllDataPoints('?utm_source=x&dataPoints=all'));
  const { requested } = store.getState().dynamicPages;
  const names = ondaraPage.steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
  expect(names.filter((name) => requested?.includes(name) !== true)).toEqual([]);
  expect(selectSteps(store.getState(), ondaraPage).length).toBeGreaterThan(1);
});

test.each(['', '?dataPoints=', '?dataPoints=some'])('the query "%s" requests nothing', async (query) => {
  const { store, calls } = makeTestStore(referenceNetwork, { page: ondaraPage });
  await store.dispatch(requestAllDataPoints(query));
  expect(store.getState().dynamicPages.requested).toBeNull();
  expect(calls).toEqual([]);
});
