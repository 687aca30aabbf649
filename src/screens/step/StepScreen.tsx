import { Suspense, useEffect, useState } from 'react';
import type { TFunction } from 'i18next';
import { useAppDispatch, useAppSelector } from '../storeHooks';
import { formatTimeOfDay } from '../../domain/countries/locales';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageStep } from '../../domain/pages/resolvePage';
import {
  createPointRequest,
  findFirstUnfinishedStep,
  findPreviousStep,
  findStepPosition,
  getRequestedSteps,
  reviewRoute,
} from '../../domain/pages/stepSequence';
import { getQuestionnaireTitle } from '../../form/formatting/getQuestionnaireTitle';
import { useTranslation } from '../../platform/i18n/texts';
import {
  selectFocusedStep,
  selectLeadRequestStatus,
  selectSteps,
  selectSubmitted,
} from '../../state/selectors/journey';
import { routeChangeRequested } from '../../state/slices/lead';
import { joinClassNames } from '../../ui/classNames';
import type { ScreenProps } from '../screenProps';
import type { ErrorTarget } from '../parts/questionnaire/useQuestionnaireErrors';
import { StepDialog } from './lazyComponents';
import { StepView } from './StepView';
import styles from './StepView.module.css';
import { useDirection } from './useDirection';
import { useAddedSteps } from './useAddedSteps';
import { useStablePosition } from './useStablePosition';

interface StepScreenProps extends ScreenProps {
  readonly path: StepPath;
}

/** The open step, with a message if the answers have made the form longer. A modal step is a dialog over the page. */
export function StepScreen({ path, ...screen }: StepScreenProps) {
  const { page } = screen;
  const steps = useAppSelector((state) => selectSteps(state, page));
  const index = page.steps.findIndex((candidate) => candidate.path === path);
  const step = page.steps[index];
  const { t, i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const [errorTarget, setErrorTarget] = useState<ErrorTarget | null>(null);
  const added = useAddedSteps(steps, path);
  const requested = useAppSelector((state) => state.dynamicPages.requested);
  const submitted = useAppSelector(selectSubmitted);
  const requestStatus = useAppSelector(selectLeadRequestStatus);
  const focusedStep = useAppSelector(selectFocusedStep);
  const askedFor = getRequestedSteps(page, requested, focusedStep);
  const direction = useDirection(index);
  const position = useStablePosition(findStepPosition(askedFor, path), path, index);
  useEffect(() => () => setErrorTarget((latest) => (latest?.key === path ? null : latest)), [path]);
  if (step === undefined || !(step.isOnRequest === true || steps.some((one) => one.path === path)))
    return null;

  const previous =
    step.isOnRequest === true
      ? (findFirstUnfinishedStep(steps, submitted) ?? reviewRoute)
      : findPreviousStep(steps, path);
  const goBack =
    previous === null ? null : () => void dispatch(routeChangeRequested({ route: previous, mode: 'PUSH' }));
  const note =
    added.length === 0
      ? null
      : t('commonˆlonger', { count: added.length, names: formatSections(added, t, i18n.language) });
  const saved =
    requestStatus.kind === 'saved'
      ? t('commonˆsave>saved_at', { time: formatTimeOfDay(requestStatus.at, i18n.language) })
      : null;
  const content = (
    <StepView
      key={path}
      step={step}
      steps={steps}
      request={createPointRequest(page, requested, askedFor)}
      position={position}
      direction={direction}
      note={note}
      saved={saved}
      onBack={goBack}
      startAt={errorTarget?.key === path ? errorTarget : undefined}
      onFollowError={setErrorTarget}
      {...screen}
    />
  );
  const savedStatus = (
    <p role="status" className={joinClassNames('visually-hidden', styles['saved'])}>
      {goBack === null ? null : saved}
    </p>
  );
  return (
    <>
      {/* The status outlives the steps, so that a screen reader says it. The step shows it below its title, and when it was saved. */}
      <p role="status" className="visually-hidden">
        {note}
      </p>
      {step.type === 'modal' ? null : savedStatus}
      {step.type === 'modal' ? (
        <Suspense>
          <StepDialog label={getQuestionnaireTitle(step, t)} onClose={goBack ?? (() => undefined)}>
            {/* An open dialog hides what is outside. */}
            {savedStatus}
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
