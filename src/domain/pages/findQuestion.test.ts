import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { dataPoints } from '../catalogue/dataPoints';
import {
  getControlName,
  isControlOf,
  findQuestion,
  getRowQuestions,
  type Questionnaire,
} from './questionnaire';

const creditor = { name: 'debt_creditor', point: dataPoints.debt_creditor } as const;
const amount = { name: 'debt_amount', point: dataPoints.debt_amount } as const;
const debts = { name: 'debts', point: dataPoints.debts, row: [creditor, amount] } as const;
const iban = { name: 'iban', point: dataPoints.iban } as const;
const asking: Questionnaire = {
  key: 'states>customer-debts',
  route: 'customer-debts',
  dataPoints: [iban, debts],
};

test.each([
  ['a question', 'iban', 'iban'],
  ['a list', 'debts', 'debts'],
  ['a question in a row', 'debts.0.debt_amount', 'debts.0.debt_amount'],
  ['a question in a far row', 'debts.19.debt_creditor', 'debts.19.debt_creditor'],
  ['a question of a row without its index', 'debt_amount', 'debts'],
  ['an unknown control', 'monthly_income', null],
  ['an unknown control in a row', 'debts.0.iban', null],
  ['a row without a control', 'debts.0', null],
  ['an invalid row', 'debts.first.debt_amount', null],
  ['a control below a question', 'debts.0.debt_amount.more', null],
  ['a row of a question that is no list', 'iban.0.debt_amount', null],
  ['an empty name', '', null],
])('finds the question of an error about %s: %s', (_what, control, found) => {
  const question = findQuestion(asking, control);
  expect(question === null ? null : getControlName(question)).toBe(found);
});

it('finds every control of a questionnaire by name and no question that is not asked', () => {
  const all = [iban, debts, ...getRowQuestions(debts, 0), ...getRowQuestions(debts, 12)];
  for (const question of all)
    expect(getControlName(findQuestion(asking, getControlName(question)) ?? iban)).toBe(
      getControlName(question),
    );
  const names = asking.dataPoints.map(({ name }) => name);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `debts.${rest}`),
      ),
      (control) => {
        const question = findQuestion(asking, control);
        expect(question === null || names.some((name) => isControlOf(getControlName(question), name))).toBe(
          true,
        );
      },
    ),
  );
});
