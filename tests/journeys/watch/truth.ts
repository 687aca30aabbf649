import { isRequestPending, type RequestStatus } from '../../../src/domain/journey/calls/requestStatus';
import { isOfferState } from '../../../src/domain/journey/states/progressStates';
import { selectProgressState, selectResult } from '../../../src/state/selectors/journey';
import type { JourneyTab } from '../tab';

/** Whether a status says that something will follow without a press. */
const promises = (status: RequestStatus): boolean =>
  isRequestPending(status) || (status.kind === 'not-saved' && status.reason === 'unreachable');

/** What the screen of a tab says is under way although nothing is; null if it tells the truth. */
export function findUntrue(tab: JourneyTab): string | null {
  if (tab.isBusy()) return null;
  const { asyncFormData, leadApplication } = tab.store.getState();
  const { requests, reads, isCheckingStalled, continuation } = asyncFormData;
  const promised = Object.entries(requests).find(([, status]) => status !== undefined && promises(status));
  if (promised !== undefined)
    return `the request ${JSON.stringify(promised)} is under way, and nothing follows`;
  const begun = Object.entries(reads).find(([, { isUnderWay }]) => isUnderWay);
  if (begun !== undefined) return `the read ${begun[0]} is under way, and nothing follows`;
  if (continuation.kind === 'loading') return 'the lead of the link loads, and nothing follows';
  const shown = tab.place.getShown();
  if (shown.show !== 'state' || reads.leadStatus.failure !== null) return null;
  const state = selectProgressState(tab.store.getState());
  if (shown.route === 'checking') return isCheckingStalled ? null : 'the screen checks, and nothing follows';
  const isOfferMissing = isOfferState(state) && selectResult(tab.store.getState()).stepData === undefined;
  if (isOfferMissing) return 'the offer loads, and nothing follows';
  const areConsentsMissing =
    shown.route.endsWith('consents') && leadApplication.customerConsents.length === 0;
  return areConsentsMissing ? 'the consents load, and nothing follows' : null;
}
