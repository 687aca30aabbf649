import type { StepPath } from '../../catalogue/steps';
import type { Page, PageStep } from '../../pages/resolvePage';
import { findStateRoute, isAfterOffer } from './progressStates';
import { findStepAt } from './resolvePlace';

/**
 * The steps before the one that a state of the server asks. On a classic page the server knows their answers, also if this browser does not
 * (specification, section 4).
 */
export function findStepsLedPast(
  state: number,
  steps: readonly PageStep[],
  { definition }: Page,
): readonly StepPath[] {
  if (definition.flow !== 'classic' || isAfterOffer(state)) return [];
  const asked = findStepAt(findStateRoute(state, undefined) ?? '', steps);
  return asked === undefined ? [] : steps.slice(0, steps.indexOf(asked)).map(({ path }) => path);
}
