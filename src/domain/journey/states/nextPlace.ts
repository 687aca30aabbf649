import type { StepPath } from '../../catalogue/steps';
import type { PageStep } from '../../pages/resolvePage';
import { earliestStepOwning, firstUnfinished, nextStep } from '../../pages/stepSequence';

interface StepLeft {
  readonly steps: readonly PageStep[];
  readonly submitted: readonly string[];
  /** Data points on which the server still has an error. */
  readonly errored: readonly string[];
  readonly from: StepPath;
  /** Whether the applicant came here to change or mend something and is to go back to where that started. */
  readonly isReturning: boolean;
}

/**
 * The step after a step that was left in order: the earliest one with a server error; on the way back from a change the
 * first unfinished one or else the last; otherwise the following one. Null when nothing follows.
 */
export function nextPlace({ steps, submitted, errored, from, isReturning }: StepLeft): StepPath | null {
  const withError = earliestStepOwning(steps, errored);
  if (withError !== null) return withError;
  const last = steps.at(-1)?.path ?? null;
  if (isReturning && from !== last) return firstUnfinished(steps, submitted) ?? last;
  return nextStep(steps, from);
}
