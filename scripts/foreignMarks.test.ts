import { describe, expect, it } from 'vitest';
import { foreignMarks, textsIn, type BrandMarks } from './foreignMarks';

const own: BrandMarks = {
  names: ['Alba', 'alba'],
  texts: ['The law of lending applies', 'As every year: lenders ask two registers before they answer.'],
  theme: ':root{--color-text:#182429;--color-surface:#fffdfa}',
};
const other: BrandMarks = {
  names: ['Brisa', 'brisa'],
  texts: ['Quick money, plainly said', 'The law of lending applies', 'lenders ask two registers', 'Continue'],
  theme: `@font-face{src:url(/assets/figures-D_ZT.woff2)}:root{--color-text:#4a585e;--color-surface:#fffdfa;--color-on-accent:#fff;--color-border:#121212}`,
};

describe('a file of a build gives another brand away by', () => {
  it.each([
    ['its name in words', '<title>Loans | Brisa</title>', ['Brisa', 'brisa']],
    ['its folder in a path', 'assets/logo-brisa.svg', ['Brisa', 'brisa']],
    ['one of its texts', '{"lead":"Quick money, plainly said"}', ['Quick money, plainly said']],
    ['a colour of its theme', 'a{color:#4A585E}', ['#4a585e']],
    ['its face', 'url(/assets/figures-D_ZT.woff2)', ['figures-d_zt.woff2']],
  ])('%s', (_case, content, expected) => {
    expect(foreignMarks(content, own, other)).toEqual(expected);
  });
});

describe('a file of a build gives nothing away by', () => {
  it.each([
    ['its own name', 'Alba'],
    ['a longer word with the name inside', 'brisaxis'],
    ['a colour that both brands have', 'background:#fffdfa'],
    ['white or a grey', 'background:#fff;color:#121212'],
    ['a text that both brands have', 'The law of lending applies'],
    ['a text that is part of a longer one of its own', 'Lenders ask two registers'],
    ['a common word', 'Continue'],
  ])('%s', (_case, content) => {
    expect(foreignMarks(content, own, other)).toEqual([]);
  });
});

it('texts are found however deep they stand', () => {
  expect(textsIn({ a: 'one', b: { c: ['two', 3, null] } })).toEqual(['one', 'two']);
});
