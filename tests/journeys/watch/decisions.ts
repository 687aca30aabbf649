import {
  findProgressState,
  isAfterOffer,
  stateNumber,
} from '../../../src/domain/journey/states/progressStates';
import { selectApplication, selectProgressState } from '../../../src/state/selectors/journey';
import type { JourneyCall } from '../calls';
import type { WatchedTab } from './watchedTab';

/** States after the form in which the lead waits for a decision or for the applicant. */
const undecided: readonly number[] = [stateNumber('CHECKING'), stateNumber('CONTINUE')];

/** A decision of the server that has arrived in a tab. */
interface Heard {
  readonly lead: string;
  readonly state: number;
  /** How often the applicant had pressed a button in the tab before. */
  readonly presses: number;
}

/** Follows which tab has received which decision. A tab keeps it when it loads again. */
export function createDecisions(report: (problem: string) => void) {
  const decisions = new Map<ReadonlyMap<string, string>, Heard>();
  return {
    /** A response names the state of a lead. */
    onState: (
      { session, getPresses }: Pick<WatchedTab, 'session' | 'getPresses'>,
      lead: string,
      state: number,
    ) => {
      if (isAfterOffer(state) && !undecided.includes(state) && decisions.get(session)?.lead !== lead)
        decisions.set(session, { lead, state, presses: getPresses() });
    },
    /** A page starts without what its tab had received. */
    forget: (session: ReadonlyMap<string, string>) => void decisions.delete(session),
    /** A call leaves a tab. */
    onCall: ({ session, method, path, body }: JourneyCall) => {
      const decision = decisions.get(session);
      if (
        method !== 'GET' &&
        path.endsWith('/lead') &&
        decision?.lead === body['id'] &&
        decision !== undefined
      )
        report(`${method} of the lead ${decision.lead}, although the state ${decision.state} had arrived`);
    },
    /** A decision that the tab must show by now and does not; null if there is none. */
    findHidden: ({ session, store, getPresses }: WatchedTab): string | null => {
      const decision = decisions.get(session);
      const state = store.getState();
      if (decision === undefined || selectApplication(state).id !== decision.lead) return null;
      const isShown = isAfterOffer(selectProgressState(state));
      if (isShown || getPresses() <= decision.presses) return null;
      return `the state ${findProgressState(decision.state)?.name} had arrived before the last press, and the tab shows ${selectProgressState(state)}`;
    },
  };
}
