import type { JourneyConfiguration } from './configuration';
import type { Entry } from './entry';

/** Who led the applicant here (specification, section 3). */
export interface AffiliateReference {
  readonly attribute?: string;
  readonly subId?: string;
  readonly transactionId?: string;
  /** ISO timestamp. */
  readonly setAt: string;
}

interface AffiliateInput {
  readonly entry: Pick<Entry, 'refName' | 'refSubId' | 'refTransactionId' | 'namesReferral'>;
  readonly stored: AffiliateReference | null;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly configuration: Pick<JourneyConfiguration, 'affiliateReferenceExpiryHours' | 'staticAffiliateName'>;
}

export interface AffiliateOutcome {
  /** What stands from now on; null when there is none. */
  readonly reference: AffiliateReference | null;
  /** On change or expiry the session is reset. */
  readonly isSessionReset: boolean;
  /** Whether the reference is new, so that the affiliate event is sent. */
  readonly isNew: boolean;
  readonly logs: readonly string[];
}

/** Which affiliate reference stands at the start of a visit (specification, section 4, *Affiliate reference*). */
export function resolveAffiliate({ entry, stored, now, configuration }: AffiliateInput): AffiliateOutcome {
  const given = {
    ...(entry.refName === undefined ? {} : { attribute: entry.refName }),
    ...(entry.refSubId === undefined ? {} : { subId: entry.refSubId }),
    ...(entry.refTransactionId === undefined ? {} : { transactionId: entry.refTransactionId }),
  };
  const hasAny = Object.keys(given).length > 0;
  if (hasAny && isChanged(given, stored)) {
    return {
      reference: { ...given, setAt: new Date(now).toISOString() },
      isSessionReset: true,
      isNew: true,
      logs: [],
    };
  }
  if (stored === null) {
    return {
      reference: null,
      isSessionReset: false,
      isNew: false,
      logs: entry.namesReferral === true ? ['No URL data for an affiliate reference'] : [],
    };
  }
  if (stored.attribute === undefined && stored.subId === undefined && stored.transactionId === undefined) {
    return { reference: null, isSessionReset: false, isNew: false, logs: ['No valid affiliate parameters'] };
  }
  const { isExpired, logs } = expiry(stored, now, configuration);
  return { reference: isExpired ? null : stored, isSessionReset: isExpired, isNew: false, logs };
}

function isChanged(given: Omit<AffiliateReference, 'setAt'>, stored: AffiliateReference | null): boolean {
  return (
    given.attribute !== stored?.attribute ||
    given.subId !== stored?.subId ||
    given.transactionId !== stored?.transactionId
  );
}

/**
 * Expired when `setAt` plus the configured hours has been reached, and when `setAt` lies as far in the future, by a clock
 * that was wrong. Never for the static affiliate, never with an invalid configuration, never for a `setAt` that cannot be
 * read.
 */
function expiry(
  { attribute, setAt }: AffiliateReference,
  now: number,
  { affiliateReferenceExpiryHours, staticAffiliateName }: AffiliateInput['configuration'],
): { readonly isExpired: boolean; readonly logs: readonly string[] } {
  if (staticAffiliateName !== '' && attribute === staticAffiliateName) return { isExpired: false, logs: [] };
  if (affiliateReferenceExpiryHours === null || !(affiliateReferenceExpiryHours > 0)) {
    return { isExpired: false, logs: ['Invalid affiliate reference expiry configuration'] };
  }
  const since = Date.parse(setAt);
  if (Number.isNaN(since))
    return { isExpired: false, logs: ['Invalid setAt timestamp of the affiliate reference'] };
  return { isExpired: Math.abs(now - since) >= affiliateReferenceExpiryHours * 60 * 60 * 1000, logs: [] };
}
