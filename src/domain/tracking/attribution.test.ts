import { expect, it } from 'vitest';
import { attributionOf } from './attribution';

const nothing = { attribute: '', subId: '', transactionId: '', leadSource: '' };

it.each([
  ['nothing is known', {}, nothing],
  [
    'an affiliate did',
    { affiliateReferenceParams: { attribute: 'shop', subId: 's', transactionId: 't' }, leadSource: 'shop' },
    { attribute: 'shop', subId: 's', transactionId: 't', leadSource: 'shop' },
  ],
  [
    'a campaign did',
    { leadSource: 'news', utm: { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'may' } },
    { ...nothing, leadSource: 'news', utm_source: 'news', utm_medium: 'mail', utm_campaign: 'may' },
  ],
  [
    'a click did, which nobody hears of here',
    { googleClick: { gclid: 'click' }, contactDetails: { email: 'ana@example.com' } },
    nothing,
  ],
])('analytics hears who led here where %s', (_where, lead, attribution) => {
  expect(attributionOf(lead)).toEqual(attribution);
});
