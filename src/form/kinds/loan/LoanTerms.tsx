import { lazy, Suspense, useState } from 'react';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { useTranslation } from '../../../platform/texts';
import { Collapsible } from '../../../ui/Collapsible';
import { useStepContext } from '../../engine/StepContext';
import { loadLazyFields } from '../loadLazyFields';
import { findLoan, type LoanQuestions } from './findLoan';

/** For a section that opens before the lazy fields are loaded. */
const SuspendedChoices = lazy(async () => ({ default: (await loadLazyFields()).TermChoices }));

/** Other periods with their prices, folded, where the loan is repaid monthly. */
export function LoanTerms({ questions }: { readonly questions: readonly PageQuestion[] }) {
  const { page } = useStepContext();
  const { t } = useTranslation();
  const loan = findLoan(questions);
  if (loan === null || page.definition.periodScale !== 'months') return null;
  return <Collapsible isQuiet label={t('commonˆcompare_periods')} content={() => <Choices {...loan} />} />;
}

function Choices(loan: LoanQuestions) {
  const [loaded] = useState(loadLazyFields.getLoaded);
  const Component = loaded?.TermChoices ?? SuspendedChoices;
  return (
    <Suspense>
      <Component {...loan} />
    </Suspense>
  );
}
