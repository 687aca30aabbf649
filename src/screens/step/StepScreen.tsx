import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { TFunction } from 'i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { StepPath } from '../../domain/catalogue/steps';
import type { Answers } from '../../domain/pages/questionnaire';
import type { FormScreen, PageStep } from '../../domain/pages/resolvePage';
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
import { useAddedSteps } from './useAddedSteps';
import { useDrawnScreen } from './useDrawnScreen';
import { keepForward, useStablePosition } from './useStablePosition';

interface StepScreenProps extends ScreenProps {
  readonly path: StepPath;
  /** Whether the review after the step is open. */
  readonly isReviewed: boolean;
  /** Renders the review. With a state it is drawn out of sight, and shows that state. */
  readonly renderReview: (ahead?: RootState) => ReactNode;
}

/** The open step or the review, and the screen after it, which is drawn out of sight. A modal step is a dialog over the page. */
export function StepScreen({ path, isReviewed, renderReview, ...screen }: StepScreenProps) {
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
  const open = isReviewed ? 'review' : path;
  const drawn = useDrawnScreen(open, services);
  const hasErrors = useSelector(selectFieldErrors).length > 0;
  const layers = useRef<(shown: FormScreen | null) => void>(null);
  useEffect(() => () => setErrorTarget((latest) => (latest?.key === open ? null : latest)), [open]);
  if (whole === undefined || !(whole.isOnRequest === true || steps.some((step) => step.path === path)))
    return null;

  // With an error of the server the open step may be the next one, and where an error shows is decided when its step opens.
  const ahead = hasErrors ? null : drawn;
  const findPrevious = (step: PageStep) =>
    step.isOnRequest === true
      ? (findFirstUnfinishedStep(steps, submitted) ?? steps.at(-1)?.path ?? null)
      : findPreviousStep(steps, step.path);
  const makeGoBack = (step: PageStep) => {
    const route = findPrevious(step);
    return route === null ? null : () => void dispatch(routeChangeRequested({ route, mode: 'PUSH' }));
  };
  const show = (shown: FormScreen | null) => {
    layers.current?.(shown);
    screen.leaveFirstScreen(shown !== null);
  };
  const submit = (step: PageStep, answers: Answers) => {
    const submitStep = () => services.submitStep(step.path, answers);
    if (ahead === null || step !== whole) submitStep();
    else ahead.open(answers, { show, submit: submitStep });
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
  const formatAdded = (steps: readonly PageStep[]) =>
    steps.length === 0
      ? ''
      : t('commonˆlonger', { count: steps.length, names: formatSections(steps, t, i18n.language) });
  const makeLayer = (step: PageStep, longerBy: readonly PageStep[]) => ({
    screen: step.path,
    message: formatAdded(longerBy),
    content:
      step.type === 'modal' ? (
        <Suspense>
          <StepDialog label={getQuestionnaireTitle(step, t)} onClose={makeGoBack(step) ?? (() => undefined)}>
            {renderStep(step)}
          </StepDialog>
        </Suspense>
      ) : (
        renderStep(step)
      ),
  });
  const makeReview = (from?: RootState) => ({
    screen: 'review' as const,
    message: null,
    content: renderReview(from),
  });
  return (
    <StepLayers
      ref={layers}
      live={open}
      layers={[
        isReviewed ? makeReview() : makeLayer(whole, added),
        ahead?.step ? makeLayer(ahead.step, ahead.added) : null,
        ahead?.reviewed ? makeReview(ahead.reviewed) : null,
      ].filter((layer) => layer !== null)}
      conceal={drawn?.conceal}
    />
  );
}

/** The names of the sections of some steps, each once. */
function formatSections(steps: readonly PageStep[], t: TFunction, languageTag: string): string {
  const labels = new Set(steps.map(({ contextLabel }) => t(`stepsˆcontext>${contextLabel}`)));
  return new Intl.ListFormat(languageTag, { type: 'conjunction' }).format(labels);
}
