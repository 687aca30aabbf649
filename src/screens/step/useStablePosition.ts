import { useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import type { StepPosition } from '../../domain/pages/stepSequence';

/**
 * Adjusts a step's share of the form so that the progress bar never moves backwards on the way forward, nor forwards on the way
 * back. The server may request more or fewer data points than it did one step before.
 *
 * @param position of the step among the requested steps; null if it is not one of them
 * @param index of the step among all steps of the page
 */
export function useStablePosition(
  position: StepPosition | null,
  path: StepPath,
  index: number,
): StepPosition | null {
  const share = position?.share ?? 0;
  const [seen, setSeen] = useState({ path, index, share });
  if (position === null) return null;
  if (seen.path === path) return { ...position, share: seen.share };
  const stableShare = index > seen.index ? Math.max(share, seen.share) : Math.min(share, seen.share);
  setSeen({ path, index, share: stableShare });
  return { ...position, share: stableShare };
}
