import { useState } from 'react';
import { useSelector } from 'react-redux';
import { isSamePlace, isSameState, selectSeenPlace } from '../state/selectors/seenPlace';

/**
 * The round of the current state: one more whenever the same state begins again with another offer or for another lender. A screen with the
 * round as its key begins anew then. A response that leaves out what was known begins no round.
 */
export function useStateRound(): number {
  const place = useSelector(selectSeenPlace);
  const [known, setKnown] = useState({ place, round: 0 });
  const isSame = isSamePlace(known.place, place);
  if (known.place === place || (!isSame && isSamePlace(place, known.place))) return known.round;
  const round = isSame || !isSameState(known.place, place) ? known.round : known.round + 1;
  setKnown({ place, round });
  return round;
}
