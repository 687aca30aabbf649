import { isOfferState } from '../../domain/journey/states/progressStates';
import { toJson } from '../../platform/json';
import type { AppThunk, RootState } from '../root';
import { selectProgressState } from '../selectors/journey';
import { requestStatusChanged } from '../slices/asyncFormData';

/** Whether the applicant still acts on the same state, with the same offer. What was unknown before says nothing. */
export function isSamePlace(before: RootState, current: RootState): boolean {
  if (selectProgressState(before) !== selectProgressState(current)) return false;
  const [one, other] = [before.leadApplication, current.leadApplication];
  if (one.result === other.result && one.customerConsents === other.customerConsents) return true;
  const [seen, present] = [describePlace(before), describePlace(current)];
  const isOffer = isOfferState(selectProgressState(current));
  const parts = [
    'stateVersion',
    'offerId',
    'partnerName',
    'consents',
    ...(isOffer ? (['stepData'] as const) : []),
  ] as const;
  return parts.every((part) => seen[part] === undefined || toJson(seen[part]) === toJson(present[part]));
}

function describePlace({ leadApplication: { result, customerConsents } }: RootState) {
  return {
    ...result,
    // Consents of the next lender have other texts in the same state.
    consents: customerConsents.length === 0 ? undefined : customerConsents.map(({ id, text }) => [id, text]),
  };
}

/** Watches what the screen of a state shows. The function that it returns tells whether it is still the same, and says so on the screen if not. */
export function watchSeenPlace(): AppThunk<() => boolean> {
  return (dispatch, getState) => {
    const seen = getState();
    return () => {
      const isSame = isSamePlace(seen, getState());
      if (!isSame)
        dispatch(requestStatusChanged({ key: 'state', status: { kind: 'not-saved', reason: 'moved' } }));
      return isSame;
    };
  };
}
