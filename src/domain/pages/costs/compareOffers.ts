interface ComparableOffer {
  readonly amount: number;
  readonly total: number;
}

/** Orders offers by their total, lowest first. Equal totals keep the order of the server. */
export function sortByTotal<Offer extends ComparableOffer>(offers: readonly Offer[]): readonly Offer[] {
  return [...offers].sort((one, other) => one.total - other.total);
}

/**
 * The offer that costs least in total. Null if there is none to compare it with, if two cost the same, or if they lend different amounts,
 * because a smaller loan is not a cheaper one.
 */
export function findCheapest<Offer extends ComparableOffer>(offers: readonly Offer[]): Offer | null {
  const [first, second] = sortByTotal(offers);
  if (first === undefined || second === undefined || first.total === second.total) return null;
  return offers.every(({ amount }) => amount === first.amount) ? first : null;
}
