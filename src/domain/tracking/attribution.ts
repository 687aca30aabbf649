import type { Lead } from '../lead/lead';

/**
 * Who led an applicant here, for analytics: the affiliate, the source, and the campaign by the names of the link's parameters.
 * Nothing that tells of a person, and no id of a click.
 */
export function attributionOf({
  affiliateReferenceParams,
  leadSource = '',
  utm,
}: Lead): Readonly<Record<string, string>> {
  const { attribute = '', subId = '', transactionId = '' } = affiliateReferenceParams ?? {};
  return { ...utm, attribute, subId, transactionId, leadSource };
}
