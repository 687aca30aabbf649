import type { StepPath } from '../../catalogue/steps';
import type { Page, PageStep } from '../../pages/resolvePage';
import { findStateRoute } from './progressStates';

/**
 * The steps before the one that a state of the server asks. On a classic page the server knows their answers, also if this browser does not
 * (specification, section 4).
 */
export function findStepsLedPast(
  state: number,
  steps: readonly PageStep[],
  { definition }: Page,
): readonly StepPath[] {
  if (definition.flow !== 'classic') return [];
  const route = findStateRoute(state, undefined);
  const place = steps.findIndex(({ path }) => path === route);
  return steps.slice(0, Math.max(place, 0)).map(({ path }) => path);
}
