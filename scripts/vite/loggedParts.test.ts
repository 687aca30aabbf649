import path from 'node:path';
import { expect, it } from 'vitest';
import { hostedPage } from '../../deploy/hostedPage.fixture';
import { createLoggedPattern } from '../../deploy/loggedPath';
import { calls } from '../../src/api/calls.gen';
import { listLoggedParts } from './loggedParts';
import { findPage, listPages } from './findPage';

const root = path.resolve(import.meta.dirname, '../..');

it('a log names every step, every state and every call, and nginx can read the pattern', async () => {
  const pages = await Promise.all(listPages(root).map((each) => findPage(root, each.product, each.country)));
  const hosted = pages.map(({ page }) => ({
    ...hostedPage,
    loggedParts: listLoggedParts(page),
    fileFolders: ['assets', 'locales', 'favicons', 'data', 'embed', 'accessibility', 'gallery', 'qa'],
  }));
  const pattern = createLoggedPattern(hosted);
  // As much as nginx reads of one word of its configuration, with what is around the pattern.
  expect(pattern.length).toBeLessThan(4096 - 100);
  const whole = new RegExp(`^(?:${pattern})$`);
  const addresses = [
    ...pages.flatMap(({ page }) => page.steps.map((step) => `/${step.path}`)),
    '/review',
    '/continue',
    '/cofidis-offer',
    '/smava',
    '/unsubscribe',
    ...Object.values(calls).map((call) => `/api${call.path.replace(/\/\{.*/, '')}`),
  ];
  expect(addresses.filter((address) => !whole.test(`/form${address}`))).toEqual([]);
});
