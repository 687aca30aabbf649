import { describe, expect, it, test } from 'vitest';
import { dataPoints, type CataloguedName } from './dataPoints';
import type { FieldMessage } from './messages';
import { compactCode } from '../countries/normalise';
import { readDataPoint, type ReadingContext } from './reading';
import { createReadingContext, polandContext, spainContext } from './reading/context.fixture';
import type { QuestionInput } from './input';
import { identifierVectors } from '../countries/vectors/vectors.fixture';

const read = (name: CataloguedName, typed: QuestionInput | undefined, context = spainContext) =>
  readDataPoint(dataPoints[name], typed, context);

describe('valid answers', () => {
  test.each<readonly [CataloguedName, QuestionInput, unknown]>([
    ['first_name', '  Mª\u00a0 José ', 'Mª José'],
    ['first_name', 'Jose\u0301', 'José'],
    ['street', 'Calle Mayor ５', 'Calle Mayor 5'],
    ['house_number', '12\u200b bis', '12 bis'],
    ['street', 'Calle Mayor 5,', 'Calle Mayor 5'],
    ['street', 'Calle Mayor 5 ; ,', 'Calle Mayor 5'],
    ['city', 'Madrid;', 'Madrid'],
    ['first_name', 'Ana,', 'Ana'],
    ['last_name', '-', '-'],
    ['last_name', ' –– ', '-'],
    ['second_last_name', ' – ', undefined],
    ['flat_number', '-', undefined],
    ['floor', '-1', '-1'],
    ['vehicle_license_plate_number', '1234 bcd', '1234 BCD'],
    ['email', ' Ana@Example.com ', 'Ana@Example.com'],
    ['email', 'ana@example.com,', 'ana@example.com'],
    ['email', 'ana @ example. com', 'ana@example.com'],
    ['email', '<ana@example.com>', 'ana@example.com'],
    ['email', '(ana@example.com)', 'ana@example.com'],
    ['email', '“ana@example.com”', 'ana@example.com'],
    ['email', '"ana@example.com".', 'ana@example.com'],
    ['email', 'ana@example.com:', 'ana@example.com'],
    ['email', 'E-mail: ana@example.com', 'ana@example.com'],
    ['email', 'Correo electrónico: <ana@example.com>', 'ana@example.com'],
    ['email', 'mailto:ana@example.com;', 'ana@example.com'],
    ['phone_number', '0034 612-34-56-78', '+34612345678'],
    ['work_phone', '912345678', '+34912345678'],
    ['monthly_income', '1.850,50 €', 1850.5],
    ['rent_amount', '700', 700],
    ['number_of_dependants', ' 0 ', 0],
    ['number_of_dependants', '-0', 0],
    ['field_square_area', '10 000', 10_000],
    ['field_square_area', '10.000', 10_000],
    ['field_square_area', '1.250.000', 1_250_000],
    ['last_name', 'Kowalska- Nowak', 'Kowalska- Nowak'],
    ['last_name', 'Kowalska -Nowak', 'Kowalska -Nowak'],
    ['monthly_payment_day', '', undefined],
    ['form_birthday', '1990-2-7', '1990-02-07'],
    ['form_birthday', '2008-11-20', '2008-11-20'],
    ['form_birthday', '1925-11-21', '1925-11-21'],
    ['income_payday', '2026-11-20', '2026-11-20'],
    ['income_payday', '2027-01-21', '2027-01-21'],
    ['housing_tenure_since_date', '2026-11', '2026-11-01'],
    ['housing_tenure_since_date', '1926-1', '1926-01-01'],
    ['mortgage_expires_at', '2126-12', '2126-12-01'],
    ['income_contract_expires_at', '2026-11', '2026-11-01'],
    ['gender', 'female', 'female'],
    ['province', 'Araba/Álava'.normalize('NFD'), 'Araba/Álava'],
    ['citizenship', 'ES', 'ES'],
    ['has_other_loans', 'false', false],
    ['has_other_loans', true, true],
    ['general_policies', true, true],
    ['marketing_consents', false, false],
    ['personal_code', '12.345.678-z', '12345678Z'],
    ['personal_code', 'x 1234567 l', 'X1234567L'],
    ['iban', 'es10 0182 6974 1113 6346 2325', 'ES1001826974111363462325'],
    ['iban', 'IBAN ES10 0182 6974 1113 6346 2325', 'ES1001826974111363462325'],
    ['iban', 'IBAN: ES10 0182 6974 1113 6346 2325', 'ES1001826974111363462325'],
    ['postal_code', '28 013', '28013'],
    ['loan_amount', '2.500 €', 2500],
    ['loan_period', '12', 12],
  ])('reads %s "%s"', (name, typed, value) => {
    expect(read(name, typed)).toEqual({ ok: true, value });
  });
});

