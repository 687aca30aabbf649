import { useState } from 'react';
import type { Offer } from '../../api/stepData';
import { figureNames, type Figures } from './figures';

interface Shown {
  readonly offer: Offer;
  readonly before: Offer | null;
}

/**
 * The offer that was on the screen before the one that stands now, where the server has put another in its place.
 *
 * @param isOwnWish whether the applicant has asked for the offer as it is now: then nothing has changed behind their back
 */
export function useOfferBefore(offer: Offer, isOwnWish: boolean): Offer | null {
  const [shown, setShown] = useState<Shown>({ offer, before: null });
  if (!isSame(shown.offer, offer)) setShown({ offer, before: isOwnWish ? null : shown.offer });
  return shown.before;
}

function isSame(one: Offer, other: Offer): boolean {
  const told = [
    'id',
    'amount',
    'period',
    'periodScale',
    'instalment',
    'nominalRate',
    'annualRate',
    'total',
    'expiresAt',
  ] as const;
  return told.every((name) => one[name] === other[name]);
}

/** The figures of before that are others now. */
export function changedFigures(before: Figures, now: Figures): Partial<Figures> {
  return Object.fromEntries(
    figureNames.filter((name) => before[name] !== now[name]).map((name) => [name, before[name]]),
  );
}
