import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Identifier } from '../countries/country';
import { pesel } from '../countries/identifiers/pesel';
import { typedText } from '../countries/vectors/typedTexts.fixture';
import { identifierVectors } from '../countries/vectors/vectors.fixture';
import { suggestEmail } from './emailDomains';
import { dataPointNames } from './dataPoints';
import type { NoticeContext, Values } from './noticeRow';
import { findNotices as findNoticesOf } from './notices';
import { createReadingContext, polandContext, spainContext } from './reading/context.fixture';
import { getRunCount } from '../../testing/propertyTests';

const names = (values: Values) => dataPointNames.filter((name) => name in values);

/** The notices on a screen that asks for these answers, in the order of the catalogue. The lead holds none of them. */
const findNotices = (values: Values, context: NoticeContext, asked = names(values), known: Values = {}) =>
  findNoticesOf(
    values,
    asked.map((name) => ({ name })),
    known,
    context,
  );

/** Accepts old numbers, which break the rule of today, as doubtful. */
const doubtfulPesel: Identifier = {
  ...pesel,
  check: (normalised, today) => (pesel.check(normalised, today) === 'check-digit' ? 'doubtful' : null),
};

describe('the notice of an income', () => {
  test.each([
    ['ES', 18, true],
    ['ES', 299, true],
    ['ES', 300, false],
    ['MX', 2_500, true],
    ['CO', 2_500, true],
    ['PH', 2_500, true],
    ['VN', 15, true],
    ['VN', 1_000_000, false],
    ['ES', undefined, false],
    ['ES', '18', false],
  ] as const)('in %s asks about %s a month: %s', (country, income, asks) => {
    const notices = findNotices({ monthly_income: income }, createReadingContext(country));
    expect(notices).toEqual(asks ? { monthly_income: { code: 'income_low' } } : {});
  });
});

describe('the notice of an identifier', () => {
  test.each(identifierVectors.filter((vector) => vector.given !== undefined))(
    'identifier $country $value ($why): consistent is $consistent',
    ({ country, value, given, consistent }) => {
      const values = { personal_code: value, form_birthday: given?.birthDate, gender: given?.gender };
      expect(findNotices(values, createReadingContext(country))['personal_code'] === undefined).toBe(
        consistent,
      );
    },
  );

  it('names the identifier and the contradiction', () => {
    expect(findNotices({ personal_code: '77111199961', form_birthday: '1977-11-15' }, polandContext)).toEqual(
      {
        personal_code: { code: 'identifier_birth_date', params: { id: 'PESEL' } },
      },
    );
    expect(findNotices({ personal_code: '75052233571', gender: 'female' }, polandContext)).toEqual({
      personal_code: { code: 'identifier_gender', params: { id: 'PESEL' } },
    });
  });

  test.each([
    ['1977-11-15', undefined, 'identifier_birth_date'],
    ['1977-11-11', 'male', undefined],
    ['1977-11-11', 'female', 'identifier_gender'],
  ] as const)('compares a doubtful identifier too: born %s, %s', (birthDate, gender, code) => {
    const doubtful = {
      ...polandContext,
      checks: { ...polandContext.checks, identifiers: { pesel: doubtfulPesel } },
    };
    const values = { personal_code: '77111199970', form_birthday: birthDate, gender };
    expect(findNotices(values, doubtful)['personal_code']?.code).toBe(code);
  });

  it('is absent if nothing can be compared', () => {
    const values = { personal_code: '12345678Z', form_birthday: '1977-11-15', gender: 'female' };
    expect(findNotices(values, spainContext)).toEqual({});
    expect(findNotices({ personal_code: '77111199961' }, polandContext)).toEqual({});
    expect(findNotices({ personal_code: 'wrong', form_birthday: '1977-11-15' }, polandContext)).toEqual({});
    expect(findNotices({}, polandContext)).toEqual({});
  });
});

describe('the notice of another identifier', () => {
  test.each([
    ['MX', 'tax_identification_number', 'GODE561231GR8', '1956-12-30', 'RFC'],
    ['VN', 'id_card_number', '026072378920', '1973-01-01', 'CCCD'],
  ] as const)('compares %s %s too', (country, name, code, form_birthday, id) => {
    expect(findNotices({ [name]: code, form_birthday }, createReadingContext(country))).toEqual({
      [name]: { code: 'identifier_birth_date', params: { id } },
    });
  });
});

describe('the region of birth in a CURP', () => {
  test.each([
    ['EICA510214HPLSRN09', 'Puebla', undefined],
    ['EICA510214HPLSRN09', 'Oaxaca', 'identifier_birth_region'],
    ['EICA510214HPLSRN09', undefined, undefined],
    ['EICA510214HPLSRN09', '', undefined],
    ['OIGV950606HMSRTL00', 'Morelos', undefined],
    ['MEVL840716MPLDRR09', 'Zacatecas', 'identifier_birth_region'],
    // Born abroad, so it has no region.
    ['NUPI710227HNEXLR08', 'Puebla', undefined],
  ])('the CURP %s with the province %s gives the notice %s', (personal_code, province_of_birth, code) => {
    expect(
      findNotices({ personal_code, province_of_birth }, createReadingContext('MX'))['province_of_birth']
        ?.code,
    ).toBe(code);
  });
});

