import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { dataPoints } from '../catalogue/dataPoints';
import { controlOf, isWithin, questionAt, questionsInRow, type Questionnaire } from './questionnaire';

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
  ['one in a row far down', 'debts.19.debt_creditor', 'debts.19.debt_creditor'],
  ['one in a row that is not said', 'debt_amount', 'debts'],
  ['nothing that is asked', 'monthly_income', null],
  ['nothing that the list asks', 'debts.0.iban', null],
  ['a row by itself', 'debts.0', null],
  ['no row', 'debts.first.debt_amount', null],
  ['more than a question', 'debts.0.debt_amount.more', null],
  ['a row of what is no list', 'iban.0.debt_amount', null],
  ['nothing', '', null],
])('an error is about %s: %s', (_what, control, found) => {
  const question = questionAt(asking, control);
  expect(question === null ? null : controlOf(question)).toBe(found);
});

it('finds every control of a questionnaire by its name, and whatever else it is told nothing that is not asked', () => {
  const all = [iban, debts, ...questionsInRow(debts, 0), ...questionsInRow(debts, 12)];
  for (const question of all)
    expect(controlOf(questionAt(asking, controlOf(question)) ?? iban)).toBe(controlOf(question));
  const names = asking.dataPoints.map(({ name }) => name);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `debts.${rest}`),
      ),
      (control) => {
        const question = questionAt(asking, control);
        expect(question === null || names.some((name) => isWithin(controlOf(question), name))).toBe(true);
      },
    ),
  );
});
