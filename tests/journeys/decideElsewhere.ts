import { stateNumber } from '../../src/domain/journey/states/progressStates';
import { store } from '../backend/store';
import { leaveState, moveToState } from '../backend/storyProgress';
import type { JourneyBrowser } from './browser';
import type { JourneyTab } from './tab';

/** The lead of a tab goes on without it: the lender declines, or the applicant goes on with another device. */
export function decideElsewhere({ record }: JourneyBrowser, tab: JourneyTab, isDeclined: boolean): void {
  const lead = store.leads[tab.store.getState().leadApplication.application.id ?? ''];
  if (lead === undefined) return;
  if (isDeclined) moveToState(lead, stateNumber('REJECTED'));
  else leaveState(lead, 'continueOffer');
  record.onDecidedElsewhere();
}
