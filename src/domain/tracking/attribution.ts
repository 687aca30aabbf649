import type { Lead } from '../lead/lead';

/**
 * The source of the visit for analytics: the affiliate, the lead source, and the campaign by the names of the link's parameters.
 * No personal data and no click id.
 */
export function getAttribution({
  affiliateReferenceParams,
  leadSource = '',
  utm,
}: Lead): Readonly<Record<string, string>> {
  const { attribute = '', subId = '', transactionId = '' } = affiliateReferenceParams ?? {};
  return { ...utm, attribute, subId, transactionId, leadSource };
}
