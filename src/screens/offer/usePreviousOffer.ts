import { useState } from 'react';
import type { Offer } from '../../api/stepData';
import { figureNames, type FormattedFigures } from '../parts/loan/formatFigures';

interface DisplayedOffer {
  readonly offer: Offer;
  readonly previous: Offer | null;
}

/**
 * The previously displayed offer, if the server has replaced it.
 *
 * @param isOwnWish whether the applicant requested the current offer. The change is then expected.
 */
export function usePreviousOffer(offer: Offer, isOwnWish: boolean): Offer | null {
  const [displayed, setDisplayed] = useState<DisplayedOffer>({ offer, previous: null });
  if (!isSameOffer(displayed.offer, offer))
    setDisplayed({ offer, previous: isOwnWish ? null : displayed.offer });
  return displayed.previous;
}

/** Whether the server has replaced one of the displayed offers. */
export function useAreChanged(offers: readonly Offer[]): boolean {
  const [displayed, setDisplayed] = useState({ offers, areChanged: false });
  const isKept = (offer: Offer) => displayed.offers.some((other) => isSameOffer(offer, other));
  if (offers.length !== displayed.offers.length || !offers.every(isKept)) {
    setDisplayed({ offers, areChanged: true });
  }
  return displayed.areChanged;
}

/** Whether two offers are of one lender and have the same figures and terms. The reader of offers sets the order of their keys. */
export const isSameOffer = (one: Offer | null, other: Offer | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The previous texts of the figures that have changed. */
export function findChangedFigures(
  previous: FormattedFigures,
  current: FormattedFigures,
): Partial<FormattedFigures> {
  return Object.fromEntries(
    figureNames.filter((name) => previous[name] !== current[name]).map((name) => [name, previous[name]]),
  );
}
