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

describe('readRequest', () => {
  it.each([
    ['a page of the country', '--brand nueva --country mx', 'luzano', 'mx'],
    ['ondara-es if the country has no page', '--brand nueva --country pl', 'ondara', 'es'],
    ['the page of --from', '--brand nueva2 --country mx --from ondara-de', 'ondara', 'de'],
  ])('uses as template %s', (_what, line, product, country) => {
    const { from, sibling } = read(line);
    expect(from).toEqual({ product, country });
    expect(sibling).toBeUndefined();
  });

  it('finds a page of the same brand in another country', () => {
    expect(read('--brand luzano --country es')).toEqual({
      product: 'luzano',
      country: 'es',
      from: { product: 'ondara', country: 'es' },
      sibling: { product: 'luzano', country: 'mx' },
    });
  });

  it.each([
    ['a missing brand', '--country es', 'Usage: npm run new:page'],
    ['a missing country', '--brand nueva', 'Usage: npm run new:page'],
    ['an unknown option', '--brand nueva --country es --form ondara-es', '--form'],
    ['capitals', '--brand Nueva --country es', '"Nueva" is not a valid brand name'],
    ['a hyphen', '--brand la-nueva --country es', '"la-nueva" is not a valid brand name'],
    ['a path outside the folder', '--brand ../nueva --country es', 'is not a valid brand name'],
    ['a digit first', '--brand 2nueva --country es', 'is not a valid brand name'],
    [
      'an unknown country',
      '--brand nueva --country fr',
      'There is no country "fr". Countries: de, es, mx, pl.',
    ],
    ['a country in capitals', '--brand nueva --country ES', 'There is no country "ES"'],
    ['a page that exists', '--brand ondara --country es', 'The page ondara-es already exists.'],
    [
      'an unknown template',
      '--brand nueva --country es --from nueva-es',
      'There is no page "nueva-es". Pages: luzano-mx, ondara-es, ondara-de.',
    ],
    [
      'files that would be overwritten',
      '--brand empty --country es',
      'brands/empty has no page, but has files',
    ],
  ])('rejects %s', (_what, line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
