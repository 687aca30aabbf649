import type { PageQuestion } from '../../../domain/pages/questionnaire';

/** The questions of a loan whose price is known when both are answered. */
export interface LoanQuestions {
  readonly amount: PageQuestion;
  readonly period: PageQuestion;
}

/** The questions of the loan; null unless both the amount and the period are asked. */
export function findLoan(questions: readonly PageQuestion[]): LoanQuestions | null {
  const amount = questions.find(({ point }) => point.kind === 'amount');
  const period = questions.find(({ point }) => point.kind === 'period');
  return amount === undefined || period === undefined ? null : { amount, period };
}
