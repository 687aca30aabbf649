import type { AfterOfferRoute } from './progressStates';

export interface ConsentState {
  /** The call that takes the consents, by its name in the contract. */
  readonly call: 'policyConsents' | 'dynamicPolicyConsents';
  /** The name of the lender to which the state belongs. Undefined if it is the partner of the offer. */
  readonly lender?: string;
}

/** The states in which a lender requests consents (specification, section 3). */
export const consentStates = {
  consents: { call: 'policyConsents' },
  'advanzia-consents': { call: 'policyConsents', lender: 'Advanzia Bank' },
  'dynamic-consents': { call: 'dynamicPolicyConsents' },
  'tfbank-consents': { call: 'policyConsents', lender: 'TF Bank' },
} as const satisfies Partial<Record<AfterOfferRoute, ConsentState>>;

/** The consents of a route; those of the plain state if it has none of its own. */
export function getConsentState(route: string): ConsentState {
  const states: Readonly<Partial<Record<string, ConsentState>>> = consentStates;
  return states[route] ?? consentStates.consents;
}
