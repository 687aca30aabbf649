import { expect, it } from 'vitest';
import { flushPromises } from './flushPromises';

it('waits for a module that loads late, and for what follows from it', async () => {
  const results: unknown[] = [];
  void Promise.resolve()
    .then(() => import('./lateModule.fixture'))
    .then(({ isLoaded }) => results.push(isLoaded))
    .then(() => new Promise((resolve) => setImmediate(resolve)))
    .then(() => results.push('followed'));
  await flushPromises();
  expect(results).toEqual([true, 'followed']);
});

it('does not wait for a promise that nothing settles', async () => {
  const results: unknown[] = [];
  void new Promise(() => undefined).then(() => results.push('settled'));
  await flushPromises();
  expect(results).toEqual([]);
});
