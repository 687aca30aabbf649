import { describe, expect, it } from 'vitest';
import { readDataPoint } from '../../catalogue/reading';
import { dataPoints } from '../../catalogue/dataPoints';
import { createReadingContext } from '../../catalogue/reading/context.fixture';
import type { CountryCode } from '../../countries/country';
import { readEntry } from './entry';
import { phoneVectors } from '../../countries/vectors/vectors.fixture';
import { repairQuery } from './linkQuery';

const limits = { default: 2500, min: 500, max: 3_000_000, step: 1 };

const read = (country: CountryCode, query: string) =>
  readEntry({ query: repairQuery(query), cookies: new Map(), amount: limits, period: limits, country });

/** By country: a mobile number, and the texts of ten thousand that the country writes. */
const rows: readonly (readonly [CountryCode, phone: string, amounts: readonly string[]])[] = [
  ['ES', '+34612345678', ['10000', '10000.00', '10.000']],
  ['MX', '+525512345678', ['10000', '10000.00', '10,000']],
  ['CO', '+573001234567', ['10000', '10000.00', '10.000']],
  ['PL', '+48512345678', ['10000', '10000.00', '10+000', '10%20000', '10%C2%A0000']],
  ['RO', '+40712345678', ['10000', '10000.00', '10.000']],
  ['VN', '+84912345678', ['10000', '10000.00', '10.000']],
  ['PH', '+639171234567', ['10000', '10000.00', '10,000']],
  ['DE', '+4915112345678', ['10000', '10000.00', '10.000']],
];
const allAmounts = [...new Set(rows.flatMap(([, , amounts]) => amounts))];

describe.each(rows)('a link to a page of %s', (country, phone, amounts) => {
  it.each(['', '?'])('has a bare plus in an e-mail and before a number (query with "%s")', (mark) => {
    const { prefill } = read(country, `${mark}email=ana+loan@example.com&phoneNumber=${phone}&amount=700`);
    expect(prefill).toEqual({ email: 'ana+loan@example.com', phone_number: phone });
    const result = readDataPoint(
      dataPoints.phone_number,
      prefill.phone_number ?? '',
      createReadingContext(country),
    );
    expect(result).toEqual({ ok: true, value: phone });
  });

  it('has every number as people write it, with blanks and the plus of the calling code as they are', () => {
    const mobiles = phoneVectors.filter((vector) => vector.country === country && vector.mobile === true);
    for (const { value, normalized } of mobiles.filter((vector) => !/\p{Cf}/u.test(vector.value)))
      for (const written of [
        value,
        value.replace(/^\+(\d\d)/, '(+$1)'),
        value.replace(/^\+(\d\d)/, '+($1)'),
      ]) {
        const { prefill } = read(country, `phoneNumber=${written.replaceAll(' ', '+')}`);
        const result = readDataPoint(
          dataPoints.phone_number,
          prefill.phone_number ?? '',
          createReadingContext(country),
        );
        expect([written, result]).toEqual([written, { ok: true, value: normalized }]);
      }
  });

  it('has an encoded plus, and blanks between the groups of a number', () => {
    const encoded = `%2B${phone.slice(1, 3)}+${phone.slice(3)}`;
    expect(read(country, `email=ana%2Bloan@example.com&phoneNumber=${encoded}`).prefill).toEqual({
      email: 'ana+loan@example.com',
      phone_number: `${phone.slice(0, 3)} ${phone.slice(3)}`,
    });
  });

  it.each([
    ['&amp;', (query: string) => query.replaceAll('&', '&amp;')],
    ['&amp;amp;', (query: string) => query.replaceAll('&', '&amp;amp;')],
    ['&AMP;', (query: string) => query.replaceAll('&', '&AMP;')],
    ['&amp%3B', (query: string) => query.replaceAll('&', '&amp%3B')],
    ['a repetition', (query: string) => `${query}&${query}`],
  ])('has every parameter with %s', (_how, write) => {
    const query =
      'amount=700&refName=shop&refSubId=s1&refTransactionId=t1&utm_source=mail&email=ana+x@example.com';
    expect(read(country, write(query))).toEqual(read(country, query));
  });

  it.each(allAmounts)('reads ten thousand as "%s" only as the country writes it', (text) => {
    expect(read(country, `amount=${text}`).amount).toBe(amounts.includes(text) ? 10_000 : undefined);
  });

  it.each([
    ['499', 500],
    ['3000001', 3_000_000],
  ])('clamps %s and says what the link asked for', (text, amount) => {
    expect(read(country, `amount=${text}&period=600`)).toMatchObject({
      amount,
      period: 600,
      outsideLimits: { amount: Number(text) },
    });
  });
});

it.each([
  ['email=ana++x@example.com', 'ana++x@example.com'],
  ['email=ana%2Bloan+x@example.com', 'ana+loan+x@example.com'],
  ['email=++ana+x@example.com++', 'ana+x@example.com'],
])('the query "%s" has the e-mail %s', (query, email) => {
  expect(read('ES', query).prefill.email).toBe(email);
});

it('repairs a query once', () => {
  const query =
    '?email=+ana+x@example.com+&phoneNumber=+34+612&lastName=de+la+Cruz&amp;email=b+c@example.com';
  expect(repairQuery(query)).toBe(
    '?email=+ana%2Bx@example.com+&phoneNumber=%2B34+612&lastName=de+la+Cruz&email=b%2Bc@example.com',
  );
  expect(repairQuery(repairQuery(query))).toBe(repairQuery(query));
});
