// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isNewerReleaseServed } from './newerRelease';

const renderDocument = (entry: string) =>
  `<!doctype html><head><script>0</script><script type="module" fetchpriority="low" crossorigin src="/form/assets/${entry}.js"></script></head>`;
const fetchPage = vi.fn<typeof fetch>();

beforeEach(() => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/form/assets/index-old.js');
  // An element that is not connected does not load.
  vi.spyOn(document, 'querySelector').mockReturnValue(entry);
  vi.stubGlobal('fetch', fetchPage.mockReset());
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['another entry', new Response(renderDocument('index-new')), true],
  ['the same entry', new Response(renderDocument('index-old')), false],
  ['a page without an entry', new Response('<!doctype html><p>Maintenance</p>'), false],
  ['an error', new Response(renderDocument('index-new'), { status: 503 }), false],
])('a response with %s is a newer release: %s', async (_what, response, isNewer) => {
  fetchPage.mockResolvedValue(response);
  await expect(isNewerReleaseServed('/form/')).resolves.toBe(isNewer);
  // The browser revalidates the document, so that an unchanged one is not sent again.
  expect(fetchPage).toHaveBeenCalledWith('/form/', { cache: 'no-cache' });
});

it('finds no newer release without a response', async () => {
  fetchPage.mockRejectedValue(new TypeError('no network'));
  await expect(isNewerReleaseServed('/form/')).resolves.toBe(false);
});

it('requests nothing without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(isNewerReleaseServed('/form/')).resolves.toBe(false);
  expect(fetchPage).not.toHaveBeenCalled();
});
