import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { useStepContext } from '../../engine/StepContext';
import { findLoan, type LoanQuestions } from './findLoan';
import { PriceList } from './PriceList';
import { useSliderValue } from './useSliderValue';

/** The price of the loan at the sliders' values. Renders nothing unless both the amount and the period are asked. */
export function LoanPrice({ questions }: { readonly questions: readonly PageQuestion[] }) {
  const loan = findLoan(questions);
  return loan === null ? null : <CurrentPrice {...loan} />;
}

function CurrentPrice({ amount, period }: LoanQuestions) {
  const { page } = useStepContext();
  return <PriceList page={page} loan={{ amount: useSliderValue(amount), period: useSliderValue(period) }} />;
}
