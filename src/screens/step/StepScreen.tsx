import { Suspense, useEffect, useMemo, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import type { DataPointName } from '../../domain/catalogue/names';
import type { StepPath } from '../../domain/catalogue/steps';
import { formatTimeOfDay } from '../../domain/countries/locales';
import type { PageStep } from '../../domain/pages/resolvePage';
import {
  findFirstUnfinishedStep,
  findStepPosition,
  findPreviousStep,
  indexQuestions,
  shouldSubmitOnLeave,
  getRequestedSteps,
  type StepPosition,
} from '../../domain/pages/stepSequence';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import { StepProgress } from '../../form/layout/StepProgress';
import { routeChangeRequested } from '../../state/slices/lead';
import type { AppDispatch, RootState } from '../../state/root';
import {
  selectApplication,
  selectSteps,
  selectLeadRequestStatus,
  selectOccupiedStep,
  selectSubmitted,
} from '../../state/selectors/journey';
import { stepValidationFailed, stepViewed } from '../../state/events';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { QuestionnaireForm } from '../QuestionnaireForm';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../useQuestionnaireErrors';
import { SendAsNewButton, StepDialog, StepReview } from './lazyComponents';
import styles from './StepScreen.module.css';
import { useAddedSteps } from './useAddedSteps';
import { useStablePosition } from './useStablePosition';

interface StepScreenProps extends ScreenProps {
  readonly path: StepPath;
}

/** One step of the form. A modal step is a dialog over the page. */
export function StepScreen({ path, ...screen }: StepScreenProps) {
  const { page } = screen;
  const steps = useSelector((state: RootState) => selectSteps(state, page));
  const index = page.steps.findIndex((candidate) => candidate.path === path);
  const whole = page.steps[index];
  const isOnRequest = whole?.isOnRequest === true;
  const step = isOnRequest ? whole : steps.find((candidate) => candidate.path === path);
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [errorTarget, setErrorTarget] = useState<ErrorTarget | null>(null);
  const added = useAddedSteps(steps, path);
  const requested = useSelector((state: RootState) => state.dynamicPages.requested);
  const submitted = useSelector(selectSubmitted);
  const occupied = useSelector(selectOccupiedStep);
  const position = useStablePosition(
    findStepPosition(getRequestedSteps(page, requested, occupied), path),
    path,
    index,
  );
  useEffect(() => () => setErrorTarget((latest) => (latest?.key === path ? null : latest)), [path]);
  if (step === undefined || whole === undefined) return null;
  const previous = isOnRequest
    ? (findFirstUnfinishedStep(steps, submitted) ?? steps.at(-1)?.path ?? null)
    : findPreviousStep(steps, path);
  const goBack =
    previous === null ? null : () => void dispatch(routeChangeRequested({ route: previous, mode: 'PUSH' }));
  const content = (
    <Step
      key={path}
      step={step}
      questionnaire={whole}
      steps={steps}
      position={position}
      onBack={goBack}
      startAt={errorTarget?.key === path ? errorTarget.name : undefined}
      onFollowError={setErrorTarget}
      {...screen}
    />
  );
  return (
    <>
      <p role="status" className={styles['longer']}>
        {added.length > 0
          ? t('commonˆlonger', { count: added.length, names: formatSections(added, t, i18n.language) })
          : null}
      </p>
      {step.type === 'modal' ? (
        <Suspense>
          <StepDialog label={getQuestionnaireTitle(whole, t)} onClose={goBack ?? (() => undefined)}>
            {content}
          </StepDialog>
        </Suspense>
      ) : (
        content
      )}
    </>
  );
}

/** The names of the sections of some steps, each once. */
function formatSections(steps: readonly PageStep[], t: TFunction, languageTag: string): string {
  const labels = new Set(steps.map(({ contextLabel }) => t(`stepsˆcontext>${contextLabel}`)));
  return new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(labels);
}

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

interface StepProps extends ScreenProps {
  readonly step: PageStep;
  /** The step with its hidden questions. */
  readonly questionnaire: PageStep;
  readonly steps: readonly PageStep[];
  readonly position: StepPosition | null;
  readonly onBack: (() => void) | null;
  readonly startAt: DataPointName | undefined;
  readonly onFollowError: (target: ErrorTarget) => void;
}

function Step({
  step,
  questionnaire,
  steps,
  position,
  onBack,
  startAt,
  onFollowError,
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
  const questions = useMemo(() => indexQuestions(page.steps), [page]);
  const isReviewed = steps.at(-1)?.path === path && page.definition.review === 'last-step';
  const isFirst = page.steps[0]?.path === path;
  const loanStep = page.steps.find(({ isOnRequest }) => isOnRequest);
  useEffect(() => void dispatch(stepViewed(path)), [dispatch, path]);

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
        page={page}
        services={services}
        questionnaire={questionnaire}
        questions={questions}
        visibleQuestionnaires={steps}
        startAt={startAt}
        onFollowError={onFollowError}
        onSubmit={(_answers, changed) => services.submitStep(path, changed)}
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
            questionnaire={questionnaire}
            formatTitle={(title) => (isFirst ? t('brandˆpageTitle') : `${title} | ${page.brand.name}`)}
            isArrival={isArrival && !hasErrors}
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
