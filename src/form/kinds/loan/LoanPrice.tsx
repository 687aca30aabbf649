import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { useStepContext } from '../../engine/StepContext';
import { PriceList } from './PriceList';
import { useSliderValue } from './useSliderValue';

/** The price of the loan at the sliders' values. Renders nothing unless both the amount and the period are asked. */
export function LoanPrice({ questions }: { readonly questions: readonly PageQuestion[] }) {
  const amount = questions.find(({ point }) => point.kind === 'amount');
  const period = questions.find(({ point }) => point.kind === 'period');
  return amount === undefined || period === undefined ? null : (
    <CurrentPrice amount={amount} period={period} />
  );
}

interface CurrentPriceProps {
  readonly amount: PageQuestion;
  readonly period: PageQuestion;
}

function CurrentPrice({ amount, period }: CurrentPriceProps) {
  const { page } = useStepContext();
  return <PriceList page={page} loan={{ amount: useSliderValue(amount), period: useSliderValue(period) }} />;
}
