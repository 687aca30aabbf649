import { useEffect, useMemo } from 'react';
import type { LoanLimits } from '../../../domain/catalogue/loanLimits';
import { followingScenes } from '../../../domain/pages/looks/brand';
import { formatDueDay } from '../../../domain/pages/costs/dueDay';
import type { RequestedLoan } from '../../../domain/pages/pageDefault';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import type { Page } from '../../../domain/pages/resolvePage';
import { today } from '../../../platform/device/clock';
import { showLoanToScene } from '../../../platform/page/sceneLoan';
import { useTranslation } from '../../../platform/i18n/texts';
import { useStepContext } from '../../engine/StepContext';
import { findLoan, type LoanQuestions } from './findLoan';
import { PriceList } from './PriceList';
import { useSliderValue } from './useSliderValue';

/** The price of the loan at the sliders' values. Renders nothing unless both the amount and the period are asked. */
export function LoanPrice({ questions }: { readonly questions: readonly PageQuestion[] }) {
  const loan = findLoan(questions);
  return loan === null ? null : <CurrentPrice {...loan} />;
}

function CurrentPrice({ amount: amountQuestion, period: periodQuestion }: LoanQuestions) {
  const { page } = useStepContext();
  const amount = useSliderValue(amountQuestion);
  const period = useSliderValue(periodQuestion);
  return (
    <>
      <PriceList page={page} loan={{ amount, period }} />
      {followingScenes.includes(page.brand.scene) ? (
        <SceneOfLoan page={page} loan={{ amount, period }} />
      ) : null}
    </>
  );
}

/** Keeps the picture of the first screen at the loan. It is outside of the form, and drawn by styles alone. */
function SceneOfLoan({ page, loan }: { readonly page: Page; readonly loan: RequestedLoan }) {
  const { definition, facts } = page;
  const { amount, period } = loan;
  const { i18n } = useTranslation();
  const languageTag = i18n.language;
  // Formats are slow to create, and the slider renders with each move.
  const todayInWords = useMemo(
    () => new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }).format(0, 'day'),
    [languageTag],
  );
  useEffect(() => {
    const days =
      definition.periodScale === 'days'
        ? { today: todayInWords, due: formatDueDay(period, today(facts.timeZone), languageTag) }
        : null;
    const amountShare = getShare(amount, definition.amount);
    const periodShare = getShare(period, definition.period);
    showLoanToScene({ amountShare, periodShare, days });
  }, [definition, facts, amount, period, languageTag, todayInWords]);
  return null;
}

const getShare = (value: number, { min, max }: LoanLimits): number => (value - min) / (max - min);
