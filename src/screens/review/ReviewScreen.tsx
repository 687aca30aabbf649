import { useMemo, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import { indexQuestions } from '../../domain/pages/questionIndex';
import { withStepsOnRequest } from '../../domain/pages/stepSequence';
import { useTranslation } from '../../platform/i18n/texts';
import { selectLeadRequestStatus, selectSteps } from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';
import { submitReview } from '../../state/submission/submitReview';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { AnswerCopy } from '../parts/copy/AnswerCopy';
import { CopyButtons } from '../parts/copy/CopyButtons';
import { FormHeading } from '../parts/questionnaire/QuestionnaireHeading';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import type { ScreenProps } from '../screenProps';
import SendAsNewButton from '../parts/requests/SendAsNewButton';
import styles from './ReviewScreen.module.css';

/** The form of the review asks nothing. It has a submit button and the status of the request like every other form. */
const review: Questionnaire = { key: 'states>review', route: 'review', dataPoints: [] };

/** All answers before they are sent, by section, each of which can be changed (decision 51). */
export default function ReviewScreen({ page, isArrival }: ScreenProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const steps = useAppSelector((state) => selectSteps(state, page));
  const requestStatus = useAppSelector(selectLeadRequestStatus);
  const questions = indexQuestions(page.steps);
  const questionnaires = useMemo(() => withStepsOnRequest(steps, page), [steps, page]);
  const copy = useRef<HTMLDivElement>(null);
  const last = steps.at(-1);
  return (
    <div className={styles['review']}>
      {last === undefined ? null : (
        <Button
          variant="quiet"
          onClick={() => void dispatch(routeChangeRequested({ route: last.path, mode: 'PUSH' }))}
        >
          <Icon name="back" size={18} /> {t('commonˆback')}
        </Button>
      )}
      <QuestionnaireForm
        page={page}
        questionnaire={review}
        questions={questions}
        visibleQuestionnaires={questionnaires}
        submission={{
          status: requestStatus,
          label: t('commonˆsubmit'),
          onSubmit: () => dispatch(submitReview()),
        }}
        heading={(errors) => (
          <FormHeading
            title={t('screensˆreview>title')}
            lead={t('screensˆreview>lead')}
            brand={page.brand.name}
            isArrival={isArrival}
            errors={errors}
          />
        )}
        below={
          requestStatus.kind === 'not-saved' && requestStatus.reason === 'unconfirmed' ? (
            <SendAsNewButton />
          ) : null
        }
      >
        <AnswerCopy ref={copy} page={page} isChangeable />
      </QuestionnaireForm>
      <CopyButtons copy={copy} page={page} />
    </div>
  );
}
