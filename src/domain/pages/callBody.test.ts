import { describe, expect, it } from 'vitest';
import { dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import { callBody } from './callBody';
import type { Answers, AskedDataPoint } from './questionnaire';

const asked = (name: CataloguedName): AskedDataPoint => {
  const point = dataPoints[name];
  return point.kind === 'list'
    ? { name, point, row: [asked('debt_creditor'), asked('debt_amount'), asked('debt_monthly_payment')] }
    : { name, point };
};

describe('the body of a call that carries answers', () => {
  it.each<[string, readonly CataloguedName[], Answers, 'lead-parts' | 'flat', object]>([
    [
      'puts answers of the lead where they stand in it',
      ['marital_status', 'number_of_dependants', 'spouse_monthly_income'],
      { marital_status: 'married', number_of_dependants: 2, spouse_monthly_income: 900 },
      'lead-parts',
      {
        otherDetails: { maritalStatus: 'married', numberOfDependants: 2 },
        incomeDetails: { spouseMonthlyIncome: 900 },
      },
    ],
    [
      'leaves out what was not answered',
      ['marital_status', 'spouse_monthly_income'],
      { marital_status: 'single' },
      'lead-parts',
      { otherDetails: { maritalStatus: 'single' } },
    ],
    [
      'puts an answer of the lead flat where the call wants it so',
      ['phone_number'],
      { phone_number: '+34612345678' },
      'flat',
      { phoneNumber: '+34612345678' },
    ],
    [
      "puts a list's rows under the names of their fields",
      ['debts'],
      {
        debts: [
          { debt_creditor: 'Banco', debt_amount: 1200, debt_monthly_payment: 80 },
          { debt_creditor: 'Tienda', debt_amount: 300, debt_monthly_payment: 0 },
        ],
      },
      'lead-parts',
      {
        debts: [
          { creditor: 'Banco', amount: 1200, monthlyPayment: 80 },
          { creditor: 'Tienda', amount: 300, monthlyPayment: 0 },
        ],
      },
    ],
    ['carries nothing for no questions', [], {}, 'lead-parts', {}],
  ])('%s', (_what, names, answers, shape, body) => {
    expect(callBody(names.map(asked), answers, shape)).toEqual(body);
  });
});
