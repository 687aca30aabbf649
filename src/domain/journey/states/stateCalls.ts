import { consentStates, type ConsentState } from './consentStates';
import { partnerFrames } from './partnerFrames';
import { endpointFor, questionStates, type AnswerEndpoint } from './questionStates';
import type { AfterOfferRoute } from './progressStates';

/**
 * The calls by which an applicant leaves a state whose screen does more than ask questions. A state with a partner's frame has its call in
 * `partnerFrames.ts`, one that requests consents in `consentStates.ts`.
 */
const screenCalls = {
  accepted: ['sale'],
  'id-upload': ['idUpload', 'skipDocumentUpload'],
  'ipfd-offer-choice': ['acceptCrediteaOffer'],
} as const satisfies Partial<Record<AfterOfferRoute, readonly string[]>>;

/** A call that the screen of a state makes, by its name in the contract. */
export type StateCallName =
  | AnswerEndpoint
  | ConsentState['call']
  | (typeof screenCalls)[keyof typeof screenCalls][number]
  | (typeof partnerFrames)[keyof typeof partnerFrames]['endpoint'];

interface StateCall {
  readonly route: string;
  readonly name: StateCallName;
  readonly leavesState: boolean;
}

/** The calls that the screens of states make: those of their questions, of their partner's frame, of their consents and of their own. */
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
  ...Object.entries(consentStates).map(([route, { call }]) => ({ route, name: call, leavesState: true })),
  ...Object.entries(screenCalls).flatMap(([route, names]) =>
    names.map((name) => ({ route, name, leavesState: true })),
  ),
];