describe('the notice of a postal code', () => {
  test.each([
    ['ES', '28013', 'Toledo', 'Madrid'],
    ['ES', '28013', 'Madrid', undefined],
    ['ES', '52001', 'Ceuta', 'Melilla'],
    ['MX', '06000', 'Puebla', 'Ciudad de México'],
    ['MX', '97000', 'Yucatán', undefined],
    ['CO', '110111', 'Cundinamarca', 'Bogotá D.C.'],
    ['CO', '050001', 'Antioquia', undefined],
    ['RO', '077190', 'București', 'Ilfov'],
    ['RO', '400001', 'Cluj', undefined],
    // These do not decide the region.
    ['PL', '00-950', 'śląskie', undefined],
    ['DE', '10115', 'Bayern', undefined],
    ['VN', '11000', 'Cần Thơ', undefined],
    ['PH', '1000', 'Cebu', undefined],
  ] as const)('the postal code in %s %s with %s suggests %s', (country, code, province, region) => {
    const notice = region && { code: 'postal_code_region', params: { region } };
    const page = createReadingContext(country);
    const values = { postal_code: code, province };
    expect(findNotices(values, page)['province']).toEqual(notice);
    expect(findNotices(values, page, ['province', 'postal_code'])['postal_code']).toEqual(notice);
    const employer = { employer_postal_code: code, employer_province: province };
    expect(findNotices(employer, page)['employer_province']).toEqual(notice);
  });

  test.each([
    { postal_code: '28013' },
    { postal_code: '28013', province: '' },
    { postal_code: undefined, province: 'Toledo' },
    { postal_code: '', province: 'Toledo' },
    { postal_code: '28013', employer_province: 'Toledo' },
  ])('is absent if the code or the region is missing: %o', (values) => {
    expect(findNotices(values, spainContext)).toEqual({});
  });

  it('is absent until the checks of the country are loaded', () => {
    expect(
      findNotices(
        { postal_code: '28013', province: 'Toledo' },
        { facts: spainContext.facts, today: spainContext.today },
      ),
    ).toEqual({});
  });
});

describe('the suggestion for an e-mail address', () => {
  test.each([
    ['ana@gmial.com', 'ana@gmail.com'],
    ['ana@gmail.con', 'ana@gmail.com'],
    ['ana@gmai.com', 'ana@gmail.com'],
    ['ana@gmail.co', 'ana@gmail.com'],
    ['ana@gmail.es', 'ana@gmail.com'],
    ['Ana.P@GMIAL.com', 'Ana.P@gmail.com'],
    ['ana@hotnail.com', 'ana@hotmail.com'],
    ['ana@hotmial.es', 'ana@hotmail.es'],
    ['ana@outlok.es', 'ana@outlook.es'],
    ['ana@yahooo.es', 'ana@yahoo.es'],
    ['ana@iclod.com', 'ana@icloud.com'],
    ['ana@interai.pl', 'ana@interia.pl'],
    ['ana@wp.lp', 'ana@wp.pl'],
    ['ana@o2.p', 'ana@o2.pl'],
    // gmáil.com and gmail.cóm
    ['ana@xn--gmil-6na.com', 'ana@gmail.com'],
    ['ana@gmail.xn--cm-5ja', 'ana@gmail.com'],
  ])('%s gets the suggestion %s', (email, suggestion) => {
    expect(findNotices({ email }, spainContext)).toEqual({
      email: { code: 'email_suggestion', params: { suggestion } },
    });
  });

  test.each([
    'ana@gmail.com',
    'ana@GMAIL.COM',
    'ana@mail.com',
    'ana@ymail.com',
    'ana@hotmail.es',
    'ana@wp.pl',
    'ana@op.pl',
    'ana@hp.pl',
    'ana@o2.pl',
    'ana@example.com',
    'ana@small.com',
    'ana@empresa.es',
    'ana@yahoo.ca',
    'ana@outlook.at',
    'ana@constructor',
    'ana@poczta.pl',
    'ana@bank.pl',
    // müller.de
    'ana@xn--mller-kva.de',
    'ana',
    '@gmial.com',
    '',
    `ana@${'a'.repeat(10_000)}.com`,
  ])('%s gets no suggestion', (email) => {
    expect(findNotices({ email }, spainContext)).toEqual({});
  });

  it('a suggested address gets no suggestion', () => {
    fc.assert(
      fc.property(typedText(['ana@gmail.com', 'ana@interia.pl', 'ana@hotmail.es', 'ana@o2.pl']), (email) => {
        const suggestion = suggestEmail(email);
        if (suggestion !== undefined) expect(suggestEmail(suggestion)).toBeUndefined();
      }),
      { numRuns: getRunCount(1_000) },
    );
  });
});
