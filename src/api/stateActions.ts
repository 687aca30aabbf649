import type { RequestKey } from '../domain/journey/calls/requests';
import type { CallArgument, CallName } from './argument';

/** The calls that an applicant starts on the screen of a state, each with the key of its request status. */
export const stateActions = {
  continueOffer: 'stateAction',
  skipOffer: 'stateAction',
  acceptCrediteaOffer: 'stateAction',
  updateProvidentOffer: 'stateAction',
  policyConsents: 'stateAction',
  dynamicPolicyConsents: 'stateAction',
  account: 'stateAction',
  payment: 'stateAction',
  skipDocumentUpload: 'stateAction',
  appeal: 'stateAction',
  resendCode: 'resend',
} as const satisfies Partial<Record<CallName, RequestKey>>;

export type StateActionName = keyof typeof stateActions;

/** The calls after which the screen may stay. Every other one leads to another state or offer. */
export const stayingActions: readonly StateActionName[] = ['updateProvidentOffer', 'appeal', 'resendCode'];

/** The body of the call without the id of the lead, which the listener adds. Empty if the call takes nothing else. */
export type StateActionDetails<Name extends StateActionName> =
  CallArgument<Name> extends { readonly body: infer Body }
    ? Omit<Body, 'id'>
    : Readonly<Record<string, never>>;

/** One call that an applicant starts, with its details. */
export type StateAction = {
  readonly [Name in StateActionName]: { readonly call: Name; readonly details: StateActionDetails<Name> };
}[StateActionName];