describe('a one-time code', () => {
  test.each([
    ['1234', '1234'],
    ['12-34', '1234'],
    ['12 34', '1234'],
    ['1 2 3 4', '1234'],
    ['Tu código es 1234', '1234'],
    ['Tu código es 12-34.', '1234'],
    ['Tu código es 1234.\n@tandero.example #1234', '1234'],
    ['Código 1234, válido 5 minutos', '1234'],
    ['1234 Ondara', '1234'],
    ['１２３４', '1234'],
    ['1234 o 5678', null],
    ['12a34', null],
    ['Tu código', null],
    ['123', null],
    ['123456789012', null],
  ])('"%s"', (typed, value) => {
    const point = { ...dataPoints.code, min: 4, max: 6 };
    expect(readDataPoint(point, typed, spainContext)).toEqual(
      value === null ? { ok: false, message: { code: 'code' } } : { ok: true, value },
    );
  });
});

describe('answers as people of a country write them', () => {
  test.each<readonly [Parameters<typeof createReadingContext>[0], CataloguedName, string, unknown]>([
    ['CO', 'monthly_income', '150.000,50', { ok: true, value: 150_001, notice: { code: 'amount_rounded' } }],
    [
      'CO',
      'monthly_income',
      '$ 150,000.25',
      { ok: true, value: 150_000, notice: { code: 'amount_rounded' } },
    ],
    ['CO', 'monthly_income', '150.000,00', { ok: true, value: 150_000 }],
    ['CO', 'monthly_income', '150.000,5', { ok: true, value: 150_001, notice: { code: 'amount_rounded' } }],
    ['VN', 'monthly_income', '8.000.000,50', { ok: false, message: { code: 'number' } }],
    ['RO', 'last_name', 'Şerban Ţuţea', { ok: true, value: 'Șerban Țuțea' }],
    ['RO', 'last_name', 'S\u0327erban', { ok: true, value: 'Șerban' }],
    ['ES', 'last_name', 'Şahin', { ok: true, value: 'Şahin' }],
    [
      'VN',
      'iban',
      'VCB0071000123456',
      { ok: true, value: 'VCB0071000123456', notice: { code: 'bank_account_doubtful' } },
    ],
    ['VN', 'iban', '0071000123456', { ok: true, value: '0071000123456' }],
    ['VN', 'iban', 'NGUYENAN88', { ok: true, value: 'NGUYENAN88' }],
  ])('%s %s "%s"', (country, name, typed, result) => {
    expect(read(name, typed, createReadingContext(country))).toEqual(result);
  });
});

it("refuses a company's number as the applicant's, and takes it as the employer's", () => {
  const context = createReadingContext('MX');
  const company = identifierVectors.find(
    ({ kind, value, valid }) => kind === 'rfc' && valid && /^[A-Z&Ñ]{3}\d/.test(value),
  );
  const typed = company?.value ?? expect.unreachable('There is no vector of a company.');
  expect(read('tax_identification_number', typed, context)).toEqual({
    ok: false,
    message: { code: 'identifier_shape', params: { id: 'RFC' } },
  });
  expect(read('employer_tax_registry_code', typed, context)).toMatchObject({ ok: true });
});

