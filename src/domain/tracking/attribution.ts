import { namesPerson } from '../lead/namesPerson';
import type { Lead } from '../lead/lead';
import { readVariants } from './variantTags';

/**
 * The source of the visit for analytics: the affiliate, the lead source, the campaign by the names of the link's parameters, and the
 * variants of experiments (`experiment`).
 * No click id, and no value that looks like a person's: an affiliate may put an address or a number there.
 */
export function getAttribution(lead: Lead): Readonly<Record<string, string>> {
  const { affiliateReferenceParams, leadSource = '', utm } = lead;
  const { attribute = '', subId = '', transactionId = '' } = affiliateReferenceParams ?? {};
  const values = { ...utm, attribute, subId, transactionId, leadSource };
  const variants = readVariants(lead).join(' ');
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, namesPerson(value) ? '' : value]),
    ),
    ...(variants === '' ? {} : { experiment: variants }),
  };
}
