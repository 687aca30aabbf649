import { useWatch } from 'react-hook-form';
import type { QuestionnaireInput } from '../../../domain/catalogue/input';
import { parseMoney } from '../../../domain/countries/money';
import { clampToStep } from '../../../domain/catalogue/loanLimits';
import { getControlName, type PageQuestion } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import { useStepContext } from '../../engine/StepContext';

/** The slider's value for the typed text: the nearest step of the slider, or its minimum if the text is no number. */
export function useSliderValue(question: PageQuestion): number {
  const { page } = useStepContext();
  const input = useWatch<QuestionnaireInput>({ name: getControlName(question) });
  const limits = getLoanLimits(question, page);
  const value = typeof input === 'string' ? parseMoney(input, page.facts.currency) : undefined;
  return clampToStep(value ?? limits.min, limits);
}

/** The page's limits for the loan's amount or period. */
export function getLoanLimits({ point }: PageQuestion, { definition }: Page) {
  return point.kind === 'amount' ? definition.amount : definition.period;
}