describe('invalid answers', () => {
  test.each<readonly [CataloguedName, QuestionInput | undefined, FieldMessage]>([
    ['first_name', '', { code: 'required' }],
    ['first_name', '\u200b \u00a0', { code: 'required' }],
    ['first_name', undefined, { code: 'required' }],
    ['first_name', 'R2D2', { code: 'name' }],
    ['first_name', '-', { code: 'name' }],
    ['email', 'ana maria@example.com', { code: 'email' }],
    ['email', 'ana@example.com. Gracias', { code: 'email' }],
    ['email', 'dr. ana@example.com', { code: 'email' }],
    ['first_name', 'a'.repeat(101), { code: 'too_long', params: { maxLength: 100 } }],
    ['house_number', '1'.repeat(51), { code: 'too_long', params: { maxLength: 50 } }],
    ['street', 'Mayor-', { code: 'sign_end', params: { sign: '-' } }],
    ['city', '28013', { code: 'city' }],
    ['employer_name', '<b>', { code: 'sign', params: { sign: '<' } }],
    ['vehicle_license_plate_number', 'BCD', { code: 'plate' }],
    ['email', 'ana@example', { code: 'email' }],
    ['email', 'Ana <ana@example.com>', { code: 'email' }],
    ['phone_number', '612', { code: 'phone', params: { example: '612 34 56 78' } }],
    ['phone_number', '912345678', { code: 'phone_landline', params: { example: '612 34 56 78' } }],
    ['phone_number', '+48512345678', { code: 'phone_country', params: { example: '612 34 56 78' } }],
    ['monthly_income', 'a lot', { code: 'number' }],
    ['monthly_income', '-1', { code: 'number' }],
    ['rent_amount', '0', { code: 'minimum', params: { min: 1, max: 1000000 } }],
    ['overdue_debt_amount', '1.001', { code: 'maximum', params: { min: 0, max: 1000 } }],
    ['number_of_dependants', '2,5', { code: 'whole_number' }],
    ['field_square_area', '10.000,5', { code: 'number' }],
    ['field_square_area', '10.00', { code: 'whole_number' }],
    ['field_square_area', '10,000.000', { code: 'number' }],
    ['number_of_dependants', 'two', { code: 'number' }],
    ['number_of_dependants', '-1', { code: 'range', params: { min: 0, max: 20 } }],
    ['number_of_dependants', '21', { code: 'range', params: { min: 0, max: 20 } }],
    ['form_birthday', '--', { code: 'required' }],
    ['form_birthday', '1990-2-', { code: 'date_incomplete' }],
    ['form_birthday', '90-2-7', { code: 'date_incomplete' }],
    ['form_birthday', '1990-2-30', { code: 'date_impossible' }],
    ['form_birthday', '2026-11-21', { code: 'date_future' }],
    ['form_birthday', '2008-11-21', { code: 'too_young', params: { min: 18 } }],
    ['form_birthday', '1925-11-20', { code: 'too_old', params: { max: 100 } }],
    ['income_payday', '2026-11-19', { code: 'date_past' }],
    ['income_payday', '2027-01-22', { code: 'date_far', params: { days: 62 } }],
    ['housing_tenure_since_date', '2026-12', { code: 'date_future' }],
    ['housing_tenure_since_date', '2026-13', { code: 'month_impossible' }],
    ['housing_tenure_since_date', '2026-0', { code: 'month_impossible' }],
    ['housing_tenure_since_date', '2026-', { code: 'month_incomplete' }],
    ['housing_tenure_since_date', '-5', { code: 'month_incomplete' }],
    ['housing_tenure_since_date', '19-5', { code: 'month_incomplete' }],
    ['housing_tenure_since_date', '1925-12', { code: 'date_year' }],
    ['housing_tenure_since_date', '1202-5', { code: 'date_year' }],
    ['id_card_issued_at', '1202-5-1', { code: 'date_year' }],
    ['mortgage_expires_at', '9999-1', { code: 'date_year' }],
    ['income_contract_expires_at', '2026-10', { code: 'date_past' }],
    ['gender', 'x', { code: 'choose' }],
    ['gender', '', { code: 'required' }],
    ['province', 'mazowieckie', { code: 'choose_from_list' }],
    ['citizenship', 'XX', { code: 'choose_from_list' }],
    ['has_other_loans', 'maybe', { code: 'choose' }],
    ['general_policies', false, { code: 'consent_required' }],
    ['general_policies', undefined, { code: 'consent_required' }],
    ['personal_code', 'abc', { code: 'identifier_shape', params: { id: 'DNI / NIE' } }],
    ['personal_code', '12345678A', { code: 'identifier_check_digit', params: { id: 'DNI' } }],
    ['personal_code', 'X1234567A', { code: 'identifier_check_digit', params: { id: 'NIE' } }],
    ['iban', 'ES12', { code: 'bank_account_shape' }],
    ['iban', 'ES1001826974111363462326', { code: 'bank_account_check_digit' }],
    ['iban', 'BR1800360305000010009795493C1', { code: 'bank_account_foreign' }],
    ['postal_code', '99337', { code: 'postal_code', params: { example: '28013' } }],
    ['loan_amount', '499', { code: 'range', params: { min: 500, max: 30000 } }],
    ['loan_amount', '30.001', { code: 'range', params: { min: 500, max: 30000 } }],
    [
      'loan_amount',
      '4250',
      { code: 'step', params: { min: 500, max: 30000, step: 100, below: 4200, above: 4300 } },
    ],
    ['loan_amount', 'x', { code: 'number' }],
    ['loan_period', '2', { code: 'range', params: { min: 3, max: 96 } }],
    ['loan_period', '12.5', { code: 'whole_number' }],
  ])('rejects %s "%s"', (name, typed, message) => {
    expect(read(name, typed)).toEqual({ ok: false, message });
  });
});

