import { expect, it, test } from 'vitest';
import ondara from '../../../brands/ondara/brand';
import ondaraEs from '../../../brands/ondara/es/page';
import type { DataPoint } from '../catalogue/kinds';
import type { StepPath } from '../catalogue/steps';
import type { Country } from '../countries/country';
import { facts as spain } from '../countries/es';
import { resolvePage } from './resolvePage';

/** A question of a page of these steps in Spain. */
function askedOn(steps: readonly StepPath[], name: string, facts: Country = spain): DataPoint | undefined {
  return resolvePage(ondara, { ...ondaraEs, steps }, facts)
    .steps.flatMap(({ dataPoints }) => dataPoints)
    .find((asked) => asked.name === name)?.point;
}

test.each<readonly [string, readonly StepPath[], string, DataPoint['when']]>([
  ['an account, of whoever has one', ['has-bank-account', 'clabe'], 'iban', { has_bank_account: ['true'] }],
  ['an account, of everybody', ['clabe'], 'iban', undefined],
  [
    'what is owed, of whoever pays other loans',
    ['monthly-credit-commitments', 'total-debt'],
    'total_debt_amount',
    { has_other_loans: ['true'] },
  ],
  ['what is owed, of everybody', ['total-debt'], 'total_debt_amount', undefined],
])('a page asks %s: %j', (_who, steps, name, when) => {
  const point = askedOn(steps, name);
  expect(point).toBeDefined();
  expect(point?.when).toEqual(when);
  expect(point).not.toHaveProperty('whenAsked');
});

it('asks everybody where the country does not ask what the rule looks at', () => {
  const facts: Country = { ...spain, questions: { has_bank_account: { absent: true } } };
  expect(askedOn(['has-bank-account', 'clabe'], 'iban', facts)).toMatchObject({ kind: 'bank-account' });
  expect(askedOn(['has-bank-account', 'clabe'], 'iban', facts)?.when).toBeUndefined();
});
