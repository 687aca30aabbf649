import { readFile } from 'node:fs/promises';
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

it('waits for a file that another thread reads, however busy it is', async () => {
  const files = Array.from({ length: 2000 }, () => readFile(import.meta.filename));
  let isRead = false;
  void Promise.all(files).then(() => (isRead = true));
  await flushPromises();
  expect(isRead).toBe(true);
});

it('does not wait for a promise that nothing settles', async () => {
  const results: unknown[] = [];
  void new Promise(() => undefined).then(() => results.push('settled'));
  await flushPromises();
  expect(results).toEqual([]);
});
