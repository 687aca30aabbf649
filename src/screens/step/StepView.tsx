import { Suspense, useEffect, useMemo } from 'react';
import { useAppDispatch } from '../storeHooks';
import { isLoanQuestion } from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import { indexQuestions, type PointRequest } from '../../domain/pages/questionIndex';
import { listStepsOnRequest, withStepsOnRequest, type StepPosition } from '../../domain/pages/stepSequence';
import { StepProgress } from '../../form/layout/StepProgress';
import { useTranslation } from '../../platform/i18n/texts';
import { stepViewed } from '../../state/events';
import { routeChangeRequested } from '../../state/slices/lead';
import { joinClassNames } from '../../ui/classNames';
import { Button } from '../../ui/Button';
import { Collapsible } from '../../ui/Collapsible';
import { Icon } from '../../ui/Icon';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import { QuestionnaireHeading } from '../parts/questionnaire/QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import type { ErrorTarget } from '../parts/questionnaire/useQuestionnaireErrors';
import { AboutLink } from './AboutLink';
import { BelowButton } from './BelowButton';
import { HelpPanel } from './lazyComponents';
import { useStepSubmission } from './useStepSubmission';
import styles from './StepView.module.css';
import type { Direction } from './useDirection';

interface StepProps extends ScreenProps {
  /** With its hidden questions. */
  readonly step: PageStep;
  readonly steps: readonly PageStep[];
  /** What the server requests. Null before its first response. */
  readonly request: PointRequest | null;
  readonly position: StepPosition | null;
  /** How the applicant came here. Null for the first step that is shown. */
  readonly direction: Direction | null;
  /** What the last answer changed in the form. The application announces it. */
  readonly note: string | null;
  /** When the answers were saved. The application announces it. */
  readonly saved: string | null;
  readonly onBack: (() => void) | null;
  readonly startAt: ErrorTarget | undefined;
  readonly onFollowError: (target: ErrorTarget) => void;
}

/** One step: where it is in the form, its questions, and the ways back and on. */
export function StepView({
  step,
  steps,
  request,
  position,
  direction,
  note,
  saved,
  onBack,
  startAt,
  onFollowError,
  page,
  visit,
  isArrival,
}: StepProps) {
  const { path } = step;
  const { t } = useTranslation();
  const { LoanSummary } = useServices();
  const dispatch = useAppDispatch();
  const questions = indexQuestions(page.steps);
  const questionnaires = useMemo(() => withStepsOnRequest(steps, page), [steps, page]);
  const isFirst = page.steps[0]?.path === path;
  const [loanStep] = listStepsOnRequest(page);
  const label = t(isFirst ? 'brandˆhero>act' : 'commonˆcontinue');
  const { submission, aboutErrors } = useStepSubmission(page, step, label);
  const aboutLink = <AboutLink page={page} step={step} visit={visit} />;
  useEffect(() => {
    dispatch(stepViewed(path));
  }, [dispatch, path]);

  return (
    <div className={joinClassNames(styles['step'], direction === null ? undefined : styles[direction])}>
      {position === null ? null : <StepProgress position={position} contextLabel={step.contextLabel} />}
      {onBack === null ? null : (
        <div className={styles['back']}>
          <Button variant="quiet" onClick={onBack}>
            <Icon name="back" size={18} /> {t('commonˆback')}
          </Button>
          {saved === null ? null : <p aria-hidden="true">{saved}</p>}
        </div>
      )}
      {isFirst && loanStep !== undefined && LoanSummary !== null ? (
        <>
          <LoanSummary
            page={page}
            onChange={() => void dispatch(routeChangeRequested({ route: loanStep.path, mode: 'PUSH' }))}
          />
          {aboutLink}
        </>
      ) : null}
      <QuestionnaireForm
        page={page}
        questionnaire={step}
        questions={questions}
        request={request}
        visibleQuestionnaires={questionnaires}
        startAt={startAt}
        onFollowError={onFollowError}
        submission={submission}
        aboutErrors={aboutErrors}
        below={<BelowButton page={page} step={step} steps={steps} isFirst={isFirst} />}
        heading={(errors) => (
          <>
            <QuestionnaireHeading
              questionnaire={step}
              brand={page.brand.name}
              pageTitle={isFirst ? t('brandˆpageTitle') : undefined}
              isArrival={isArrival}
              errors={errors}
            />
            {step.dataPoints.some(isLoanQuestion) ? aboutLink : null}
            {note === null ? null : (
              <p className={styles['note']} aria-hidden="true">
                {note}
              </p>
            )}
          </>
        )}
      />
      {/* A form of its own, and below what the first screen must show. */}
      <Collapsible
        label={t('commonˆhelp')}
        isQuiet
        content={() => (
          <Suspense>
            <HelpPanel page={page} path={path} visit={visit} />
          </Suspense>
        )}
      />
    </div>
  );
}
