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
