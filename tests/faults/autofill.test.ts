import { expect, it } from 'vitest';
import { dataPoints } from '../../src/domain/catalogue/dataPoints';
import type { DataPoint } from '../../src/domain/catalogue/kinds';
import { countryList } from '../../src/domain/countries/vectors/countries.fixture';

/** The tokens of WCAG 1.3.5 for what is asked about the applicant. The parts of a date follow from `bday`. */
it.each([
  ['first_name', 'given-name'],
  ['middle_name', 'additional-name'],
  ['last_name', 'family-name'],
  ['email', 'email'],
  ['phone_number', 'tel'],
  ['form_birthday', 'bday'],
  ['gender', 'sex'],
  ['postal_code', 'postal-code'],
  ['province', 'address-level1'],
  ['city', 'address-level2'],
  ['municipality', 'address-level2'],
  ['suburb', 'address-level3'],
  ['district', 'address-level3'],
  ['street', 'address-line1'],
  ['employer_name', 'organization'],
  ['code', 'one-time-code'],
] as const)('the browser fills %s in as %s', { tags: ['X9'] }, (name, token) => {
  const point: DataPoint = dataPoints[name];
  expect(point).toMatchObject({ autocomplete: token });
});

it.each(countryList)('no two answers of an address in $facts.code have the same token', ({ facts }) => {
  const asked = ['province', 'city', 'municipality', 'district', 'suburb', 'street'] as const;
  const tokens = asked
    .filter((name) => facts.questions[name]?.absent !== true)
    .map((name): DataPoint => dataPoints[name])
    .map(({ autocomplete }) => autocomplete);
  expect(tokens).not.toContain(undefined);
  expect(new Set(tokens).size).toBe(tokens.length);
});
