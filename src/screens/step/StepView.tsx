import { Suspense, useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import type { PageStep } from '../../domain/pages/resolvePage';
import { findExclusion } from '../../domain/pages/eligibility';
import {
  indexQuestions,
  shouldSubmitOnLeave,
  withStepsOnRequest,
  type PointRequest,
  type StepPosition,
} from '../../domain/pages/stepSequence';
import { StepProgress } from '../../form/layout/StepProgress';
import { useTranslation } from '../../platform/i18n/texts';
import { stepValidationFailed, stepViewed } from '../../state/events';
import { selectApplication, selectLeadRequestStatus } from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';
import { useIsHydrating } from '../../ui/HydrationProvider';
import { joinClassNames } from '../../ui/classNames';
import { Button } from '../../ui/Button';
import { Collapsible } from '../../ui/Collapsible';
import { Icon } from '../../ui/Icon';
import type { InvalidControl } from '../../form/engine/stepFormProps';
import { QuestionnaireForm } from '../parts/questionnaire/QuestionnaireForm';
import { QuestionnaireHeading } from '../parts/questionnaire/QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import { useServices } from '../services';
import type { ErrorTarget } from '../parts/questionnaire/useQuestionnaireErrors';
import {
  ExclusionNotice,
  HelpPanel,
  loadStepParts,
  OutsideLimitsNotice,
  SendAsNewButton,
  StepReview,
} from './lazyComponents';
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
  const requestStatus = useAppSelector(selectLeadRequestStatus);
  const questions = indexQuestions(page.steps);
  const questionnaires = useMemo(() => withStepsOnRequest(steps, page), [steps, page]);
  const findReason = (invalid: readonly InvalidControl[]) =>
    invalid.flatMap(({ control, code }) => {
      const reason = findExclusion(control, code, page.definition.eligibility);
      return reason === null ? [] : [{ control, reason }];
    })[0];
  const isReviewed = steps.at(-1)?.path === path && page.definition.review === 'last-step';
  const isFirst = page.steps[0]?.path === path;
  const loanStep = page.steps.find(({ isOnRequest }) => isOnRequest);
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
        submission={{
          status: requestStatus,
          label: isReviewed ? t('commonˆsubmit') : t(isFirst ? 'brandˆhero>act' : 'commonˆcontinue'),
          // The rules that have read the answers load together with these parts.
          onSubmit: (_answers, changed) =>
            void loadStepParts().then(({ submitStep }) => dispatch(submitStep(path, changed))),
          onInvalid: (invalid) => {
            const names = invalid.map(({ control }) => control);
            const excluded = findReason(invalid)?.control ?? null;
            dispatch(stepValidationFailed({ path, names, excluded }));
          },
        }}
        aboutErrors={(invalid) => {
          const found = findReason(invalid);
          return found === undefined ? null : (
            <Suspense>
              <ExclusionNotice page={page} reason={found.reason} />
            </Suspense>
          );
        }}
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
            {step.dataPoints.some(({ point: { kind } }) => kind === 'amount' || kind === 'period')
              ? aboutLink
              : null}
            {note === null ? null : (
              <p className={styles['note']} aria-hidden="true">
                {note}
              </p>
            )}
          </>
        )}
      >
        {isReviewed ? (
          <Suspense>
            <StepReview page={page} steps={steps} />
          </Suspense>
        ) : null}
      </QuestionnaireForm>
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

/** What is said of a link that asked for more than the page offers. It is not on the built screen. */
function AboutLink({ page, step, visit }: Pick<StepProps, 'page' | 'step' | 'visit'>) {
  const isHydrating = useIsHydrating();
  const { outsideLimits } = visit;
  return isHydrating || Object.keys(outsideLimits).length === 0 ? null : (
    <Suspense>
      <OutsideLimitsNotice page={page} step={step} outsideLimits={outsideLimits} />
    </Suspense>
  );
}

interface BelowButtonProps extends Pick<StepProps, 'page' | 'step' | 'steps'> {
  readonly isFirst: boolean;
}

/**
 * Below the button: on the first step the warning about the cost, that the application is free, and who is eligible; the notice of the captcha on a
 * step that creates the lead, which sends data to its provider; and how to send the step as a new application.
 */
function BelowButton({ page, step: { path }, steps, isFirst }: BelowButtonProps) {
  const { t } = useTranslation();
  const { EligibilityList, isCaptchaEnabled } = useServices();
  const application = useAppSelector(selectApplication);
  const requestStatus = useAppSelector(selectLeadRequestStatus);
  const usesCaptcha =
    isCaptchaEnabled && application.id === undefined && shouldSubmitOnLeave(page, application, steps, path);
  return (
    <>
      {requestStatus.kind === 'not-saved' && requestStatus.reason === 'unconfirmed' ? (
        <Suspense>
          <SendAsNewButton />
        </Suspense>
      ) : null}
      {isFirst || usesCaptcha ? (
        <div className={styles['reassurance']}>
          {isFirst ? <p className={styles['warning']}>{t('brandˆlegal>warning')}</p> : null}
          {isFirst ? <p>{t('brandˆhero>free')}</p> : null}
          {usesCaptcha ? <p>{t('commonˆcaptcha')}</p> : null}
        </div>
      ) : null}
      {isFirst && page.definition.eligibility !== undefined ? (
        <Collapsible
          label={t('commonˆeligibility')}
          isQuiet
          content={() => (
            <Suspense>
              <EligibilityList page={page} />
            </Suspense>
          )}
        />
      ) : null}
    </>
  );
}
