import { expect, it } from 'vitest';
import { renderLinksPage } from './linksPage';

const link = {
  brand: 'Zumo',
  country: 'ES',
  flow: 'dynamic',
  language: 'es-ES',
  url: 'http://127.0.0.1:4301/form/',
};

it('renders a link to each page in order, with its description', () => {
  const html = renderLinksPage([link, { ...link, brand: 'Ana', url: 'http://127.0.0.1:4302/form/' }]);
  const cells = [...html.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toHaveLength(10);
  expect(cells.slice(0, 5)).toEqual([
    'Zumo',
    'ES',
    'dynamic',
    'es-ES',
    '<a href="http://127.0.0.1:4301/form/">http://127.0.0.1:4301/form/</a>',
  ]);
  expect(cells[5]).toBe('Ana');
});

it('escapes names and addresses', () => {
  const html = renderLinksPage([
    { ...link, brand: '<script>alert(1)</script> & "Co"', url: `http://x/?a=1&b="><img src=x>'` },
  ]);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;');
  expect(html).toContain('href="http://x/?a=1&amp;b=&quot;&gt;&lt;img src=x&gt;&#39;"');
});
