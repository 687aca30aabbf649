import type { StepPath } from '../../catalogue/steps';
import type { PageStep } from '../../pages/resolvePage';
import { findFirstStepWith, findFirstUnfinishedStep, findNextStep } from '../../pages/stepSequence';

interface SubmittedStep {
  readonly path: StepPath;
  /** The steps on the path of the answers. */
  readonly steps: readonly PageStep[];
  readonly submitted: readonly string[];
  /** Names of the data points that still have an error of the server. */
  readonly namesWithErrors: readonly string[];
  /** Whether the applicant came here to change or correct an answer, and returns afterwards. */
  readonly isReturning: boolean;
}

/** Where the applicant goes after a submitted step. */
export interface NextStep {
  /** The route to open; null to stay. */
  readonly nextRoute: StepPath | null;
  /** Whether the applicant is back at the last step, so that a change of an earlier answer is complete. */
  readonly completesReturn: boolean;
}

/** The applicant stays on the screen. */
export const noNextStep: NextStep = { nextRoute: null, completesReturn: false };

/**
 * The step after a submitted step: the earliest one with a server error; after a change the first unfinished one or else the
 * last; otherwise the next one. A step on request is always a change.
 */
export function resolveNextStep(submittedStep: SubmittedStep): NextStep {
  const nextRoute = findNextRoute(submittedStep);
  return { nextRoute, completesReturn: nextRoute !== null && nextRoute === submittedStep.steps.at(-1)?.path };
}

function findNextRoute({
  path,
  steps,
  submitted,
  namesWithErrors,
  isReturning,
}: SubmittedStep): StepPath | null {
  const withError = findFirstStepWith(steps, namesWithErrors);
  if (withError !== null) return withError;
  const last = steps.at(-1)?.path ?? null;
  const isInOrder = steps.some((step) => step.path === path);
  if (!isInOrder || (isReturning && path !== last)) return findFirstUnfinishedStep(steps, submitted) ?? last;
  return findNextStep(steps, path);
}