describe('answers in another country', () => {
  test.each<readonly [CataloguedName, string, unknown]>([
    ['personal_code', '571001-31165', '57100131165'],
    ['iban', '04 1160 2202 5468 4911 1423 3882', 'PL04116022025468491114233882'],
    ['postal_code', '00950', '00-950'],
    ['province', 'mazowieckie', 'mazowieckie'],
    ['phone_number', '512 345 678', '+48512345678'],
    ['monthly_income', '4 500,00 zł', 4500],
  ])('only Poland accepts %s "%s"', (name, typed, value) => {
    expect(read(name, typed, polandContext)).toEqual({ ok: true, value });
    expect(read(name, typed, spainContext)).toMatchObject({ ok: false });
  });

  it('reports a PESEL with an impossible date', () => {
    expect(read('personal_code', '97093153261', polandContext)).toEqual({
      ok: false,
      message: { code: 'identifier_date', params: { id: 'PESEL' } },
    });
  });
});

it('reads an empty optional input as no answer', () => {
  const optional = { ...dataPoints.street, optional: true } as const;
  expect(readDataPoint(optional, ' ', spainContext)).toEqual({ ok: true, value: undefined });
  expect(readDataPoint(optional, undefined, spainContext)).toEqual({ ok: true, value: undefined });
  expect(readDataPoint(dataPoints.marketing_consents, undefined, spainContext)).toEqual({
    ok: true,
    value: false,
  });
});

it('reports a period that is not on a step', () => {
  const context = { ...spainContext, period: { default: 6, min: 6, max: 60, step: 6 } };
  expect(read('loan_period', '13', context)).toMatchObject({ message: { code: 'step' } });
});

