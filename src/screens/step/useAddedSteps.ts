import { useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';

/**
 * How many steps the last answer added to the path, to be told on the step that follows it; 0 once that one is left.
 *
 * @param total how many steps are on the path
 */
export function useAddedSteps(total: number, path: StepPath): number {
  const [seen, setSeen] = useState({ total, path, added: 0, isToldNext: false });
  if (seen.total !== total) {
    // The answer counts before its step is left, or together with that.
    setSeen({ total, path, added: Math.max(0, total - seen.total), isToldNext: path === seen.path });
  } else if (seen.path !== path) {
    setSeen({ total, path, added: seen.isToldNext ? seen.added : 0, isToldNext: false });
  }
  return seen.added;
}
