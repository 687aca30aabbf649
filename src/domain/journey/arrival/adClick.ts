import type { Lead } from '../../lead/lead';
import type { ClickParameters } from './entry';

/** The click that brought the applicant, as it is stored (specification, section 3, *Ad-click record*). */
export interface AdClick extends ClickParameters {
  /** ISO timestamp. */
  readonly setAt: string;
}

interface AdClickInput {
  readonly click: ClickParameters;
  readonly stored: AdClick | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly legacyClickIdExpiryMs: number;
}

/**
 * Which ad click stands: the one in the address, if it is to be captured; else the stored one, unless it is older than the
 * legacy expiry or its moment cannot be read; else none.
 */
export function resolveAdClick({ click, stored, now, legacyClickIdExpiryMs }: AdClickInput): AdClick | null {
  if (isCaptured(click)) return { ...click, setAt: new Date(now).toISOString() };
  if (stored === null) return null;
  const age = now - Date.parse(stored.setAt);
  return Math.abs(age) <= legacyClickIdExpiryMs ? stored : null;
}

/** Only with one of the three ids, and only if `gclsrc` is absent or contains `aw` (specification, section 5). */
function isCaptured({ gclid, gclsrc, gbraid, wbraid }: ClickParameters): boolean {
  const hasId = gclid !== undefined || gbraid !== undefined || wbraid !== undefined;
  return hasId && (gclsrc === undefined || gclsrc.includes('aw'));
}

/** The click as the lead carries it: flat, and again as the object `googleClick`. */
export function adClickFields(
  click: AdClick | null,
): Pick<Lead, 'gclid' | 'gclsrc' | 'gclidAt' | 'gbraid' | 'wbraid' | 'googleClick'> {
  if (click === null) return {};
  const { gclid, gclsrc, gbraid, wbraid, setAt } = click;
  const ids = {
    ...(gclid === undefined ? {} : { gclid, gclidAt: setAt }),
    ...(gbraid === undefined ? {} : { gbraid }),
    ...(wbraid === undefined ? {} : { wbraid }),
  };
  return { ...ids, ...(gclsrc === undefined ? {} : { gclsrc }), googleClick: ids };
}
