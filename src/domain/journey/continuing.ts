import type { StepPath } from '../catalogue/steps';
import { progressStateOf, stateNumber } from './progressStates';
import type { PageStep } from '../pages/resolvePage';

/** The state in which a lead is continued: one that stands where it is to be continued goes on with its form. */
export function stateToContinue(state: number | undefined): number {
  return state === undefined || state === stateNumber('CONTINUE') ? stateNumber('NONE') : state;
}

/**
 * The steps that need not be gone through again when a lead is continued: those whose questions, but for the optional ones,
 * are all known to the server; in a classic page those before the step of the server's state.
 *
 * @param given names of the data points that the server knows
 */
export function stepsAlreadyDone(
  steps: readonly PageStep[],
  given: readonly string[],
  state: number,
): readonly StepPath[] {
  const route = progressStateOf(state)?.route ?? '';
  const here = steps.findIndex((step) => step.path === route);
  return steps
    .filter((step, index) =>
      here >= 0
        ? index < here
        : step.dataPoints.every(({ name, point }) => point.optional === true || given.includes(name)),
    )
    .map((step) => step.path);
}
