import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { DataPointName } from '../../domain/catalogue/names';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import {
  answersOf,
  nextStep,
  previousStep,
  stepsOnPath,
  type Answers,
} from '../../domain/pages/stepSequence';
import { StepForm } from '../../form/engine/StepForm';
import { StepProgress } from '../../form/around/StepProgress';
import { announced } from '../../state/slices/asyncFormData';
import { draftKept } from '../../state/slices/dynamicPages';
import { routeChangeRequested } from '../../state/slices/lead';
import type { AppDispatch, RootState } from '../../state/root';
import { selectApplication, selectSteps, selectSubmission } from '../../state/selectors/journey';
import { changeRequested, stepSubmitted } from '../../state/signals';
import { Button } from '../../ui/Button';
import { FoldOut } from '../../ui/FoldOut';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import type { ScreenProps } from '../screenProps';
import { initialValues } from './initialValues';
import styles from './StepScreen.module.css';
import { useErrors, type Sought } from './useErrors';

/** Needed by modal steps alone. */
const Dialog = lazy(() => import('../../ui/Dialog').then((part) => ({ default: part.Dialog })));
/** Needed by who opens it on the last step. */
const ReviewList = lazy(() => import('../../form/around/ReviewList'));

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
  useEffect(() => () => setSought((latest) => (latest?.path === path ? null : latest)), [path]);
  if (step === undefined) return null;
  const previous = previousStep(steps, path);
  const back =
    previous === null ? null : () => void dispatch(routeChangeRequested({ route: previous, mode: 'PUSH' }));
  const content = (
    <Step
      key={path}
      step={step}
      steps={steps}
      onBack={back}
      startAt={sought?.path === path ? sought.name : undefined}
      onSeek={setSought}
      {...screen}
    />
  );
  return step.type === 'modal' ? (
    <Suspense>
      <Dialog label={t(`stepsˆ${path}>title`)} onClose={back ?? (() => undefined)}>
        {content}
      </Dialog>
    </Suspense>
  ) : (
    content
  );
}

interface StepProps extends ScreenProps {
  readonly step: PageStep;
  readonly steps: readonly PageStep[];
  readonly onBack: (() => void) | null;
  readonly startAt: DataPointName | undefined;
  readonly onSeek: (sought: Sought) => void;
}

function Step({ step, steps, onBack, startAt, onSeek, page, services, isArrival }: StepProps) {
  const { path } = step;
  const { t } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<RootState>();
  const application = useSelector(selectApplication);
  const submission = useSelector(selectSubmission);
  const announcement = useSelector((state: RootState) => state.asyncFormData.announcement);
  const errors = useErrors(step, steps, services.hrefOf, onSeek);
  const initial = useMemo(() => initialValues(page, step.path, store.getState()), [page, step.path, store]);
  const isLast = nextStep(steps, path) === null;
  const answers = answersOf(page, application);

  return (
    <div className={styles['step']}>
      {announcement === null ? null : (
        <Notice tone="info">
          <p role="status">{t(`commonˆannouncement>${announcement}`)}</p>
        </Notice>
      )}
      <StepProgress
        current={steps.findIndex((candidate) => candidate.path === path) + 1}
        total={steps.length}
        contextLabel={step.contextLabel}
      />
      {onBack === null ? null : (
        <div className={styles['back']}>
          <Button look="quiet" onClick={onBack}>
            <Icon name="back" size={18} /> {t('commonˆback')}
          </Button>
        </div>
      )}
      <StepForm
        step={step}
        page={page}
        initial={initial}
        known={answers}
        serverErrors={errors.here}
        errorsElsewhere={errors.elsewhere}
        startAt={startAt}
        visibleWith={(typed) => visibleQuestions(page, path, store.getState(), typed)}
        loadReader={services.loadReader}
        lookUp={services.lookUp}
        subscribeHidden={services.subscribeHidden}
        onDraft={(typed) => void dispatch(draftKept({ key: path, typed }))}
        onSubmit={(given) => {
          dispatch(announced(null));
          dispatch(stepSubmitted({ path, answers: given }));
        }}
        sending={submission}
        submitLabel={
          isLast && page.definition.review === 'last-step' ? t('commonˆsubmit') : t('commonˆcontinue')
        }
        heading={(hasErrors) => (
          <StepHeading path={path} page={page} isArrival={isArrival && !hasErrors} hasErrors={hasErrors} />
        )}
      >
        {isLast && page.definition.review === 'last-step' ? (
          <FoldOut
            label={t('screensˆreview>title')}
            content={() => (
              <Suspense>
                <ReviewList
                  page={page}
                  steps={steps.slice(0, -1)}
                  answers={answers}
                  onChange={(changed) => void dispatch(changeRequested(changed))}
                />
              </Suspense>
            )}
          />
        ) : null}
      </StepForm>
    </div>
  );
}

interface StepHeadingProps {
  readonly path: StepPath;
  readonly page: Page;
  readonly isArrival: boolean;
  readonly hasErrors: boolean;
}

/** Names the step and the document, and takes the focus when the applicant has just come to the step. */
function StepHeading({ path, page, isArrival, hasErrors }: StepHeadingProps) {
  const { t, i18n } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) heading.current?.focus();
  }, [isArrival]);
  const title = t(`stepsˆ${path}>title`);
  const isFirst = page.steps[0]?.path === path;
  const name = isFirst ? t('brandˆpageTitle') : `${title} | ${page.brand.name}`;
  return (
    <div className={styles['heading']}>
      <title>{hasErrors ? t('commonˆerror_title', { title: name }) : name}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {i18n.exists(`stepsˆ${path}>lead`) ? <p className={styles['lead']}>{t(`stepsˆ${path}>lead`)}</p> : null}
    </div>
  );
}

/** Which of a step's questions show for these answers, laid over what the lead holds. */
function visibleQuestions(page: Page, path: StepPath, state: RootState, typed: Answers) {
  const answers = { ...answersOf(page, selectApplication(state)), ...typed };
  const steps = stepsOnPath(page, answers, state.dynamicPages.requested);
  return steps.find((step) => step.path === path)?.dataPoints ?? [];
}
