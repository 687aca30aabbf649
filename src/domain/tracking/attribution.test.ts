import { expect, it } from 'vitest';
import { getAttribution } from './attribution';

const unknown = { attribute: '', subId: '', transactionId: '', leadSource: '' };

it.each([
  ['without a source', {}, unknown],
  [
    'from an affiliate',
    { affiliateReferenceParams: { attribute: 'shop', subId: 's', transactionId: 't' }, leadSource: 'shop' },
    { attribute: 'shop', subId: 's', transactionId: 't', leadSource: 'shop' },
  ],
  [
    'from a campaign',
    { leadSource: 'news', utm: { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'may' } },
    { ...unknown, leadSource: 'news', utm_source: 'news', utm_medium: 'mail', utm_campaign: 'may' },
  ],
  [
    'from a click on an ad, which analytics does not get',
    { googleClick: { gclid: 'click' }, contactDetails: { email: 'ana@example.com' } },
    unknown,
  ],
])('reads the attribution of a visit %s', (_source, lead, attribution) => {
  expect(getAttribution(lead)).toEqual(attribution);
});
