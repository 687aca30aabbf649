import { dropUndefined } from '../../lead/dropUndefined';
import type { Lead } from '../../lead/lead';
import type { ClickCookie, ClickParameters } from './entry';
import { withoutFuture } from './staleness';

/** The stored ad click that brought the applicant (specification, section 3, *Ad-click record*). */
export interface AdClick extends ClickParameters {
  /** ISO timestamp. */
  readonly setAt: string;
}

interface AdClickInput {
  readonly click: ClickParameters;
  readonly cookies: readonly ClickCookie[];
  readonly stored: AdClick | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly legacyClickIdExpiryMs: number;
}

/**
 * The current ad click. The fields of two clicks are never mixed. Priority: the click of the address, if it qualifies and is not the
 * stored one; the newest of the stored click and the cookies' clicks; a cookie without a time, as a click of this moment; none. A click is
 * ignored if it is older than the legacy expiry or if its time cannot be read. A time in the future counts as now.
 */
export function resolveAdClick({
  click,
  cookies,
  stored,
  now,
  legacyClickIdExpiryMs,
}: AdClickInput): AdClick | null {
  const withCurrentTime = { setAt: new Date(now).toISOString() };
  const isKnown = isCaptured(click) && isSameClick(click, stored);
  if (isCaptured(click) && !isKnown) return { ...click, ...withCurrentTime };
  // What the tag stores later of the same click is no newer one.
  const others = cookies.filter(hasTime).filter((cookie) => !isKnown || !sharesId(cookie, click));
  const timedClicks = [...(stored === null ? [] : [stored]), ...others]
    .map((timed) => ({ ...timed, setAt: withoutFuture(timed.setAt, now) }))
    .filter(({ setAt }) => now - Date.parse(setAt) <= legacyClickIdExpiryMs)
    .sort((one, other) => Date.parse(other.setAt) - Date.parse(one.setAt));
  const untimedCookie = cookies.find((cookie) => !hasTime(cookie));
  return timedClicks[0] ?? (untimedCookie === undefined ? null : { ...untimedCookie, ...withCurrentTime });
}

/** Whether an address still names the click that is stored, as after a reload. Each click has ids of its own, so it is no new one. */
const isSameClick = (click: ClickParameters, stored: AdClick | null): boolean =>
  stored !== null && clickIds.every((id) => click[id] === stored[id]);

/** Whether two clicks have an id in common. A cookie of the tag names one of the ids alone. */
const sharesId = (one: ClickParameters, other: ClickParameters): boolean =>
  clickIds.some((id) => one[id] !== undefined && one[id] === other[id]);

const clickIds = ['gclid', 'gbraid', 'wbraid'] as const;

function hasTime(cookie: ClickCookie): cookie is AdClick {
  return cookie.setAt !== undefined;
}

/** Only with one of the three ids, and only if `gclsrc` is absent or contains `aw` (specification, section 5). */
function isCaptured({ gclid, gclsrc, gbraid, wbraid }: ClickParameters): boolean {
  const hasId = gclid !== undefined || gbraid !== undefined || wbraid !== undefined;
  return hasId && (gclsrc === undefined || gclsrc.includes('aw'));
}

type ClickFields = Pick<Lead, 'gclid' | 'gclsrc' | 'gclidAt' | 'gbraid' | 'wbraid' | 'googleClick'>;

/** Replaces the lead's ad click. Null removes it, because then the lead's own click is older than the legacy expiry. */
export function withAdClick(lead: Lead, click: AdClick | null): Lead {
  const {
    gclid: _gclid,
    gclsrc: _gclsrc,
    gclidAt: _gclidAt,
    gbraid: _gbraid,
    wbraid: _wbraid,
    googleClick: _googleClick,
    ...rest
  } = lead;
  return click === null ? rest : { ...rest, ...createClickFields(click) };
}

/** The ad click of a lead; null if the lead has no time for it. */
export function readAdClick({ gclid, gclsrc, gclidAt, gbraid, wbraid }: Lead): AdClick | null {
  if (gclidAt === undefined) return null;
  return dropUndefined({ gclid, gclsrc, gbraid, wbraid, setAt: gclidAt });
}

/** The click as fields of the lead: flat, and again as the object `googleClick`. */
function createClickFields(click: AdClick): ClickFields {
  const { gclid, gclsrc, gbraid, wbraid, setAt } = click;
  // `gclidAt` is the time of any of the three ids, in spite of its name.
  const ids = dropUndefined({ gclid, gclidAt: setAt, gbraid, wbraid });
  return { ...ids, ...dropUndefined({ gclsrc }), googleClick: ids };
}
