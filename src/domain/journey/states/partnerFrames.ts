import type { AskingRoute } from './askingStates';
import type { OfferRoute } from './progressStates';
import { redirectTarget, type RedirectTarget } from './redirect';

interface PartnerFrame {
  /** The call that takes the reference with which the partner ended. */
  readonly call: 'account' | 'payment';
  /** The state whose questions can be answered in the partner's place; undefined where nothing can. */
  readonly byHand?: AskingRoute;
}

/** The states in which a partner's page stands in a frame: what differs between them. */
export const partnerFrames = {
  instantor: { call: 'account', byHand: 'wenance-account' },
  'wenance-tink': { call: 'account', byHand: 'wenance-account' },
  'moneyman-paylands': { call: 'payment' },
} as const satisfies Partial<Record<OfferRoute, PartnerFrame>>;

export type PartnerRoute = keyof typeof partnerFrames;

/** What differs for a route; null where no partner's page stands. */
export function partnerFrameOf(route: string): PartnerFrame | null {
  return isPartnerRoute(route) ? partnerFrames[route] : null;
}

function isPartnerRoute(route: string): route is PartnerRoute {
  return Object.hasOwn(partnerFrames, route);
}

/** A partner's page that may stand in a frame. */
export interface FrameTarget {
  readonly url: string;
  readonly host: string;
  /** What it may do, as the `sandbox` attribute names it. */
  readonly rights: string;
  /** The origin that its messages have; a page without an origin of its own says `null`. */
  readonly origin: string;
}

type FrameRules = Parameters<typeof redirectTarget>[1];

/**
 * Judges the address of a partner's frame by what a browser would make of it: https and a host that the configuration names,
 * or in development the page's own origin, which gets no rights to it.
 *
 * @returns null where it may not be shown
 */
export function frameTarget(address: string, rules: FrameRules): FrameTarget | null {
  const target: RedirectTarget = redirectTarget(address, rules);
  if (target.follow !== 'at-once') return null;
  const { url, host } = target;
  const { origin } = new URL(url);
  if (origin === rules.origin) {
    return rules.isDevelopment ? { url, host, rights: leastRights, origin: 'null' } : null;
  }
  return { url, host, rights: `${leastRights} ${foreignRights}`, origin };
}

/** Its own scripts and forms, and nothing of the page around it: not its address either. */
const leastRights = 'allow-scripts allow-forms';
/** On an origin of its own: its session there, and the window in which a bank asks its customer. */
const foreignRights = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const reference = /^[\w.~:-]{1,200}$/;

/** Whether a text can be the reference with which a partner ends. */
export function isReference(text: string): boolean {
  return reference.test(text);
}

/** A partner has sent the browser back to the route of its state. */
export interface PartnerReturn {
  readonly route: string;
  readonly reference: string;
}

/** The name of the parameter in which a partner's reference comes back. */
export const returnParameter = 'reference';

/**
 * What a partner sent the browser back with: one reference of the right shape, at the route of a state in which it stands.
 *
 * @param route the address below the base path, without slashes at its ends
 * @param query of the address, with or without a question mark
 */
export function partnerReturn(route: string, query: string): PartnerReturn | null {
  const [told, ...others] = new URLSearchParams(query).getAll(returnParameter);
  if (partnerFrameOf(route) === null || told === undefined || others.length > 0) return null;
  return isReference(told) ? { route, reference: told } : null;
}
