// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { __vitePreload as importFiles } from './importFiles';

const script = (body = '') =>
  new Response(body, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
const load = () => Promise.resolve('module');

/** What each request for a file is answered with, in turns. */
function answer(...answers: readonly (() => Response)[]) {
  const queue = [...answers];
  const fetchFile = vi.fn(async (_address: string) => queue.shift()?.() ?? script());
  vi.stubGlobal('fetch', fetchFile);
  return { requested: () => fetchFile.mock.calls.map(([address]) => address) };
}

const refuse = () => {
  throw new TypeError('Failed to fetch');
};
const failures: string[] = [];
window.addEventListener('vite:preloadError', ({ payload }) => failures.push(payload.message));

afterEach(() => {
  vi.unstubAllGlobals();
  failures.length = 0;
});

describe('a module that loads late', () => {
  it('is imported when its files have arrived, and they are requested once', async () => {
    const { requested } = answer();
    const importModule = vi.fn(load);
    expect(await importFiles(importModule, ['a.js', 'b.js'])).toBe('module');
    expect(await importFiles(importModule, ['b.js'])).toBe('module');
    expect(requested()).toEqual(['/a.js', '/b.js']);
  });

  it.each([
    ['is lost', refuse],
    ['is gone', () => new Response('', { status: 404 })],
    [
      'is answered with the document',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('is not imported while a file %s, so that the next attempt requests it again', async (what, respond) => {
    const file = `${what}.js`;
    const { requested } = answer(respond);
    const importModule = vi.fn(load);
    await expect(importFiles(importModule, [file])).rejects.toThrow(TypeError);
    expect(importModule).not.toHaveBeenCalled();
    expect(failures).toHaveLength(1);
    expect(await importFiles(importModule, [file])).toBe('module');
    expect(requested()).toEqual([`/${file}`, `/${file}`]);
  });

  it('is imported without a style that does not load if the page takes that upon itself, and asks for it again', async () => {
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('vite:preloadError', prevent);
    const importing = importFiles(load, ['missing.css']);
    document.querySelector('link[href="/missing.css"]')?.dispatchEvent(new Event('error'));
    expect(await importing).toBe('module');
    expect(failures).toEqual(['Unable to preload CSS for /missing.css']);
    const again = importFiles(load, ['missing.css']);
    document.querySelector('link[href="/missing.css"]')?.dispatchEvent(new Event('load'));
    expect(await again).toBe('module');
    expect(failures).toHaveLength(1);
    window.removeEventListener('vite:preloadError', prevent);
  });

  it('reports a module that throws', async () => {
    answer();
    await expect(importFiles(() => Promise.reject(new RangeError('a')))).rejects.toThrow(RangeError);
    expect(failures).toEqual(['a']);
  });
});