describe('a name with a suffix', () => {
  /** A made-up country with suffixes. */
  const philippines: ReadingContext = {
    ...spainContext,
    facts: { ...spainContext.facts, nameSuffixes: ['Jr.', 'III'] },
  };

  it.each<readonly [CataloguedName, string, ReadingContext, string | null]>([
    ['last_name', ' Santos,  Jr. ', philippines, 'Santos, Jr.'],
    ['last_name', 'Dela Cruz III', philippines, 'Dela Cruz III'],
    ['last_name', 'Santos, Esq.', philippines, null],
    ['reference_name', 'Juan Dela Cruz, Jr.', philippines, 'Juan Dela Cruz, Jr.'],
    ['last_name', 'R2D2, Jr.', philippines, null],
    ['first_name', 'Ramón, Jr.', philippines, null],
    ['last_name', 'Santos, Jr.', spainContext, null],
  ])('reads %s "%s" with the suffixes of the country', (name, typed, context, value) => {
    expect(read(name, typed, context)).toEqual(
      value === null ? { ok: false, message: { code: 'name' } } : { ok: true, value },
    );
  });
});

describe('a doubtful value', () => {
  /** A made-up country whose old numbers break the rule of today. */
  const doubtfulContext: ReadingContext = {
    ...spainContext,
    checks: {
      ...spainContext.checks,
      identifiers: {
        ...spainContext.checks.identifiers,
        dni: {
          name: 'DNI',
          normalise: compactCode,
          check: (code) => (code.startsWith('0') ? 'doubtful' : 'check-digit'),
        },
      },
      postalCode: (typed) => ({ ok: true, value: typed, doubtful: true }),
    },
    readBankAccount: (typed) => ({ ok: true, value: typed, doubtful: true }),
  };

  it.each<readonly [CataloguedName, string, object]>([
    [
      'personal_code',
      '0123',
      { ok: true, value: '0123', notice: { code: 'identifier_doubtful', params: { id: 'DNI' } } },
    ],
    ['personal_code', 'X1234567L', { ok: true, value: 'X1234567L' }],
    [
      'personal_code',
      '1234',
      { ok: false, message: { code: 'identifier_check_digit', params: { id: 'DNI' } } },
    ],
    ['iban', '12 34', { ok: true, value: '12 34', notice: { code: 'bank_account_doubtful' } }],
    ['postal_code', '123', { ok: true, value: '123', notice: { code: 'postal_code_doubtful' } }],
  ])('is accepted with a notice: %s "%s"', (name, typed, reading) => {
    expect(read(name, typed, doubtfulContext)).toEqual(reading);
  });

  it('gets no notice if it is valid as another kind', () => {
    const always: ReadingContext = {
      ...doubtfulContext,
      checks: {
        ...spainContext.checks,
        identifiers: {
          ...spainContext.checks.identifiers,
          dni: { name: 'DNI', normalise: compactCode, check: () => 'doubtful' },
        },
      },
    };
    expect(read('personal_code', 'X1234567L', always)).toEqual({ ok: true, value: 'X1234567L' });
    expect(read('personal_code', 'X1234567A', always)).toMatchObject({ ok: true, value: 'X1234567A' });
  });
});

test.each<readonly [Parameters<typeof createReadingContext>[0], CataloguedName, string]>([
  ['PH', 'house_number', 'Unit 1203, Tower 2, Block 5'],
  ['VN', 'house_number', 'Số 12, ngõ 34, ngách 56'],
  ['CO', 'flat_number', 'Torre Esmeralda, apto 1203'],
  ['DE', 'flat_number', 'c/o Familie Müller-Lüdenscheidt'],
  ['RO', 'district', 'Sector 3'],
  ['PH', 'suburb', '176'],
  ['VN', 'municipality', 'Phường 12'],
  ['MX', 'street', 'Carretera México-Toluca Km. 55+500'],
  ['PH', 'street', '#12 Mabini St.'],
  ['CO', 'street', 'Calle 45 # 12-34; apto 301'],
])('in %s accepts as %s a text that is usual there: %s', (country, name, typed) => {
  expect(readDataPoint(dataPoints[name], typed, createReadingContext(country))).toEqual({
    ok: true,
    value: typed,
  });
});
