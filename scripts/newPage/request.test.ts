import { describe, expect, it } from 'vitest';
import { readRequest } from './request';

const known = {
  pages: [
    { product: 'luzano', country: 'mx' },
    { product: 'ondara', country: 'es' },
    { product: 'ondara', country: 'de' },
  ],
  brands: ['empty', 'luzano', 'ondara'],
  countries: ['de', 'es', 'mx', 'pl'],
};
const read = (line: string) => readRequest(line.split(' '), known);

describe('a page that is wished for', () => {
  it.each([
    ['from a page of its country', '--brand nueva --country mx', 'luzano', 'mx'],
    ['from ondara-es where its country has none', '--brand nueva --country pl', 'ondara', 'es'],
    ['from the page that is named', '--brand nueva2 --country mx --from ondara-de', 'ondara', 'de'],
  ])('is made %s', (_what, line, product, country) => {
    const { from, sibling } = read(line);
    expect(from).toEqual({ product, country });
    expect(sibling).toBeUndefined();
  });

  it('may be of a brand that has a page elsewhere', () => {
    expect(read('--brand luzano --country es')).toEqual({
      product: 'luzano',
      country: 'es',
      from: { product: 'ondara', country: 'es' },
      sibling: { product: 'luzano', country: 'mx' },
    });
  });
});

describe('what no page can be made of is refused', () => {
  it.each([
    ['without a brand', '--country es', 'Say npm run new:page'],
    ['without a country', '--brand nueva', 'Say npm run new:page'],
    ['with a word that nobody knows', '--brand nueva --country es --form ondara-es', '--form'],
    ['capitals', '--brand Nueva --country es', '"Nueva" is no name of a brand'],
    ['a hyphen', '--brand la-nueva --country es', '"la-nueva" is no name of a brand'],
    ['a way out of the folder', '--brand ../nueva --country es', 'is no name of a brand'],
    ['a digit first', '--brand 2nueva --country es', 'is no name of a brand'],
    [
      'an unknown country',
      '--brand nueva --country fr',
      'There is no country "fr". Countries: de, es, mx, pl.',
    ],
    ['a country in capitals', '--brand nueva --country ES', 'There is no country "ES"'],
    ['a page that exists', '--brand ondara --country es', 'There is a page ondara-es already.'],
    [
      'an unknown template',
      '--brand nueva --country es --from nueva-es',
      'There is no page "nueva-es". Pages: luzano-mx, ondara-es, ondara-de.',
    ],
    ['files that would be lost', '--brand empty --country es', 'brands/empty has no page, but files'],
  ])('%s', (_what, line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
