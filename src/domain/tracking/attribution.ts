import { namesPerson } from '../lead/namesPerson';
import type { Lead } from '../lead/lead';
import { utmNames } from './utmNames';
import { readVariants } from './variantTags';

/**
 * The source of the visit for analytics: the affiliate, the lead source, the campaign by the names of the link's parameters, and the
 * variants of experiments (`experiment`).
 * Each name has a value, empty if the visit has none, because analytics keeps those of an earlier visit otherwise.
 * No click id, and no value that looks like a person's: an affiliate may put an address or a number there.
 */
export function getAttribution(lead: Lead): Readonly<Record<string, string>> {
  const { affiliateReferenceParams, leadSource = '', utm } = lead;
  const { attribute = '', subId = '', transactionId = '' } = affiliateReferenceParams ?? {};
  const noCampaign = Object.fromEntries(utmNames.map((name) => [name, '']));
  const values = { ...noCampaign, ...utm, attribute, subId, transactionId, leadSource };
  const source = Object.entries(values).map(
    ([name, value]) => [name, namesPerson(value) ? '' : value] as const,
  );
  return { ...Object.fromEntries(source), experiment: readVariants(lead).join(' ') };
}
