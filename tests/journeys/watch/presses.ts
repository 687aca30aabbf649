import { calls } from '../../../src/api/calls.gen';
import {
  selectApplication,
  selectApplicationId,
  selectProgressState,
  selectResult,
} from '../../../src/state/selectors/journey';
import type { BackendLead } from '../../backend/store';
import { getStepData } from '../../backend/stepData';
import type { JourneyCall } from '../calls';
import type { WatchedTab } from './watchedTab';

/** A state with its offers. */
export interface Standing {
  readonly state: number;
  /** The offers as text. */
  readonly offers: string;
}

/** A press on a button of a state's screen, and what the screen showed. */
interface Press extends Standing {
  readonly application: string;
  readonly lead: string | undefined;
  readonly path: string;
  isApplied: boolean;
}

export type CallName = keyof typeof calls;

/** Where a lead of the back end is. */
export function readStanding(lead: BackendLead, origin: string): Standing {
  return { state: lead.state, offers: describeOffers(getStepData(lead, origin)) };
}

const describeOffers = (stepData: { readonly offer?: unknown; readonly offers?: unknown } | undefined) =>
  JSON.stringify([stepData?.offer, stepData?.offers]);

/** Compares what each press was made for with what the server did with it. */
export function createPresses(report: (problem: string) => void) {
  const presses: Press[] = [];
  return {
    /** The applicant presses a button that sends this call. */
    onPress: ({ store }: WatchedTab, call: CallName) => {
      const state = store.getState();
      const { id } = selectApplication(state);
      presses.push({
        application: selectApplicationId(state),
        lead: id,
        path: calls[call].path.replace('{id}', id ?? ''),
        state: selectProgressState(state),
        offers: describeOffers(selectResult(state).stepData),
        isApplied: false,
      });
    },
    /** A call has led a lead of the back end out of its state. */
    onApplied: ({ application, method, path }: JourneyCall, lead: string, before: Standing) => {
      const own = presses.filter(
        (press) => press.application === application && press.lead === lead && press.path === path,
      );
      const made = own.find(
        (press) => !press.isApplied && press.state === before.state && press.offers === before.offers,
      );
      if (made !== undefined) made.isApplied = true;
      else
        report(
          `${method} ${path} applied to the state ${before.state} with ${before.offers}, pressed were ${JSON.stringify(own)}`,
        );
    },
  };
}
