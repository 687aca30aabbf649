import { expect, it } from 'vitest';
import { readTypedDigits } from './readTypedDigits';

it.each([
  ['', ''],
  ['1', '1'],
  ['1234', '1234'],
  [' 12 34 ', '1234'],
  ['12-34', '1234'],
  ['12\u00a034', '1234'],
  ['12345', null],
  ['12a4', null],
  ['١٢٣٤', null],
])('reads %j as %j', (typed, digits) => {
  expect(readTypedDigits(typed, 4)).toBe(digits);
});
