import { describe, expect, it, test } from 'vitest';
import { countries } from '../../countries/vectors/countries.fixture';
import { readDataPoint } from '../reading';
import { createReadingContext } from './context.fixture';

/** The value that is stored, or the code of the error. */
const read = (country: keyof typeof countries, bank: string | undefined, typed: string) => {
  const point = { kind: 'bank-account', path: 'incomeDetails.iban' } as const;
  const answers = bank === undefined ? {} : { bank_name: bank };
  const reading = readDataPoint(point, typed, { ...createReadingContext(country), answers });
  return reading.ok ? reading.value : reading.message.code;
};

describe('a mobile number as account', () => {
  test.each([
    ['CO', 'Nequi', '310 123 4567', '3101234567'],
    ['CO', 'Nequi', '+57 310 123 4567', '3101234567'],
    ['CO', 'Daviplata', '0057 310 123 4567', '3101234567'],
    ['CO', 'Daviplata', '573101234567', '3101234567'],
    ['CO', 'Nequi', '(+57) 310-123-4567.', '3101234567'],
    ['CO', 'Nequi', 'tel: 310 123 4567', '3101234567'],
    ['CO', 'Nequi', 'Nequi 310 123 4567', '3101234567'],
    ['CO', 'nequi ', '573101234567', '3101234567'],
    ['PH', 'GCash', '9171234567', '09171234567'],
    ['PH', 'GCash', '0917-123-4567', '09171234567'],
    ['PH', 'GCash', '639171234567', '09171234567'],
    ['PH', 'Maya', '+63 917 123 4567', '09171234567'],
    ['PH', 'Maya', 'GCash: +63 917 123 4567', '09171234567'],
  ] as const)('in %s, at %s, is stored in one form: "%s"', (country, bank, typed, value) => {
    expect(read(country, bank, typed)).toBe(value);
  });

  test.each([
    ['CO', '+57 310 123 4567', '3101234567'],
    ['CO', '573101234567', '3101234567'],
    ['CO', '310 123 4567', '3101234567'],
    ['PH', '+63 917 123 4567', '09171234567'],
    ['PH', '639171234567', '09171234567'],
    ['PH', '0917 123 4567', '09171234567'],
    // It may be an account of ten digits.
    ['PH', '9171234567', '9171234567'],
  ] as const)(
    'in %s, where no bank was asked, is told by its calling code: "%s"',
    (country, typed, value) => {
      expect(read(country, undefined, typed)).toBe(value);
    },
  );

  test.each([
    ['CO', 'Bancolombia', '573101234567'],
    ['PH', 'BDO', '9171234567'],
    ['PH', 'BDO', '639171234567'],
    ['VN', undefined, '84912345678'],
  ] as const)('in %s, at %s, is the number of an account: "%s"', (country, bank, typed) => {
    expect(read(country, bank, typed)).toBe(typed);
  });

  test.each([
    ['CO', 'Nequi', '310 123 456', 'phone'],
    ['CO', 'Nequi', '601 234 5678', 'phone'],
    ['CO', 'Daviplata', '+34 612 34 56 78', 'phone_country'],
    ['PH', 'GCash', '1234567890', 'phone'],
    ['CO', undefined, '12345', 'bank_account_shape'],
    ['PH', 'BDO', '+63 917 123 4567', 'bank_account_shape'],
  ] as const)('in %s, at %s, is refused as what it should be: "%s"', (country, bank, typed, code) => {
    expect(read(country, bank, typed)).toBe(code);
  });

  it('shows an example of the number that the wallet has', () => {
    const point = { kind: 'bank-account', path: 'incomeDetails.iban' } as const;
    const context = { ...createReadingContext('CO'), answers: { bank_name: 'Nequi' } };
    expect(readDataPoint(point, '310', context)).toEqual({
      ok: false,
      message: { code: 'phone', params: { example: '310 123 4567' } },
    });
  });
});

describe('a key of Bre-B as account', () => {
  test.each([
    ['@maria123', '@MARIA123'],
    ['@MARIA123', '@MARIA123'],
    ['Llave: @maria123', '@MARIA123'],
    ['Llave Bre-B @maria123', '@MARIA123'],
    ['ana@gmail.com', 'ana@gmail.com'],
    ['<ana@gmail.com>', 'ana@gmail.com'],
    ['+57 310 123 4567', '3101234567'],
    ['79.123.456', '79123456'],
  ])('is taken at any bank of Colombia: "%s"', (typed, value) => {
    for (const bank of [undefined, 'Bancolombia', 'Banco Nuevo']) expect(read('CO', bank, typed)).toBe(value);
  });

  test.each([
    ['@maria123', '@MARIA123'],
    ['ana@gmail.com', 'ana@gmail.com'],
  ])('is taken by a wallet: "%s"', (typed, value) => {
    expect(read('CO', 'Nequi', typed)).toBe(value);
  });

  test.each([
    ['PH', 'GCash', 'ana@gmail.com', 'phone'],
    ['PH', 'BDO', '@maria123', 'bank_account_shape'],
    ['VN', 'Vietcombank', '@maria123', 'bank_account_shape'],
    ['CO', 'Nequi', '@', 'phone'],
    ['CO', 'Nequi', '@maría', 'phone'],
  ] as const)('is refused in %s at %s: "%s"', (country, bank, typed, code) => {
    expect(read(country, bank, typed)).toBe(code);
  });
});

it('names as wallets only banks of the list', () => {
  const wallets = Object.values(countries).map(({ facts }) => facts.bankAccount.wallets ?? []);
  const banks = Object.values(countries).map(({ facts }) => facts.questions.bank_name?.options ?? []);
  expect(wallets.map((names, index) => names.filter((name) => !banks[index]?.includes(name)))).toEqual(
    wallets.map(() => []),
  );
});
