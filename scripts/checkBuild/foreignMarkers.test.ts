import { describe, expect, it } from 'vitest';
import { prepareForeignMarkers, listTexts, type BrandMarkers } from './foreignMarkers';

const own: BrandMarkers = {
  names: ['Alba', 'alba'],
  texts: ['The law of lending applies', 'As every year: lenders ask two registers before they answer.'],
  theme: ':root{--color-text:#182429;--color-surface:#fffdfa}',
};
const other: BrandMarkers = {
  names: ['Brisa', 'brisa'],
  texts: ['Quick money, plainly said', 'The law of lending applies', 'lenders ask two registers', 'Continue'],
  theme: `@font-face{src:url(/assets/figures-D_ZT.woff2)}:root{--color-text:#4a585e;--color-surface:#fffdfa;--color-on-accent:#fff;--color-border:#121212}`,
};

describe('prepareForeignMarkers', () => {
  it.each([
    ['the name in a text', '<title>Loans | Brisa</title>', ['Brisa', 'brisa']],
    ['the folder in a path', 'assets/logo-brisa.svg', ['Brisa', 'brisa']],
    ['a text', '{"lead":"Quick money, plainly said"}', ['Quick money, plainly said']],
    ['a colour of the theme', 'a{color:#4A585E}', ['#4a585e']],
    ['a font file', 'url(/assets/figures-D_ZT.woff2)', ['figures-d_zt.woff2']],
  ])('finds another brand by %s', (_case, content, expected) => {
    expect(prepareForeignMarkers(own, other)(content)).toEqual(expected);
  });

  it.each([
    ['the own name', 'Alba'],
    ['a longer word that contains the name', 'brisaxis'],
    ['a colour of both brands', 'background:#fffdfa'],
    ['white or a grey', 'background:#fff;color:#121212'],
    ['a text of both brands', 'The law of lending applies'],
    ['a part of a longer own text', 'Lenders ask two registers'],
    ['a common word', 'Continue'],
  ])('ignores %s', (_case, content) => {
    expect(prepareForeignMarkers(own, other)(content)).toEqual([]);
  });
});

it('lists texts at any depth', () => {
  expect(listTexts({ a: 'one', b: { c: ['two', 3, null] } })).toEqual(['one', 'two']);
});
