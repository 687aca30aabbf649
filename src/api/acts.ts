import type { SendingKey } from '../domain/journey/calls/sending';
import type { CallArgument, CallName } from './argument';

/** The calls that an act on a state's screen makes, each with what tells how it stands. */
export const acts = {
  continueOffer: 'act',
  skipOffer: 'act',
  acceptCrediteaOffer: 'act',
  proficredit: 'act',
  updateProvidentOffer: 'act',
  policyConsents: 'act',
  dynamicPolicyConsents: 'act',
  account: 'act',
  payment: 'act',
  skipDocumentUpload: 'act',
  wniosek: 'act',
  resendCode: 'resend',
} as const satisfies Partial<Record<CallName, SendingKey>>;

export type ActName = keyof typeof acts;

/** What an act tells beside the id of the lead, which is added on its way; nothing where its call takes nothing more. */
export type Told<Name extends ActName> =
  CallArgument<Name> extends { readonly body: infer Body }
    ? Omit<Body, 'id'>
    : Readonly<Record<string, never>>;

/** One act: its call and what it tells. */
export type StateAct = {
  readonly [Name in ActName]: { readonly call: Name; readonly told: Told<Name> };
}[ActName];
