import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Identifier } from '../countries/country';
import { pesel } from '../countries/identifiers/pesel';
import { typing } from '../countries/vectors/typing.fixture';
import { identifierVectors } from '../countries/vectors/vectors.fixture';
import { suggestEmail } from './emailDomains';
import { noticesFor } from './notices';
import { pageOf, poland, spain } from './reading/context.fixture';
import { runs } from '../../testing/runs';

/** Numbers of old may break a rule of today: they are taken, and looked at once more. */
const doubtfulPesel: Identifier = {
  ...pesel,
  check: (normalised, today) => (pesel.check(normalised, today) === 'check-digit' ? 'doubtful' : null),
};

describe('an identifier beside the applicant’s own data', () => {
  test.each(identifierVectors.filter((vector) => vector.given !== undefined))(
    '$country $value ($why): consistent is $consistent',
    ({ country, value, given, consistent }) => {
      const values = { personal_code: value, form_birthday: given?.birthDate, gender: given?.gender };
      expect(noticesFor(values, pageOf(country)).personal_code === undefined).toBe(consistent);
    },
  );

  it('names the document and what it contradicts', () => {
    expect(noticesFor({ personal_code: '77111199961', form_birthday: '1977-11-15' }, poland)).toEqual({
      personal_code: { code: 'identifier_birth_date', params: { id: 'PESEL' } },
    });
    expect(noticesFor({ personal_code: '75052233571', gender: 'female' }, poland)).toEqual({
      personal_code: { code: 'identifier_gender', params: { id: 'PESEL' } },
    });
  });

  test.each([
    ['1977-11-15', undefined, 'identifier_birth_date'],
    ['1977-11-11', 'male', undefined],
    ['1977-11-11', 'female', 'identifier_gender'],
  ] as const)('is compared when it may be right only: born %s, %s', (birthDate, gender, code) => {
    const doubtful = { ...poland, checks: { ...poland.checks, identifiers: { pesel: doubtfulPesel } } };
    const values = { personal_code: '77111199970', form_birthday: birthDate, gender };
    expect(noticesFor(values, doubtful).personal_code?.code).toBe(code);
  });

  it('says nothing where nothing is told', () => {
    const values = { personal_code: '12345678Z', form_birthday: '1977-11-15', gender: 'female' };
    expect(noticesFor(values, spain)).toEqual({});
    expect(noticesFor({ personal_code: '77111199961' }, poland)).toEqual({});
    expect(noticesFor({ personal_code: 'wrong', form_birthday: '1977-11-15' }, poland)).toEqual({});
    expect(noticesFor({}, poland)).toEqual({});
  });
});

describe('another identifier of the applicant’s own', () => {
  test.each([
    ['MX', 'tax_identification_number', 'GODE561231GR8', '1956-12-30', 'RFC'],
    ['VN', 'id_card_number', '026072378920', '1973-01-01', 'CCCD'],
  ] as const)('is compared too: %s %s', (country, name, code, form_birthday, id) => {
    expect(noticesFor({ [name]: code, form_birthday }, pageOf(country))).toEqual({
      [name]: { code: 'identifier_birth_date', params: { id } },
    });
  });
});

describe('the region of birth that a CURP tells', () => {
  test.each([
    ['EICA510214HPLSRN09', 'Puebla', undefined],
    ['EICA510214HPLSRN09', 'Oaxaca', 'identifier_birth_region'],
    ['EICA510214HPLSRN09', undefined, undefined],
    ['EICA510214HPLSRN09', '', undefined],
    ['OIGV950606HMSRTL00', 'Morelos', undefined],
    ['MEVL840716MPLDRR09', 'Zacatecas', 'identifier_birth_region'],
    // Born abroad: tells no region.
    ['NUPI710227HNEXLR08', 'Puebla', undefined],
  ])('%s beside %s: %s', (personal_code, province_of_birth, code) => {
    expect(noticesFor({ personal_code, province_of_birth }, pageOf('MX')).personal_code?.code).toBe(code);
  });
});

describe('a postal code beside the region of its address', () => {
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
    // These tell no region for certain.
    ['PL', '00-950', 'śląskie', undefined],
    ['DE', '10115', 'Bayern', undefined],
    ['VN', '11000', 'Cần Thơ', undefined],
    ['PH', '1000', 'Cebu', undefined],
  ] as const)('in %s %s, %s: %s', (country, code, province, region) => {
    const told = region && { code: 'postal_code_region', params: { region } };
    const page = pageOf(country);
    expect(noticesFor({ postal_code: code, province }, page).postal_code).toEqual(told);
    const employer = { employer_postal_code: code, employer_province: province };
    expect(noticesFor(employer, page).employer_postal_code).toEqual(told);
  });

  test.each([
    { postal_code: '28013' },
    { postal_code: '28013', province: '' },
    { postal_code: undefined, province: 'Toledo' },
    { postal_code: '', province: 'Toledo' },
    { postal_code: '28013', employer_province: 'Toledo' },
  ])('is not asked about where one of the two is missing: %o', (values) => {
    expect(noticesFor(values, spain)).toEqual({});
  });

  it('is not compared before the country’s checks are there', () => {
    expect(
      noticesFor({ postal_code: '28013', province: 'Toledo' }, { facts: spain.facts, today: spain.today }),
    ).toEqual({});
  });
});

describe('an e-mail address', () => {
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
  ])('%s is asked about', (email, suggestion) => {
    expect(noticesFor({ email }, spain)).toEqual({
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
    'ana',
    '@gmial.com',
    '',
    `ana@${'a'.repeat(10_000)}.com`,
  ])('%s is left alone', (email) => {
    expect(noticesFor({ email }, spain)).toEqual({});
  });

  it('is never asked about twice', () => {
    fc.assert(
      fc.property(typing(['ana@gmail.com', 'ana@interia.pl', 'ana@hotmail.es', 'ana@o2.pl']), (email) => {
        const suggestion = suggestEmail(email);
        if (suggestion !== undefined) expect(suggestEmail(suggestion)).toBeUndefined();
      }),
      { numRuns: runs(1_000) },
    );
  });
});
