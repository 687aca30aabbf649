import { expect, it, test } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import type { DataPoint } from '../catalogue/kinds';
import type { StepPath } from '../catalogue/steps';
import type { Country } from '../countries/country';
import { facts as spain } from '../countries/es';
import { getCountryLanguages, type LocaleName } from '../countries/locales';
import { resolvePage } from './resolvePage';

/** A question of a Spanish page with these steps. */
function askedOn(steps: readonly StepPath[], name: string, facts: Country = spain): DataPoint | undefined {
  return resolvePage(ondara, { ...ondaraEs, steps }, facts)
    .steps.flatMap(({ dataPoints }) => dataPoints)
    .find((question) => question.name === name)?.point;
}

test.each<readonly [string, readonly StepPath[], string, DataPoint['when']]>([
  [
    'an account if the applicant has one',
    ['has-bank-account', 'clabe'],
    'iban',
    { has_bank_account: ['true'] },
  ],
  ['an account from everybody', ['clabe'], 'iban', undefined],
  [
    'debts if the applicant pays other loans',
    ['monthly-credit-commitments', 'total-debt'],
    'total_debt_amount',
    { has_other_loans: ['true'] },
  ],
  ['debts from everybody', ['total-debt'], 'total_debt_amount', undefined],
])('a page asks for %s: %j', (_who, steps, name, when) => {
  const point = askedOn(steps, name);
  expect(point).toBeDefined();
  expect(point?.when).toEqual(when);
  expect(point).not.toHaveProperty('whenAsked');
});

it('drops a rule if the country does not ask its driver', () => {
  const facts: Country = { ...spain, questions: { has_bank_account: { absent: true } } };
  expect(askedOn(['has-bank-account', 'clabe'], 'iban', facts)).toMatchObject({ kind: 'bank-account' });
  expect(askedOn(['has-bank-account', 'clabe'], 'iban', facts)?.when).toBeUndefined();
});

test.each<readonly [string, readonly LocaleName[] | undefined, readonly LocaleName[]]>([
  [
    'the languages of its country and English, if it names none',
    undefined,
    [...getCountryLanguages('ES'), 'en'],
  ],
  ['the languages that it names, in their order, and English', ['pl', 'es'], ['pl', 'es', 'en']],
  ['English first, if it names English first', ['en', 'es'], ['en', 'es']],
])('a page offers %s', (_which, languages, offered) => {
  const definition = { ...ondaraEs, ...(languages === undefined ? {} : { languages }) };
  expect(resolvePage(ondara, definition, spain).languages).toEqual(offered);
});

it('refuses a page without a language', () => {
  expect(() => resolvePage(ondara, { ...ondaraEs, languages: [] }, spain)).toThrow(
    'ondara has no texts in a language of ES.',
  );
});
