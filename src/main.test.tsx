// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const start = vi.hoisted(() => vi.fn());
vi.mock('./app/start/start', () => ({ start }));

beforeEach(() => {
  vi.resetModules();
  start.mockClear();
});

it('throws and does not start without the root container', async () => {
  document.body.replaceChildren();
  await expect(import('./main')).rejects.toThrow('The root container was not found in the page.');
  expect(start).not.toHaveBeenCalled();
});

it('starts when the page is shown, not while the browser loads it ahead', async () => {
  const element = document.createElement('div');
  element.id = 'root';
  document.body.replaceChildren(element);
  Reflect.set(document, 'prerendering', true);
  await import('./main');
  expect(start).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start.mock.calls).toEqual([[element]]);
});
