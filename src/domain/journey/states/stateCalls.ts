import { partnerFrames } from './partnerFrames';
import { endpointFor, questionStates, type AnswerEndpoint } from './questionStates';
import { screenCalls, type ScreenCallName } from './screenCalls';

/** A call that the screen of a state makes, by its name in the contract. */
export type StateCallName =
  AnswerEndpoint | ScreenCallName | (typeof partnerFrames)[keyof typeof partnerFrames]['endpoint'];

interface StateCall {
  /** The route of the state. */
  readonly route: string;
  readonly name: StateCallName;
  /** Whether the call leads out of the state. */
  readonly leavesState: boolean;
}

/** The calls that the screens of states make: those of their questions, of their partner's frame and of their own. */
export const stateCalls: readonly StateCall[] = [
  ...questionStates.flatMap((row) => {
    const names = new Set([endpointFor(row, 'dynamic'), endpointFor(row, 'classic')]);
    return [...names].map((name) => ({ route: row.route, name, leavesState: !('staysAfterSubmit' in row) }));
  }),
  ...Object.entries(partnerFrames).map(([route, { endpoint }]) => ({
    route,
    name: endpoint,
    leavesState: true,
  })),
  ...Object.entries(screenCalls).flatMap(([route, names]) =>
    names.map((name) => ({ route, name, leavesState: true })),
  ),
];
