import { parseMoney } from '../../../domain/countries/money';
import { snapped } from '../../../domain/journey/arrival/entry';
import { controlOf, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import { useStepContext } from '../../engine/StepContext';
import { useTyped } from '../../engine/useControl';

/** Where the slider stands for what is typed: on the nearest of its steps, and at its low end for what is no number. */
export function useStanding(asked: AskedDataPoint): number {
  const { page } = useStepContext();
  const typed = useTyped(controlOf(asked));
  const limits = limitsOf(asked, page);
  const value = typeof typed === 'string' ? parseMoney(typed, page.facts.currency) : undefined;
  return snapped(value ?? limits.min, limits);
}

/** Within which the loan's amount or period is asked. */
export function limitsOf({ point }: AskedDataPoint, { definition }: Page) {
  return point.kind === 'amount' ? definition.amount : definition.period;
}
