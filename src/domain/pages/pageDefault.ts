import type { DataPoint } from '../catalogue/kinds';
import { clampToStep } from '../catalogue/loanLimits';
import type { Lead } from '../lead/lead';
import type { Page } from './resolvePage';

type WithDefinition = Pick<Page, 'definition'>;

/**
 * The value of a question that the applicant has not answered: the page's amount and period, moved into its range if they lie outside,
 * or the initial value of a number. Undefined for other questions.
 */
export function getPageDefault(point: DataPoint, page: WithDefinition): number | undefined {
  if (point.kind === 'number') return point.initial;
  return point.kind === 'amount' || point.kind === 'period'
    ? getRequestedLoan({}, page)[point.kind]
    : undefined;
}

/** The requested loan: the amount in major units, the period in the page's scale. */
export interface RequestedLoan {
  readonly amount: number;
  readonly period: number;
}

/** The loan that a lead asks for, with the page's defaults where nothing was chosen: values that the page's sliders can have. */
export function getRequestedLoan({ amount, period }: Lead, { definition }: WithDefinition): RequestedLoan {
  return {
    amount: clampToStep(amount ?? definition.amount.default, definition.amount),
    period: clampToStep(period ?? definition.period.default, definition.period),
  };
}
