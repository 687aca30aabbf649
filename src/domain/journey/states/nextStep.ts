import type { StepPath } from '../../catalogue/steps';
import type { PageStep } from '../../pages/resolvePage';
import { findFirstUnfinishedStep, findNextStep, reviewRoute } from '../../pages/stepSequence';

interface SubmittedStep {
  readonly path: StepPath;
  /** The steps on the path of the answers. */
  readonly steps: readonly PageStep[];
  readonly submitted: readonly string[];
  /** The earliest step that still has an error of the server; null if none has. */
  readonly stepWithError: StepPath | null;
  /** Whether the applicant came here to change or correct an answer, and returns afterwards. */
  readonly isReturning: boolean;
  /** The last step of the section that is changed: the applicant returns after it. Absent: after the open step. */
  readonly returnsAfter?: string | null;
  /** Whether the review follows the last step. Not after the review itself was sent. */
  readonly isReviewNext: boolean;
}

/** Where the applicant goes after a submitted step. */
export interface NextStep {
  /** The route to open; null to stay. */
  readonly nextRoute: StepPath | typeof reviewRoute | null;
  /** Whether the applicant is back at the last step, so that a change of an earlier answer is complete. */
  readonly completesReturn: boolean;
}

/** The applicant stays on the screen. */
export const noNextStep: NextStep = { nextRoute: null, completesReturn: false };

/**
 * The step after a submitted step: the earliest one with a server error; after a change the first unfinished one or else the
 * last; otherwise the next one. A step on request is always a change. Where a review follows, it opens as soon as every step is
 * submitted and the applicant is at the last step or returns to it.
 */
export function resolveNextStep(submittedStep: SubmittedStep): NextStep {
  const { path, steps, submitted, stepWithError, isReviewNext } = submittedStep;
  const last = steps.at(-1)?.path ?? null;
  const nextRoute = stepWithError ?? findNextRoute(submittedStep);
  const isAtEnd = nextRoute === null ? path === last : nextRoute === last && submitted.includes(last);
  if (!isReviewNext || stepWithError !== null || !isAtEnd)
    return { nextRoute, completesReturn: nextRoute !== null && nextRoute === last };
  const unfinished = findFirstUnfinishedStep(steps, submitted);
  return unfinished === null
    ? { nextRoute: reviewRoute, completesReturn: true }
    : { nextRoute: unfinished, completesReturn: false };
}

function findNextRoute({
  path,
  steps,
  submitted,
  isReturning,
  returnsAfter,
}: SubmittedStep): StepPath | null {
  const last = steps.at(-1)?.path ?? null;
  const place = steps.findIndex((step) => step.path === path);
  const isInChange = place < steps.findIndex((step) => step.path === returnsAfter);
  if (place < 0 || (isReturning && path !== last && !isInChange))
    return findFirstUnfinishedStep(steps, submitted) ?? last;
  return findNextStep(steps, path);
}
