import type { Lead } from '../../lead/lead';
import type { ClickCookie, ClickParameters } from './entry';

/** The click that brought the applicant, as it is stored (specification, section 3, *Ad-click record*). */
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
 * Which ad click stands, whole, so that the fields of two never mix: the one in the address, if it is to be captured; else
 * the newer of the stored one and those of the cookies; else a cookie that tells no time, as a click of this moment; else
 * none. What is older than the legacy expiry, or has a moment that cannot be read, does not stand.
 */
export function resolveAdClick({
  click,
  cookies,
  stored,
  now,
  legacyClickIdExpiryMs,
}: AdClickInput): AdClick | null {
  const atThisMoment = { setAt: new Date(now).toISOString() };
  if (isCaptured(click)) return { ...click, ...atThisMoment };
  const standing = [...(stored === null ? [] : [stored]), ...cookies.filter(hasTime)]
    .filter(({ setAt }) => Math.abs(now - Date.parse(setAt)) <= legacyClickIdExpiryMs)
    .toSorted((one, other) => Date.parse(other.setAt) - Date.parse(one.setAt));
  const timeless = cookies.find((cookie) => !hasTime(cookie));
  return standing[0] ?? (timeless === undefined ? null : { ...timeless, ...atThisMoment });
}

function hasTime(cookie: ClickCookie): cookie is AdClick {
  return cookie.setAt !== undefined;
}

/** Only with one of the three ids, and only if `gclsrc` is absent or contains `aw` (specification, section 5). */
function isCaptured({ gclid, gclsrc, gbraid, wbraid }: ClickParameters): boolean {
  const hasId = gclid !== undefined || gbraid !== undefined || wbraid !== undefined;
  return hasId && (gclsrc === undefined || gclsrc.includes('aw'));
}

type ClickFields = Pick<Lead, 'gclid' | 'gclsrc' | 'gclidAt' | 'gbraid' | 'wbraid' | 'googleClick'>;

/** The lead with this click in the place of an earlier one; without a click it keeps the one that it has. */
export function withAdClick(lead: Lead, click: AdClick | null): Lead {
  if (click === null) return lead;
  const {
    gclid: _gclid,
    gclsrc: _gclsrc,
    gclidAt: _gclidAt,
    gbraid: _gbraid,
    wbraid: _wbraid,
    googleClick: _googleClick,
    ...rest
  } = lead;
  return { ...rest, ...adClickFields(click) };
}

/** The click that a lead carries; null where the lead does not tell when it was. */
export function adClickOf({ gclid, gclsrc, gclidAt, gbraid, wbraid }: Lead): AdClick | null {
  if (gclidAt === undefined) return null;
  return {
    ...(gclid === undefined ? {} : { gclid }),
    ...(gclsrc === undefined ? {} : { gclsrc }),
    ...(gbraid === undefined ? {} : { gbraid }),
    ...(wbraid === undefined ? {} : { wbraid }),
    setAt: gclidAt,
  };
}

/** The click as the lead carries it: flat, and again as the object `googleClick`. */
function adClickFields(click: AdClick): ClickFields {
  const { gclid, gclsrc, gbraid, wbraid, setAt } = click;
  const ids = {
    ...(gclid === undefined ? {} : { gclid, gclidAt: setAt }),
    ...(gbraid === undefined ? {} : { gbraid }),
    ...(wbraid === undefined ? {} : { wbraid }),
  };
  return { ...ids, ...(gclsrc === undefined ? {} : { gclsrc }), googleClick: ids };
}
