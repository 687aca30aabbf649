import { withoutFuture } from './staleness';

/** The campaign that brought the applicant: the utm parameters of one link. */
interface Campaign {
  readonly utm: Readonly<Record<string, string>>;
  /** ISO timestamp. */
  readonly setAt: string;
}

interface CampaignInput {
  readonly address: Campaign['utm'];
  readonly cookies: Campaign['utm'];
  readonly stored: Campaign | null;
  /** Whether an affiliate has brought the applicant, and whether this visit has named it. */
  readonly hasAffiliate: boolean;
  readonly isAffiliateNew: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** How long a campaign and an ad click count, in milliseconds. */
  readonly expiryMs: number;
}

/**
 * The current campaign. The parameters of two campaigns are never mixed. Priority: that of the address; the stored one, until it ends
 * or another affiliate brings the applicant; that of the cookies, which have no time, if there is no affiliate; none.
 */
export function resolveCampaign(input: CampaignInput): Campaign | null {
  const { address, cookies, stored, hasAffiliate, isAffiliateNew, now, expiryMs } = input;
  const setAt = new Date(now).toISOString();
  if (!isEmpty(address)) return { utm: address, setAt };
  if (stored !== null && !isAffiliateNew) {
    const known = { ...stored, setAt: withoutFuture(stored.setAt, now) };
    if (now - Date.parse(known.setAt) <= expiryMs) return known;
  }
  return hasAffiliate || isEmpty(cookies) ? null : { utm: cookies, setAt };
}

export const isEmpty = (utm: Campaign['utm']): boolean => Object.keys(utm).length === 0;
