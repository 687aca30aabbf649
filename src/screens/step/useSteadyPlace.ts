import { useState } from 'react';
import type { StepPath } from '../../domain/catalogue/steps';
import type { StepPlace } from '../../domain/pages/stepSequence';

/**
 * How far a step lies along the form, told so that moving on never leads the bar back and moving back never leads it on: the
 * server may ask for more, or for less, than it did a step before.
 *
 * @param place of the step among those that are asked for now; null where it is none of them
 * @param index of the step among all steps of the page
 */
export function useSteadyPlace(place: StepPlace | null, path: StepPath, index: number): StepPlace | null {
  const share = place?.share ?? 0;
  const [seen, setSeen] = useState({ path, index, share });
  if (place === null) return null;
  if (seen.path === path) return { ...place, share: seen.share };
  const steady = index > seen.index ? Math.max(share, seen.share) : Math.min(share, seen.share);
  setSeen({ path, index, share: steady });
  return { ...place, share: steady };
}
