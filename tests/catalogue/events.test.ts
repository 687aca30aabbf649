import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { eventsHiddenFromReact } from '../../src/platform/reactEventFilter';

const root = path.resolve(import.meta.dirname, '../..');
const lintConfiguration = readFileSync(path.join(root, '.oxlintrc.json'), 'utf8');
const toastLibrary = readFileSync(path.join(root, 'node_modules/react-toastify/dist/index.mjs'), 'utf8');

/** React composes these handlers from several events, some of which are hidden. They have no event of their own name. */
const composedHandlers = ['onBeforeInput', 'onSelect'];
const eventsOfComposedHandlers = ['textInput', 'selectionchange'];
const hiddenHandlers = [
  ...eventsHiddenFromReact
    .filter((type) => !eventsOfComposedHandlers.includes(type))
    .map((type) => `on${type}`),
  ...composedHandlers,
].map((name) => name.toLowerCase());

it('rejects every handler for an event that React does not receive by lint, and no other handler', () => {
  const forbidden = [...lintConfiguration.matchAll(/"propName": "(\w+)"/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  expect(forbidden.toSorted()).toEqual(hiddenHandlers.flatMap((name) => [name, `${name}capture`]).toSorted());
});

it('finds no handler in the toast library for an event that React does not receive', () => {
  const handlers = [...toastLibrary.matchAll(/\b(on[A-Z]\w*?)(?:Capture)?\s*[=:]/g)].map(
    ([, name = '']) => name,
  );
  expect(handlers).toContain('onClick');
  expect(handlers.filter((name) => hiddenHandlers.includes(name.toLowerCase()))).toEqual([]);
});
