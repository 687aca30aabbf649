import type { AfterOfferRoute } from './progressStates';

/**
 * The calls by which an applicant leaves a state whose screen does more than ask questions, by their names in the contract. A
 * state with a partner's frame has its call in `partnerFrames.ts`.
 */
export const screenCalls = {
  accepted: ['sale'],
  consents: ['policyConsents'],
  'advanzia-consents': ['policyConsents'],
  'id-upload': ['idUpload', 'skipDocumentUpload'],
  'dynamic-consents': ['dynamicPolicyConsents'],
  'tfbank-consents': ['policyConsents'],
  'ipfd-offer-choice': ['acceptCrediteaOffer'],
} as const satisfies Partial<Record<AfterOfferRoute, readonly string[]>>;

export type ScreenCallName = (typeof screenCalls)[keyof typeof screenCalls][number];
