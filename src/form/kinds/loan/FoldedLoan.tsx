import { Suspense } from 'react';
import type { PageQuestion } from '../../../domain/pages/questionnaire';
import { useTranslation } from '../../../platform/i18n/texts';
import { Collapsible } from '../../../ui/Collapsible';
import { useStepContext } from '../../engine/StepContext';
import { RepaymentTable, TermChoices } from '../../lazyComponents';
import { findLoan } from './findLoan';

/** What can be unfolded about a loan that is repaid monthly: other periods with their prices, and how it is repaid. */
export function FoldedLoan({ questions }: { readonly questions: readonly PageQuestion[] }) {
  const {
    page: { definition },
  } = useStepContext();
  const { t } = useTranslation();
  const loan = findLoan(questions);
  if (loan === null || definition.periodScale !== 'months') return null;
  return (
    <>
      <Collapsible
        isQuiet
        label={t('commonˆcompare_periods')}
        content={() => (
          <Suspense>
            <TermChoices {...loan} />
          </Suspense>
        )}
      />
      {definition.showsRepayment === true ? (
        <Collapsible
          isQuiet
          label={t('commonˆrepayment>title')}
          content={() => (
            <Suspense>
              <RepaymentTable {...loan} />
            </Suspense>
          )}
        />
      ) : null}
    </>
  );
}
