import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { hostFiles } from './addresses';

const publicFolder = path.resolve(import.meta.dirname, '../public');

/** Runs a script of a service worker whose predecessor has stored pages. Returns what it has done, in its order. */
async function runWorker(name: string, stored: readonly string[]): Promise<readonly string[]> {
  const done: string[] = [];
  const note = async (line: string) => void done.push(line);
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: () => note('skip'),
    caches: { keys: async () => stored, delete: (cache: string) => note(`delete ${cache}`) },
    registration: { unregister: () => note('unregister') },
    clients: {
      matchAll: async (options: object) =>
        ['/', '/about'].map((url) => ({ url, navigate: () => note(`${JSON.stringify(options)} ${url}`) })),
    },
    importScripts: (file: string) => run(file),
  };
  const run = (file: string) => {
    runInNewContext(readFileSync(path.join(publicFolder, file), 'utf8'), { self });
  };
  run(name);
  expect([...listeners.keys()]).toEqual(['install', 'activate']);
  listeners.get('install')?.({});
  const work: Promise<unknown>[] = [];
  listeners.get('activate')?.({ waitUntil: (until: Promise<unknown>) => work.push(until) });
  await Promise.all(work);
  return done;
}

const names = ['sw.js', 'service-worker.js'];

it.each(names)(
  '%s ends itself, empties the storage of its predecessor and loads open pages again',
  async (name) => {
    expect(await runWorker(name, ['pages', 'pictures'])).toEqual([
      'skip',
      'delete pages',
      'delete pictures',
      'unregister',
      '{"type":"window"} /',
      '{"type":"window"} /about',
    ]);
  },
);

it.each(names)('%s leaves open pages alone that no storage has answered', async (name) => {
  expect(await runWorker(name, [])).toEqual(['skip', 'unregister']);
});

it.each(names)('a host has %s outside of the base path, too', (name) => {
  expect(hostFiles[`/${name}`]).toBe(name);
});
