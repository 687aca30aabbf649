import type { QuestionStateRoute } from './questionStates';
import type { AfterOfferRoute } from './progressStates';
import { resolveRedirectTarget } from './redirect';

interface PartnerFrame {
  /** The endpoint that receives the partner's reference. */
  readonly endpoint: 'account' | 'payment';
  /** The state whose questions replace the partner's page; undefined if there is none. */
  readonly manualRoute?: QuestionStateRoute;
}

/** The states that show a partner's page in a frame. */
export const partnerFrames = {
  instantor: { endpoint: 'account', manualRoute: 'wenance-account' },
  'wenance-tink': { endpoint: 'account', manualRoute: 'wenance-account' },
  'moneyman-paylands': { endpoint: 'payment' },
} as const satisfies Partial<Record<AfterOfferRoute, PartnerFrame>>;

export type PartnerRoute = keyof typeof partnerFrames;

/** The partner frame of a route; null if it has none. */
export function findPartnerFrame(route: string): PartnerFrame | null {
  return isPartnerRoute(route) ? partnerFrames[route] : null;
}

function isPartnerRoute(route: string): route is PartnerRoute {
  return Object.hasOwn(partnerFrames, route);
}

/** A partner's page that may be shown in a frame. */
export interface FrameTarget {
  readonly url: string;
  readonly host: string;
  /** The value of the frame's `sandbox` attribute. */
  readonly sandbox: string;
  /** The origin of its messages; the text `null` for a page without an origin of its own. */
  readonly origin: string;
}

type FrameRules = Parameters<typeof resolveRedirectTarget>[1];

/**
 * Checks the address of a partner's frame as the browser parses it: https and a configured host, or in development the page's own
 * origin, to which the frame gets no access.
 *
 * @returns null if it may not be shown
 */
export function resolveFrameTarget(address: string, rules: FrameRules): FrameTarget | null {
  const target = resolveRedirectTarget(address, rules);
  if (target.follow !== 'at-once') return null;
  const { url, host } = target;
  const { origin } = new URL(url);
  if (origin === rules.origin) {
    return rules.isDevelopment ? { url, host, sandbox: baseSandbox, origin: 'null' } : null;
  }
  return { url, host, sandbox: `${baseSandbox} ${crossOriginSandbox}`, origin };
}

/** Scripts and forms of the frame, without access to the page around it or its address. */
const baseSandbox = 'allow-scripts allow-forms';
/** On another origin: its session there, and the pop-up window of a bank. */
const crossOriginSandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

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

/** The query parameter with the partner's reference. */
const partnerReferenceParameter = 'reference';

/**
 * Reads the reference with which a partner sent the browser back: one reference of the right shape, at the route of its state.
 *
 * @param route the address below the base path, without slashes at its ends
 * @param query of the address, with or without a question mark
 */
export function readPartnerReturn(route: string, query: string): PartnerReturn | null {
  const [reference, ...others] = new URLSearchParams(query).getAll(partnerReferenceParameter);
  if (findPartnerFrame(route) === null || reference === undefined || others.length > 0) return null;
  return isPartnerReference(reference) ? { route, reference } : null;
}
