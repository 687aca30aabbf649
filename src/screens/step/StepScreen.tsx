import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/texts';
import { useDispatch, useSelector } from 'react-redux';
import type { DataPointName } from '../../domain/catalogue/names';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageStep } from '../../domain/pages/resolvePage';
import {
  answersOf,
  nextStep,
  placeAmong,
  previousStep,
  questionsOf,
  sendsOnLeaving,
  stepsAskedFor,
  type StepPlace,
} from '../../domain/pages/stepSequence';
import { ReviewList } from '../../form/late';
import { titleOf } from '../../form/words/titleOf';
import { StepProgress } from '../../form/around/StepProgress';
import { LoanPrice } from '../../form/kinds/loan/LoanPrice';
import { routeChangeRequested } from '../../state/slices/lead';
import type { AppDispatch, RootState } from '../../state/root';
import { selectApplication, selectSteps, selectSubmission } from '../../state/selectors/journey';
import { changeRequested, stepRefused, stepSeen } from '../../state/signals';
import { Button } from '../../ui/Button';
import { FoldOut } from '../../ui/FoldOut';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { Asking } from '../Asking';
import { QuestionnaireHeading } from '../QuestionnaireHeading';
import type { ScreenProps } from '../screenProps';
import type { Sought } from '../useErrors';
import { StepDialog } from './late';
import styles from './StepScreen.module.css';
import { useAddedSteps } from './useAddedSteps';
import { useSteadyPlace } from './useSteadyPlace';

interface StepScreenProps extends ScreenProps {
  readonly path: StepPath;
}

/** One step of the form, in its place among the others. A modal step stands in a dialog over the page. */
export function StepScreen({ path, ...screen }: StepScreenProps) {
  const { page } = screen;
  const steps = useSelector((state: RootState) => selectSteps(state, page));
  const step = steps.find((candidate) => candidate.path === path);
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [sought, setSought] = useState<Sought | null>(null);
  const added = useAddedSteps(steps.length, path);
  const requested = useSelector((state: RootState) => state.dynamicPages.requested);
  const index = page.steps.findIndex((candidate) => candidate.path === path);
  const place = useSteadyPlace(placeAmong(stepsAskedFor(page, requested), path), path, index);
  useEffect(() => () => setSought((latest) => (latest?.key === path ? null : latest)), [path]);
  if (step === undefined) return null;
  const previous = previousStep(steps, path);
  const back =
    previous === null ? null : () => void dispatch(routeChangeRequested({ route: previous, mode: 'PUSH' }));
  const content = (
    <Step
      key={path}
      step={step}
      steps={steps}
      place={place}
      onBack={back}
      startAt={sought?.key === path ? sought.name : undefined}
      onSeek={setSought}
      {...screen}
    />
  );
  return (
    <>
      <p role="status" className={styles['longer']}>
        {added > 0 ? t('commonˆlonger', { count: added }) : null}
      </p>
      {step.type === 'modal' ? (
        <Suspense>
          <StepDialog
            label={titleOf(page.steps.find((candidate) => candidate.path === path) ?? step, t)}
            onClose={back ?? (() => undefined)}
          >
            {content}
          </StepDialog>
        </Suspense>
      ) : (
        content
      )}
    </>
  );
}

interface ReassuranceProps {
  readonly isFirst: boolean;
  readonly showsWarning: boolean;
  /** Leaving the step makes the lead, and somebody else is asked for that. */
  readonly asksCaptcha: boolean;
}

/** Beside the first button: that nothing is lost by pressing it, and what the law wants said; beside one that asks a third party: whom, and why. */
function Reassurance({ isFirst, showsWarning, asksCaptcha }: ReassuranceProps) {
  const { t } = useTranslation();
  if (!isFirst && !asksCaptcha) return null;
  return (
    <div className={styles['reassurance']}>
      {isFirst ? <p>{t('brandˆhero>free')}</p> : null}
      {isFirst && showsWarning ? <p>{t('brandˆlegal>warning')}</p> : null}
      {asksCaptcha ? <p>{t('commonˆcaptcha')}</p> : null}
    </div>
  );
}

interface StepProps extends ScreenProps {
  readonly step: PageStep;
  readonly steps: readonly PageStep[];
  readonly place: StepPlace | null;
  readonly onBack: (() => void) | null;
  readonly startAt: DataPointName | undefined;
  readonly onSeek: (sought: Sought) => void;
}

function Step({ step, steps, place, onBack, startAt, onSeek, page, services, isArrival }: StepProps) {
  const { path } = step;
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const application = useSelector(selectApplication);
  const submission = useSelector(selectSubmission);
  const isUnmade = application.id === undefined;
  const announcement = useSelector((state: RootState) => state.asyncFormData.announcement);
  const questions = useMemo(() => questionsOf(page.steps), [page]);
  const questionnaire = page.steps.find((candidate) => candidate.path === path) ?? step;
  const isReviewed = nextStep(steps, path) === null && page.definition.review === 'last-step';
  const isFirst = page.steps[0]?.path === path;
  useEffect(() => void dispatch(stepSeen(path)), [dispatch, path]);

  return (
    <div className={styles['step']}>
      {announcement === null ? null : (
        <Notice tone="info">
          <p role="status">{t(`commonˆannouncement>${announcement}`)}</p>
        </Notice>
      )}
      {place === null ? null : <StepProgress place={place} contextLabel={step.contextLabel} />}
      {onBack === null ? null : (
        <div className={styles['back']}>
          <Button look="quiet" onClick={onBack}>
            <Icon name="back" size={18} /> {t('commonˆback')}
          </Button>
        </div>
      )}
      <Asking
        page={page}
        services={services}
        questionnaire={questionnaire}
        questions={questions}
        around={steps}
        startAt={startAt}
        onSeek={onSeek}
        onSubmit={(_answers, news) => services.submitStep(path, news)}
        onRefused={(names) => void dispatch(stepRefused({ path, names }))}
        sending={submission}
        submitLabel={isReviewed ? t('commonˆsubmit') : t(isFirst ? 'brandˆhero>act' : 'commonˆcontinue')}
        below={
          <Reassurance
            isFirst={isFirst}
            showsWarning={page.facts.showsBorrowingWarning}
            asksCaptcha={services.asksCaptcha && isUnmade && sendsOnLeaving(page, steps, path)}
          />
        }
        heading={(hasErrors) => (
          <QuestionnaireHeading
            questionnaire={questionnaire}
            name={(title) => (isFirst ? t('brandˆpageTitle') : `${title} | ${page.brand.name}`)}
            isArrival={isArrival && !hasErrors}
            hasErrors={hasErrors}
          />
        )}
      >
        <LoanPrice questionnaire={questionnaire} />
        {isReviewed ? (
          <FoldOut
            label={t('screensˆreview>title')}
            content={() => (
              <Suspense>
                <ReviewList
                  page={page}
                  steps={steps.slice(0, -1)}
                  answers={answersOf(questions, application)}
                  onChange={(changed) => void dispatch(changeRequested(changed))}
                />
              </Suspense>
            )}
          />
        ) : null}
      </Asking>
    </div>
  );
}
