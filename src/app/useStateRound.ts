import { useState } from 'react';
import { useAppSelector } from '../screens/storeHooks';
import { isNewPlace, isSamePlace, isSameState, selectSeenPlace } from '../state/selectors/seenPlace';

/**
 * The round of the current state: one more whenever the same state begins again with another offer or for another lender. A screen with the
 * round as its key begins anew then.
 */
export function useStateRound(): number {
  const place = useAppSelector(selectSeenPlace);
  const [known, setKnown] = useState({ place, round: 0 });
  const isNew = isNewPlace(known.place, place);
  // What a response leaves out stays known.
  if (known.place === place || !(isNew || isSamePlace(known.place, place))) return known.round;
  const round = isNew && isSameState(known.place, place) ? known.round + 1 : known.round;
  setKnown({ place, round });
  return round;
}
