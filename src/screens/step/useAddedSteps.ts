import { useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';

/**
 * Returns how many steps the last answer added to the path, for a message on the next step. 0 once that step is left.
 *
 * @param total the number of steps on the path
 */
export function useAddedSteps(total: number, path: StepPath): number {
  const [seen, setSeen] = useState({ total, path, added: 0, isForNextStep: false });
  if (seen.total !== total) {
    // The answer changes the path before its step is left, or at the same time.
    setSeen({ total, path, added: Math.max(0, total - seen.total), isForNextStep: path === seen.path });
  } else if (seen.path !== path) {
    setSeen({ total, path, added: seen.isForNextStep ? seen.added : 0, isForNextStep: false });
  }
  return seen.added;
}
