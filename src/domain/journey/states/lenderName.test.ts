import { describe, expect, it } from 'vitest';
import { getMonogram, readLenderName } from './lenderName';

describe('the name of a lender', () => {
  it.each([
    ['Banco Muestra', 'Banco Muestra'],
    ['  smava ', 'smava'],
    ['Banco Muestra S.A.', 'Banco Muestra S.A.'],
    ['No. 1 Kredyt', 'No. 1 Kredyt'],
    ['4finance', '4finance'],
  ])('is shown: %s', (sent, shown) => {
    expect(readLenderName(sent)).toBe(shown);
  });

  it.each([
    undefined,
    '',
    ' ',
    '127.0.0.1',
    '127.0.0.1:4301',
    'localhost',
    'localhost:4301',
    '[::1]:80',
    'https://bank.example/go',
    'bank.example',
    'www.bank.example/offer',
  ])('is no address: %s', (sent) => {
    expect(readLenderName(sent)).toBeNull();
  });
});

it.each([
  ['Banco Muestra', 'BM'],
  ['Banco Muestra S.A.', 'BM'],
  ['smava', 'Sm'],
  ['Musterbank AG', 'Mu'],
  ['Çelik & Übel', 'ÇÜ'],
  ['Pożyczki-Modelowe sp. z o.o.', 'PM'],
  ['4finance', '4f'],
  ['Banco !! Muestra', 'BM'],
  ['“Banco” “Muestra”', 'BM'],
  ['Ł', 'Ł'],
])('the monogram of %s is %s', (name, monogram) => {
  expect(getMonogram(name)).toBe(monogram);
});
