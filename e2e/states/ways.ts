import type { AskingRoute, CallName, OfferRoute, State } from '../fixtures/states';

/** How an applicant leaves the screen of a state. */
export type Way =
  /** Answers what its form asks and sends it. The call is that of the table of states where none is named. */
  | { readonly by: 'form'; readonly call?: CallName }
  /** Presses these buttons, one after the other, by the keys of their texts. */
  | {
      readonly by: 'buttons';
      /** Whether something has to be chosen before. */
      readonly chooses?: true;
      readonly pressed: readonly string[];
      readonly call: CallName;
      /** The key of what is said when the call fails. */
      readonly told: string;
    }
  /** Finishes what a partner asks in a frame. */
  | { readonly by: 'frame'; readonly call: CallName }
  /** Takes the application up again, in its form. */
  | { readonly by: 'continuing' }
  /** The server alone leads on. */
  | { readonly by: 'waiting' }
  /** Nothing leads on: the application has come to its end. */
  | { readonly by: 'nothing' };

const refused = 'screensˆact>refused';
const accepting = { by: 'buttons', pressed: ['screensˆoffer>accept'], told: refused } as const;

/** The states after the decision that do something else than ask, or more; the portal's screen is that of its state. */
const own = {
  checking: { by: 'waiting' },
  instantor: { by: 'frame', call: 'account' },
  'wenance-tink': { by: 'frame', call: 'account' },
  'moneyman-paylands': { by: 'frame', call: 'payment' },
  accepted: {
    by: 'buttons',
    pressed: ['screensˆaccepted>continue'],
    call: 'sale',
    told: 'screensˆaccepted>failed',
  },
  'thank-you': { by: 'nothing' },
  redirected: { by: 'nothing' },
  rejected: { by: 'nothing' },
  continue: { by: 'continuing' },
  consents: { by: 'form', call: 'policyConsents' },
  'advanzia-consents': { by: 'form', call: 'policyConsents' },
  'dynamic-consents': { by: 'form', call: 'dynamicPolicyConsents' },
  'tfbank-consents': { by: 'form', call: 'policyConsents' },
  // Its questions and its pictures have tests of their own.
  'id-upload': {
    by: 'buttons',
    pressed: ['screensˆidUpload>skip', 'screensˆidUpload>skip_yes'],
    call: 'skipDocumentUpload',
    told: refused,
  },
  'ipfd-offer-choice': { ...accepting, chooses: true, call: 'acceptCrediteaOffer' },
  'cofidis-offer': { ...accepting, call: 'continueOffer' },
  'provident-offer': { ...accepting, call: 'continueOffer' },
  'instabank-offer': { ...accepting, call: 'continueOffer' },
} as const satisfies Record<Exclude<OfferRoute, AskingRoute | 'smava'>, Way> &
  Partial<Record<OfferRoute, Way>>;

/** How a state is left; those that only ask, by their form. */
export function wayOf({ route }: State): Way {
  return isOwn(route) ? own[route] : { by: 'form' };
}

function isOwn(route: string): route is keyof typeof own {
  return Object.hasOwn(own, route);
}
