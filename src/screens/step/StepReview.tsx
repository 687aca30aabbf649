import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { getAnswers, indexQuestions } from '../../domain/pages/stepSequence';
import ReviewList from '../../form/layout/ReviewList';
import { useTranslation } from '../../platform/i18n/texts';
import { changeRequested } from '../../state/events';
import { selectApplication } from '../../state/selectors/journey';
import { Collapsible } from '../../ui/Collapsible';
import { useServerAnswers } from '../parts/questionnaire/useServerAnswers';

interface StepReviewProps {
  readonly page: Page;
  /** The steps on the path of the answers. The last one is open. */
  readonly steps: readonly PageStep[];
}

/** The answers to all earlier steps, on the last step. */
export default function StepReview({ page, steps }: StepReviewProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const application = useAppSelector(selectApplication);
  const serverAnswers = useServerAnswers();
  const questions = indexQuestions(page.steps);
  return (
    <Collapsible
      label={t('screensˆreview>title')}
      content={() => (
        <ReviewList
          page={page}
          steps={steps.slice(0, -1)}
          answers={getAnswers(questions, application)}
          formatMissing={(question, step) => serverAnswers.format(question, step) ?? t('screensˆreview>none')}
          onChange={(path) => void dispatch(changeRequested({ path, returnsAfter: null }))}
        />
      )}
    />
  );
}
