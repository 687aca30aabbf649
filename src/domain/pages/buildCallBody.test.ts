import { describe, expect, it } from 'vitest';
import { dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import { buildCallBody } from './buildCallBody';
import type { Answers, PageQuestion } from './questionnaire';

const createQuestion = (name: CataloguedName): PageQuestion => {
  const point = dataPoints[name];
  return point.kind === 'list'
    ? {
        name,
        point,
        row: [
          createQuestion('debt_creditor'),
          createQuestion('debt_amount'),
          createQuestion('debt_monthly_payment'),
        ],
      }
    : { name, point };
};

describe('buildCallBody', () => {
  it.each<[string, readonly CataloguedName[], Answers, 'lead-parts' | 'flat', object]>([
    [
      'puts answers of the lead at their path',
      ['marital_status', 'number_of_dependants', 'spouse_monthly_income'],
      { marital_status: 'married', number_of_dependants: 2, spouse_monthly_income: 900 },
      'lead-parts',
      {
        otherDetails: { maritalStatus: 'married', numberOfDependants: 2 },
        incomeDetails: { spouseMonthlyIncome: 900 },
      },
    ],
    [
      'omits missing answers',
      ['marital_status', 'spouse_monthly_income'],
      { marital_status: 'single' },
      'lead-parts',
      { otherDetails: { maritalStatus: 'single' } },
    ],
    [
      'flattens answers of the lead for a flat call',
      ['phone_number'],
      { phone_number: '+34612345678' },
      'flat',
      { phoneNumber: '+34612345678' },
    ],
    [
      "names the fields of a list's rows",
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
    ['builds an empty body without questions', [], {}, 'lead-parts', {}],
  ])('%s', (_what, names, answers, shape, body) => {
    expect(buildCallBody(names.map(createQuestion), answers, shape)).toEqual(body);
  });
});
