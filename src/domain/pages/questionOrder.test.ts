import { expect, it, test } from 'vitest';
import type { CataloguedName } from '../catalogue/dataPoints';
import type { Country } from '../countries/country';
import { facts as spain } from '../countries/es';
import { facts as poland } from '../countries/pl';
import { inCountryOrder } from './questionOrder';

/** Made up: last names first, and the address from the country down to the door. */
const lastNamesFirst: Country['order'] = {
  names: ['last_name', 'first_name'],
  address: ['province', 'city', 'street', 'house_number', 'postal_code'],
};

test.each<readonly [string, Country['order'], readonly CataloguedName[], readonly CataloguedName[]]>([
  ['none of them', lastNamesFirst, ['email', 'phone_number'], ['email', 'phone_number']],
  ['nothing', lastNamesFirst, [], []],
  [
    'the parts of a name between others',
    lastNamesFirst,
    ['first_name', 'gender', 'last_name', 'form_birthday'],
    ['last_name', 'gender', 'first_name', 'form_birthday'],
  ],
  [
    'a part that the list does not know',
    lastNamesFirst,
    ['first_name', 'last_name', 'second_last_name'],
    ['last_name', 'first_name', 'second_last_name'],
  ],
  [
    'names and address in one step',
    lastNamesFirst,
    ['postal_code', 'first_name', 'city', 'last_name', 'email', 'province'],
    ['province', 'last_name', 'city', 'first_name', 'email', 'postal_code'],
  ],
  ['one part alone', lastNamesFirst, ['email', 'postal_code'], ['email', 'postal_code']],
  [
    'a Spanish address',
    spain.order,
    ['street', 'house_number', 'floor', 'postal_code', 'province', 'city', 'block_number', 'flat_number'],
    ['postal_code', 'city', 'province', 'street', 'house_number', 'block_number', 'floor', 'flat_number'],
  ],
  [
    'a Polish address with its province',
    poland.order,
    ['email', 'postal_code', 'city', 'province', 'street', 'house_number', 'flat_number'],
    ['email', 'postal_code', 'city', 'street', 'house_number', 'flat_number', 'province'],
  ],
  [
    "an employer's address, beside which the applicant's own stands",
    lastNamesFirst,
    ['employer_name', 'employer_postal_code', 'city', 'employer_city', 'province', 'employer_street'],
    ['employer_name', 'employer_city', 'province', 'employer_street', 'city', 'employer_postal_code'],
  ],
])('%s', (_name, order, names, wanted) => {
  expect(inCountryOrder(names, order)).toEqual(wanted);
});

it('leaves out nothing and adds nothing', () => {
  const names: readonly CataloguedName[] = ['flat_number', 'city', 'email', 'last_name', 'first_name'];
  expect(inCountryOrder(names, spain.order).toSorted()).toEqual(names.toSorted());
});
