import type { QuestionStateRoute, ContractCallName, AfterOfferRoute, StateRow } from '../fixtures/states';

/** How an applicant leaves the screen of a state. */
export type ScreenExit =
  /** Answers and submits its form. Without `call`, the table of states names the request. */
  | { readonly by: 'form'; readonly call?: ContractCallName }
  /** Clicks these buttons in order, by the keys of their texts. */
  | {
      readonly by: 'buttons';
      /** Whether an option must be selected first. */
      readonly selectsOption?: true;
      readonly buttons: readonly string[];
      /** If the buttons name somebody, a pattern for each name. */
      readonly names?: { readonly partner: string };
      readonly call: ContractCallName;
      /** The key of the message that is shown if the request fails. */
      readonly failureText: string;
    }
  /** Completes the partner's page in a frame. */
  | { readonly by: 'frame'; readonly call: ContractCallName }
  /** Continues the application in its form. */
  | { readonly by: 'continuing' }
  /** Waits for the server. */
  | { readonly by: 'waiting' }
  /** The application has ended. */
  | { readonly by: 'nothing' };

const rejected = 'screensˆact>refused';
const acceptOffer = {
  by: 'buttons',
  buttons: ['screensˆoffer>accept_named'],
  names: { partner: '.+' },
  failureText: rejected,
} as const;

/** The states after the decision whose screen is more than a form. */
const specificExits = {
  checking: { by: 'waiting' },
  instantor: { by: 'frame', call: 'account' },
  'wenance-tink': { by: 'frame', call: 'account' },
  'moneyman-paylands': { by: 'frame', call: 'payment' },
  accepted: {
    by: 'buttons',
    buttons: ['screensˆaccepted>continue'],
    call: 'sale',
    failureText: 'screensˆaccepted>failed',
  },
  'thank-you': { by: 'nothing' },
  redirected: { by: 'nothing' },
  rejected: { by: 'nothing' },
  continue: { by: 'continuing' },
  consents: { by: 'form', call: 'policyConsents' },
  'advanzia-consents': { by: 'form', call: 'policyConsents' },
  'dynamic-consents': { by: 'form', call: 'dynamicPolicyConsents' },
  'tfbank-consents': { by: 'form', call: 'policyConsents' },
  // `idUpload.spec.ts` tests its questions and pictures.
  'id-upload': {
    by: 'buttons',
    buttons: ['screensˆidUpload>skip', 'screensˆidUpload>skip_yes'],
    call: 'skipDocumentUpload',
    failureText: rejected,
  },
  'ipfd-offer-choice': {
    ...acceptOffer,
    selectsOption: true,
    call: 'acceptCrediteaOffer',
  },
  'cofidis-offer': { ...acceptOffer, call: 'continueOffer' },
  'provident-offer': { ...acceptOffer, call: 'continueOffer' },
  'instabank-offer': { ...acceptOffer, call: 'continueOffer' },
} as const satisfies Record<Exclude<AfterOfferRoute, QuestionStateRoute | 'smava'>, ScreenExit> &
  Partial<Record<AfterOfferRoute, ScreenExit>>;

/** How a state is left. The default is its form. */
export function getScreenExit({ route }: StateRow): ScreenExit {
  return hasSpecificExit(route) ? specificExits[route] : { by: 'form' };
}

function hasSpecificExit(route: string): route is keyof typeof specificExits {
  return Object.hasOwn(specificExits, route);
}
