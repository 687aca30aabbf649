import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataPoints } from '../../src/domain/catalogue/dataPoints';
import { pageJson } from './pageJsonPlugin';
import { findPage } from './pagePlugin';

const root = path.resolve(import.meta.dirname, '../..');
const built = await findPage(root, 'ondara', 'es');
/** As a reader of the file gets it. */
const told: ReturnType<typeof pageJson> = JSON.parse(JSON.stringify(pageJson(built)));
const asked = [...told.steps, ...told.states].flatMap((each) => each.dataPoints);
const named = (name: string) => asked.find((each) => each.name === name);

describe('page.json', () => {
  it('names the page and its limits', () => {
    const { steps: _steps, states: _states, ...page } = told;
    const { amount, period } = built.page.definition;
    expect(page).toEqual({
      brand: 'ondara',
      country: 'ES',
      locale: 'es',
      flow: 'dynamic',
      backendProduct: 'ondara',
      review: 'last-step',
      amount,
      period,
      periodScale: 'months',
    });
  });

  it('has the steps and their questions in the order in which they are asked', () => {
    expect(told.steps.map(({ route }) => route)).toEqual(built.page.steps.map(({ route }) => route));
    expect(told.steps[0]).toMatchObject({ contextLabel: 'loan_information', type: 'loan-information' });
    expect(told.steps[0]?.dataPoints.map(({ name }) => name)).toEqual(['loan_amount', 'loan_period']);
  });

  it('has what a state asks, and no state that asks nothing', () => {
    expect(told.states.map(({ route }) => route)).toContain('customer-debts');
    expect(told.states.filter((state) => state.dataPoints.length === 0)).toEqual([]);
  });

  it.each([
    ['email', ['email']],
    ['form_birthday', ['form_birthday_day', 'form_birthday_month', 'form_birthday_year']],
    ['income_contract_expires_at', ['income_contract_expires_at_month', 'income_contract_expires_at_year']],
    ['debts', []],
  ])('names the controls of %s', (name, controls) => {
    expect(named(name)?.controls).toEqual(controls);
  });

  it('says of a question its kind, its rules and its values', () => {
    expect(named('rent_amount')).toMatchObject({
      kind: 'money',
      when: { housing_tenure: expect.any(Array) },
    });
    expect(named('province')?.['options']).toEqual(built.page.facts.regions);
    expect(named('overdue_debt_amount')).toMatchObject({ max: 100000 });
    expect(named('email')).toMatchObject({ kind: 'email', path: dataPoints.email.path });
  });

  it('has the questions of a row with the controls of the first', () => {
    expect(named('debts')?.['row']).toContainEqual(
      expect.objectContaining({ name: 'debt_creditor', controls: ['debts.0.debt_creditor'] }),
    );
  });
});
