import { expect, it, test } from 'vitest';
import type { CataloguedName } from '../catalogue/dataPoints';
import type { Country } from '../countries/country';
import { facts as spain } from '../countries/es';
import { facts as poland } from '../countries/pl';
import { sortByCountryOrder } from './countryOrder';

/** An invented order: last names first, and the address from the country down to the house number. */
const lastNamesFirst: Country['order'] = {
  names: ['last_name', 'first_name'],
  address: ['province', 'city', 'street', 'house_number', 'postal_code'],
};

test.each<readonly [string, Country['order'], readonly CataloguedName[], readonly CataloguedName[]]>([
  [
    'a step without parts of a name or an address',
    lastNamesFirst,
    ['email', 'phone_number'],
    ['email', 'phone_number'],
  ],
  ['an empty step', lastNamesFirst, [], []],
  [
    'the parts of a name between other questions',
    lastNamesFirst,
    ['first_name', 'gender', 'last_name', 'form_birthday'],
    ['last_name', 'gender', 'first_name', 'form_birthday'],
  ],
  [
    'a part that the order does not contain',
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
  ['a single part', lastNamesFirst, ['email', 'postal_code'], ['email', 'postal_code']],
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
    "an employer's address beside the applicant's",
    lastNamesFirst,
    ['employer_name', 'employer_postal_code', 'city', 'employer_city', 'province', 'employer_street'],
    ['employer_name', 'employer_city', 'province', 'employer_street', 'city', 'employer_postal_code'],
  ],
])('orders %s', (_name, order, names, expected) => {
  expect(sortByCountryOrder(names, order)).toEqual(expected);
});

it('neither adds nor removes questions', () => {
  const names: readonly CataloguedName[] = ['flat_number', 'city', 'email', 'last_name', 'first_name'];
  expect(sortByCountryOrder(names, spain.order).toSorted()).toEqual(names.toSorted());
});
