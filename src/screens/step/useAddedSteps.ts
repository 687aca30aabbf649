import { useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageStep } from '../../domain/pages/resolvePage';

const none: readonly PageStep[] = [];

/**
 * Returns the steps that the last answer added to the path, for a message on the next step. None once that step is left.
 *
 * @param steps the steps on the path
 */
export function useAddedSteps(steps: readonly PageStep[], path: StepPath): readonly PageStep[] {
  const [seen, setSeen] = useState({ steps, path, added: none, isForNextStep: false });
  if (seen.steps.length !== steps.length) {
    // The answer changes the path before its step is left, or at the same time.
    const added = steps.filter((step) => !seen.steps.some((other) => other.path === step.path));
    setSeen({
      steps,
      path,
      added: steps.length > seen.steps.length ? added : none,
      isForNextStep: path === seen.path,
    });
  } else if (seen.path !== path) {
    setSeen({ steps, path, added: seen.isForNextStep ? seen.added : none, isForNextStep: false });
  }
  return seen.added;
}
