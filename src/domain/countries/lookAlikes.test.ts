import { expect, it, test } from 'vitest';
import { readDataPoint } from '../catalogue/reading';
import { createReadingContext } from '../catalogue/reading/context.fixture';
import { findSwappedSign } from './lookAlikes';
import type { countries } from './vectors/countries.fixture';

const read = (
  country: keyof typeof countries,
  holder: 'personal' | 'tax' | 'employer' | 'idCard',
  typed: string,
) =>
  readDataPoint(
    { kind: 'identifier', path: 'personalDetails.personalCode', holder },
    typed,
    createReadingContext(country),
  );

const letterO = { code: 'identifier_letter', params: { letter: 'O', digit: '0' } };
const letterI = { code: 'identifier_letter', params: { letter: 'I', digit: '1' } };
const zero = { code: 'identifier_digit', params: { letter: 'O', digit: '0' } };
const shape = { code: 'identifier_shape' };
const checkDigit = { code: 'identifier_check_digit' };

test.each([
  ['MX', 'personal', 'NOGA8OO1O1HDFRRNO5', letterO],
  ['MX', 'personal', 'noga8001o1hdfrrn05', letterO],
  ['MX', 'personal', 'CURP: NOGA80O101HDFRRN05', letterO],
  ['MX', 'personal', 'NOGA800I01HDFRRN05', letterI],
  ['MX', 'personal', 'N0GA800101HDFRRN05', zero],
  ['MX', 'tax', 'GODE56I231GR8', letterI],
  ['MX', 'tax', 'G0DE561231GR8', zero],
  ['ES', 'personal', 'OO12345678Z', shape],
  ['ES', 'personal', '10101010A', checkDigit],
  ['PL', 'personal', '44O51401359', letterO],
  ['RO', 'personal', '18OO1O1221144', letterO],
  ['DE', 'tax', '86O95742719', letterO],
  ['VN', 'personal', 'OO1O99O12345', letterO],
  ['CO', 'personal', '79.I23.456', letterI],
] as const)('in %s, of the holder %s, "%s" is told the sign that looks like the right one', (...row) => {
  const [country, holder, typed, message] = row;
  expect(read(country, holder, typed)).toMatchObject({ ok: false, message });
});

it('gives up a text of many such signs', () => {
  expect(findSwappedSign('O'.repeat(10_000), () => true)).toBeNull();
});
