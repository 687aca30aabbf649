import { expect, it } from 'vitest';
import { readCode } from './readCode';

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
  expect(readCode(typed, 4)).toBe(digits);
});
