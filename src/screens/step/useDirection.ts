import { useState } from 'react';

/** Where a step lies from the one before it in time. */
export type Direction = 'forward' | 'backward';

/**
 * The direction in which the applicant came to the open step. Null for the first one that is shown.
 *
 * @param index of the step among all steps of the page
 */
export function useDirection(index: number): Direction | null {
  const [seen, setSeen] = useState<{ readonly index: number; readonly direction: Direction | null }>({
    index,
    direction: null,
  });
  if (seen.index === index) return seen.direction;
  const direction = index > seen.index ? 'forward' : 'backward';
  setSeen({ index, direction });
  return direction;
}
