import { Suspense, useEffect, useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Answers } from '../../domain/pages/questionnaire';
import type { PageStep } from '../../domain/pages/resolvePage';
import {
  findFirstUnfinishedStep,
  findPreviousStep,
  findStepPosition,
  getRequestedSteps,
} from '../../domain/pages/stepSequence';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import { useTranslation } from '../../platform/texts';
import type { AppDispatch, RootState } from '../../state/root';
import {
  selectFieldErrors,
  selectOccupiedStep,
  selectSteps,
  selectSubmitted,
} from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../useQuestionnaireErrors';
import { StepDialog } from './lazyComponents';
import { Step } from './Step';
import { StepLayers } from './StepLayers';
import styles from './StepScreen.module.css';
import { useAddedSteps } from './useAddedSteps';
import { useDrawnStep } from './useDrawnStep';
import { keepForward, useStablePosition } from './useStablePosition';

interface StepScreenProps extends ScreenProps {
  readonly path: StepPath;
}

/** The step of the form that is on the screen, and the next one, which is drawn out of sight. A modal step is a dialog over the page. */
export function StepScreen({ path, ...screen }: StepScreenProps) {
  const { page, services } = screen;
  const steps = useSelector((state: RootState) => selectSteps(state, page));
  const index = page.steps.findIndex((candidate) => candidate.path === path);
  const whole = page.steps[index];
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch<AppDispatch>();
  const [errorTarget, setErrorTarget] = useState<ErrorTarget | null>(null);
  const added = useAddedSteps(steps, path);
  const requested = useSelector((state: RootState) => state.dynamicPages.requested);
  const submitted = useSelector(selectSubmitted);
  const occupied = useSelector(selectOccupiedStep);
  const askedFor = getRequestedSteps(page, requested, occupied);
  const position = useStablePosition(findStepPosition(askedFor, path), path, index);
  const drawn = useDrawnStep(path, services);
  const hasErrors = useSelector(selectFieldErrors).length > 0;
  const show = useRef<(path: StepPath | null) => void>(null);
  const submitPending = useRef<() => void>(undefined);
  useEffect(() => () => setErrorTarget((latest) => (latest?.key === path ? null : latest)), [path]);
  if (whole === undefined || !(whole.isOnRequest === true || steps.some((step) => step.path === path)))
    return null;

  // With an error of the server the open step may be the next one, and where an error shows is decided when its step opens.
  const nextStep = hasErrors || drawn?.step === undefined ? null : drawn.step;
  const findPrevious = (step: PageStep) =>
    step.isOnRequest === true
      ? (findFirstUnfinishedStep(steps, submitted) ?? steps.at(-1)?.path ?? null)
      : findPreviousStep(steps, step.path);
  const makeGoBack = (step: PageStep) => {
    const route = findPrevious(step);
    return route === null ? null : () => void dispatch(routeChangeRequested({ route, mode: 'PUSH' }));
  };
  const submit = (step: PageStep, answers: Answers) => {
    const submitStep = () => services.submitStep(step.path, answers);
    // A script may press before the paint of the step that it presses in.
    submitPending.current?.();
    if (nextStep === null || step !== whole) submitStep();
    else submitPending.current = drawn?.open(answers, { show, submit: submitStep });
  };
  const renderStep = (step: PageStep) => (
    <Step
      key={step.path}
      isLive={step === whole}
      step={step}
      steps={steps}
      position={step === whole ? position : keepForward(findStepPosition(askedFor, step.path), position)}
      onBack={makeGoBack(step)}
      startAt={errorTarget?.key === step.path ? errorTarget.name : undefined}
      onFollowError={setErrorTarget}
      onSubmit={(answers) => submit(step, answers)}
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
      {whole.type === 'modal' ? (
        <Suspense>
          <StepDialog
            label={getQuestionnaireTitle(whole, t)}
            onClose={makeGoBack(whole) ?? (() => undefined)}
          >
            {renderStep(whole)}
          </StepDialog>
        </Suspense>
      ) : (
        <StepLayers
          ref={show}
          live={path}
          layers={[whole, ...(nextStep === null ? [] : [nextStep])].map((step) => ({
            path: step.path,
            content: renderStep(step),
          }))}
          conceal={drawn?.conceal}
        />
      )}
    </>
  );
}

/** The names of the sections of some steps, each once. */
function formatSections(steps: readonly PageStep[], t: TFunction, languageTag: string): string {
  const labels = new Set(steps.map(({ contextLabel }) => t(`stepsˆcontext>${contextLabel}`)));
  return new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(labels);
}
