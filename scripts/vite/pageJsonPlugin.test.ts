import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataPoints } from '../../src/domain/catalogue/dataPoints';
import { createPageJson } from './pageJsonPlugin';
import { findPage } from './findPage';

const root = path.resolve(import.meta.dirname, '../..');
const built = await findPage(root, 'ondara', 'es');
/** The parsed file. */
const json: ReturnType<typeof createPageJson> = JSON.parse(JSON.stringify(createPageJson(built)));
const asked = [...json.steps, ...json.states].flatMap((each) => each.dataPoints);
const findQuestion = (name: string) => asked.find((each) => each.name === name);

describe('page.json', () => {
  it('has the page and its limits', () => {
    const { steps: _steps, states: _states, ...page } = json;
    const { amount, period } = built.page.definition;
    expect(page).toEqual({
      brand: 'ondara',
      country: 'ES',
      locale: 'es',
      flow: 'dynamic',
      backendProduct: 'ondara',
      amount,
      period,
      periodScale: 'months',
    });
  });

  it('has the steps and their questions in order', () => {
    expect(json.steps.map(({ route }) => route)).toEqual(built.page.steps.map(({ route }) => route));
    expect(json.steps[0]).toMatchObject({ contextLabel: 'loan_information', type: 'loan-information' });
    expect(json.steps[0]?.dataPoints.map(({ name }) => name)).toEqual([
      'loan_amount',
      'loan_period',
      'loan_purpose',
      'financing_option',
      'monthly_payment_day',
    ]);
  });

  it('has the questions of states, without states that have no questions', () => {
    expect(json.states.map(({ route }) => route)).toContain('customer-debts');
    expect(json.states.filter((state) => state.dataPoints.length === 0)).toEqual([]);
  });

  it.each([
    ['email', ['email']],
    ['form_birthday', ['form_birthday_day', 'form_birthday_month', 'form_birthday_year']],
    ['income_contract_expires_at', ['income_contract_expires_at_month', 'income_contract_expires_at_year']],
    ['debts', []],
  ])('has the control names of %s', (name, controls) => {
    expect(findQuestion(name)?.controls).toEqual(controls);
  });

  it('has the kind, the rules and the values of a question', () => {
    expect(findQuestion('rent_amount')).toMatchObject({
      kind: 'money',
      when: { housing_tenure: expect.any(Array) },
    });
    expect(findQuestion('province')?.['options']).toEqual(built.page.facts.regions);
    expect(findQuestion('overdue_debt_amount')).toMatchObject({ max: 100000 });
    expect(findQuestion('email')).toMatchObject({ kind: 'email', path: dataPoints.email.path });
  });

  it('has the questions of a row with the controls of the first row', () => {
    expect(findQuestion('debts')?.['row']).toContainEqual(
      expect.objectContaining({ name: 'debt_creditor', controls: ['debts.0.debt_creditor'] }),
    );
  });
});
