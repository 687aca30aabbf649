import { createSelector } from '@reduxjs/toolkit';
import { isOfferState } from '../../domain/journey/states/progressStates';
import type { RootState } from '../root';
import { getCurrentState, type LeadState } from '../slices/leadState';

/** What the applicant acts on: a state, and what the server has reported about its offer. */
interface SeenPlace {
  readonly leadApplication: Pick<LeadState, 'progressStates' | 'result' | 'customerConsents'>;
}

export const selectSeenPlace: (state: RootState) => SeenPlace = createSelector(
  [
    ({ leadApplication }: RootState) => leadApplication.progressStates,
    ({ leadApplication }: RootState) => leadApplication.result,
    ({ leadApplication }: RootState) => leadApplication.customerConsents,
  ],
  (progressStates, result, customerConsents) => ({
    leadApplication: { progressStates, result, customerConsents },
  }),
);

export function isSameState(before: SeenPlace, current: SeenPlace): boolean {
  return getCurrentState(before.leadApplication) === getCurrentState(current.leadApplication);
}

/** Whether the applicant still acts on the same state, with the same offer. What was unknown before says nothing. */
export function isSamePlace(before: SeenPlace, current: SeenPlace): boolean {
  if (!isSameState(before, current)) return false;
  const [one, other] = [before.leadApplication, current.leadApplication];
  if (one.result === other.result && one.customerConsents === other.customerConsents) return true;
  const [seen, present] = [describePlace(before), describePlace(current)];
  const parts = [
    'stateVersion',
    'offerId',
    'partnerName',
    'consents',
    ...(isOfferState(getCurrentState(other)) ? (['stepData'] as const) : []),
  ] as const;
  return parts.every(
    (part) => seen[part] === undefined || JSON.stringify(seen[part]) === JSON.stringify(present[part]),
  );
}

/** Whether a state began, or the same one again with another offer. What became unknown says nothing. */
export function isNewPlace(before: SeenPlace, current: SeenPlace): boolean {
  return !isSamePlace(before, current) && !isSamePlace(current, before);
}

function describePlace({ leadApplication: { result, customerConsents } }: SeenPlace) {
  return {
    ...result,
    // Consents of the next lender have other texts in the same state.
    consents: customerConsents.length === 0 ? undefined : customerConsents.map(({ id, text }) => [id, text]),
  };
}
