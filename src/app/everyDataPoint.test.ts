import { beforeEach, expect, test } from 'vitest';
import { askEveryDataPoint } from '../state/following/everyDataPoint';
import { selectSteps } from '../state/selectors/journey';
import { freshBackend, referenceNetwork } from './app.fixture';
import { makeWorld, ondaraPage } from './world.fixture';

beforeEach(freshBackend);

test('an address with dataPoints=all asks every question of the page, whatever the server wants', async () => {
  const { store } = makeWorld(referenceNetwork, { page: ondaraPage });
  await store.dispatch(askEveryDataPoint('?utm_source=x&dataPoints=all'));
  const { requested } = store.getState().dynamicPages;
  const asked = ondaraPage.steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
  expect(asked.filter((name) => requested?.includes(name) !== true)).toEqual([]);
  expect(selectSteps(store.getState(), ondaraPage).length).toBeGreaterThan(1);
});

test.each(['', '?dataPoints=', '?dataPoints=some'])('"%s" asks nothing', async (query) => {
  const { store, calls } = makeWorld(referenceNetwork, { page: ondaraPage });
  await store.dispatch(askEveryDataPoint(query));
  expect(store.getState().dynamicPages.requested).toBeNull();
  expect(calls).toEqual([]);
});
