import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { DataPointName } from '../../domain/catalogue/names';
import { formatTimeOfDay } from '../../domain/countries/locales';
import type { Answers } from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import { indexQuestions, shouldSubmitOnLeave, type StepPosition } from '../../domain/pages/stepSequence';
import { StepProgress } from '../../form/layout/StepProgress';
import { useTranslation } from '../../platform/texts';
import { stepValidationFailed, stepViewed } from '../../state/events';
import type { AppDispatch, RootState } from '../../state/root';
import { selectApplication, selectLeadRequestStatus } from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { QuestionnaireForm } from '../QuestionnaireForm';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../useQuestionnaireErrors';
import { SendAsNewButton, StepReview } from './lazyComponents';
import styles from './Step.module.css';

interface ReassuranceProps {
  readonly isFirst: boolean;
  readonly showsWarning: boolean;
  /** The step creates the lead, which sends data to the captcha's provider. */
  readonly usesCaptcha: boolean;
}

/** Text beside the button: on the first step that the application is free, and the warning that the law requires; with a captcha its notice. */
function Reassurance({ isFirst, showsWarning, usesCaptcha }: ReassuranceProps) {
  const { t } = useTranslation();
  if (!isFirst && !usesCaptcha) return null;
  return (
    <div className={styles['reassurance']}>
      {isFirst ? <p>{t('brandˆhero>free')}</p> : null}
      {isFirst && showsWarning ? <p>{t('brandˆlegal>warning')}</p> : null}
      {usesCaptcha ? <p>{t('commonˆcaptcha')}</p> : null}
    </div>
  );
}

export interface StepProps extends ScreenProps {
  /** False while the step is drawn before its turn. */
  readonly isLive: boolean;
  /** With its hidden questions. */
  readonly step: PageStep;
  readonly steps: readonly PageStep[];
  readonly position: StepPosition | null;
  readonly onBack: (() => void) | null;
  readonly startAt: DataPointName | undefined;
  readonly onFollowError: (target: ErrorTarget) => void;
  /** Receives valid answers that the lead does not have yet. */
  readonly onSubmit: (answers: Answers) => void;
}

/** One step: where it is in the form, its questions, and the ways back and on. */
export function Step({
  isLive,
  step,
  steps,
  position,
  onBack,
  startAt,
  onFollowError,
  onSubmit,
  page,
  services,
  isArrival,
}: StepProps) {
  const { path } = step;
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const application = useSelector(selectApplication);
  const requestStatus = useSelector(selectLeadRequestStatus);
  const announcement = useSelector((state: RootState) => state.asyncFormData.announcement);
  const questions = indexQuestions(page.steps);
  const isReviewed = steps.at(-1)?.path === path && page.definition.review === 'last-step';
  const isFirst = page.steps[0]?.path === path;
  const loanStep = page.steps.find(({ isOnRequest }) => isOnRequest);
  useEffect(() => {
    if (isLive) dispatch(stepViewed(path));
  }, [isLive, dispatch, path]);

  return (
    <div className={styles['step']}>
      {announcement === null ? null : (
        <Notice tone="info">
          <p role="status">{t(`commonˆannouncement>${announcement}`)}</p>
        </Notice>
      )}
      {position === null ? null : <StepProgress position={position} contextLabel={step.contextLabel} />}
      {onBack === null ? null : (
        <div className={styles['back']}>
          <Button variant="quiet" onClick={onBack}>
            <Icon name="back" size={18} /> {t('commonˆback')}
          </Button>
          {requestStatus.kind === 'saved' ? (
            <p role="status">
              {t('commonˆsave>saved_at', { time: formatTimeOfDay(requestStatus.at, i18n.language) })}
            </p>
          ) : null}
        </div>
      )}
      {isFirst && loanStep !== undefined && services.LoanSummary !== null ? (
        <services.LoanSummary
          page={page}
          onChange={() => void dispatch(routeChangeRequested({ route: loanStep.path, mode: 'PUSH' }))}
        />
      ) : null}
      <QuestionnaireForm
        isLive={isLive}
        page={page}
        services={services}
        questionnaire={step}
        questions={questions}
        visibleQuestionnaires={steps}
        startAt={startAt}
        onFollowError={onFollowError}
        onSubmit={(_answers, changed) => onSubmit(changed)}
        onInvalid={(names) => void dispatch(stepValidationFailed({ path, names }))}
        requestStatus={requestStatus}
        submitLabel={isReviewed ? t('commonˆsubmit') : t(isFirst ? 'brandˆhero>act' : 'commonˆcontinue')}
        below={
          <>
            {requestStatus.kind === 'not-saved' && requestStatus.reason === 'unconfirmed' ? (
              <Suspense>
                <SendAsNewButton />
              </Suspense>
            ) : null}
            <Reassurance
              isFirst={isFirst}
              showsWarning={page.facts.showsBorrowingWarning}
              usesCaptcha={
                services.isCaptchaEnabled &&
                application.id === undefined &&
                shouldSubmitOnLeave(page, application, steps, path)
              }
            />
          </>
        }
        heading={(hasErrors) => (
          <QuestionnaireHeading
            questionnaire={step}
            formatTitle={(title) => (isFirst ? t('brandˆpageTitle') : `${title} | ${page.brand.name}`)}
            isArrival={isArrival && !hasErrors}
            isLive={isLive}
            hasErrors={hasErrors}
          />
        )}
      >
        {isReviewed ? (
          <Suspense>
            <StepReview page={page} steps={steps} />
          </Suspense>
        ) : null}
      </QuestionnaireForm>
    </div>
  );
}
