import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unheardEvents } from '../../src/platform/quietRoot';

/** No component hears an event that the application's root does not listen to: it would never be called. */

const root = path.resolve(import.meta.dirname, '../..');

/** What React makes of several events, by those that it would miss. */
const madeOfOthers = ['onBeforeInput', 'onSelect'];
const unheard = new Set(
  [...unheardEvents.map((type) => `on${type}`), ...madeOfOthers].map((name) => name.toLowerCase()),
);

const sources = ['src', 'qa'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx') && !/\.(?:test|fixture)\.tsx$/.test(name))
    .map(({ parentPath, name }) => path.join(parentPath, name)),
);
const [toasts = ''] = ['node_modules/react-toastify/dist/index.mjs'].map((file) => path.join(root, file));

/** The names of listeners that elements are given. */
const listenersIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\b(on[A-Z]\w*?)(?:Capture)?\s*[=:]/g)].map(
    ([, name = '']) => name,
  );

it('listeners are found', () => {
  const found = sources.flatMap(listenersIn);
  expect(found).toEqual(expect.arrayContaining(['onClick', 'onChange', 'onPaste']));
  expect(listenersIn(toasts)).toContain('onClick');
});

describe.each([...sources, toasts].map((file) => path.relative(root, file)))('%s', (file) => {
  it('hears no event that the root does not listen to', () => {
    const deaf = listenersIn(path.join(root, file)).filter((name) => unheard.has(name.toLowerCase()));
    expect(deaf).toEqual([]);
  });
});
