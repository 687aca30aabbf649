import { expect, it } from 'vitest';
import { getAttribution } from './attribution';
import { utmNames } from './utmNames';

const noCampaign = Object.fromEntries(utmNames.map((name) => [name, '']));
const unknown = {
  ...noCampaign,
  attribute: '',
  subId: '',
  transactionId: '',
  leadSource: '',
  experiment: '',
};

it.each([
  ['without a source', {}, unknown],
  [
    'from an affiliate',
    { affiliateReferenceParams: { attribute: 'shop', subId: 's', transactionId: 't' }, leadSource: 'shop' },
    { ...unknown, attribute: 'shop', subId: 's', transactionId: 't', leadSource: 'shop' },
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
  [
    'that takes part in experiments, by their tags',
    { tags: ['ui:react', 'experiment:words:b', 'experiment:order:a', 'experiment:ana@example.com', 'vip'] },
    { ...unknown, experiment: 'words:b order:a' },
  ],
  [
    'from links that name a person',
    {
      affiliateReferenceParams: {
        attribute: 'shop',
        subId: 'ana@example.com',
        transactionId: '+34612345678',
      },
      leadSource: '612345678',
      utm: { utm_source: '612345678', utm_campaign: 'may', utm_term: 'ana@example.com' },
    },
    { ...unknown, attribute: 'shop', utm_source: '', utm_campaign: 'may', utm_term: '' },
  ],
])('reads the attribution of a visit %s', (_source, lead, attribution) => {
  expect(getAttribution(lead)).toEqual(attribution);
});
