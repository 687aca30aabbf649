import type { QuestionStateRoute } from './questionStates';
import type { AfterOfferRoute } from './progressStates';

export interface PartnerFrame {
  /** The partner's name, as the applicant reads it. */
  readonly partner: string;
  /** The endpoint that receives the partner's reference. */
  readonly endpoint: 'account' | 'payment';
  /** The state whose questions replace the partner's page; undefined if there is none. */
  readonly manualRoute?: QuestionStateRoute;
}

/** The states that show a partner's page in a frame. */
export const partnerFrames = {
  instantor: { partner: 'Instantor', endpoint: 'account', manualRoute: 'wenance-account' },
  'wenance-tink': { partner: 'Tink', endpoint: 'account', manualRoute: 'wenance-account' },
  'moneyman-paylands': { partner: 'Paylands', endpoint: 'payment' },
} as const satisfies Partial<Record<AfterOfferRoute, PartnerFrame>>;

export type PartnerRoute = keyof typeof partnerFrames;

/** The partner frame of a route; null if it has none. */
export function findPartnerFrame(route: string): PartnerFrame | null {
  return isPartnerRoute(route) ? partnerFrames[route] : null;
}

function isPartnerRoute(route: string): route is PartnerRoute {
  return Object.hasOwn(partnerFrames, route);
}

const referencePattern = /^[\w.~:-]{1,200}$/;

/** Whether a text has the shape of a partner's reference. */
export function isPartnerReference(text: string): boolean {
  return referencePattern.test(text);
}

/** A partner sent the browser back to the route of its state. */
export interface PartnerReturn {
  readonly route: string;
  readonly reference: string;
}

const partnerReferenceParameter = 'reference';

/**
 * Reads the reference with which a partner sent the browser back: one reference of the right shape, at the route of its state.
 *
 * @param route the address below the base path, without slashes at its ends
 * @param query of the address, with or without a question mark
 */
export function readPartnerReturn(route: string, query: string): PartnerReturn | null {
  const [reference, ...others] = new Set(new URLSearchParams(query).getAll(partnerReferenceParameter));
  if (findPartnerFrame(route) === null || reference === undefined || others.length > 0) return null;
  return isPartnerReference(reference) ? { route, reference } : null;
}
