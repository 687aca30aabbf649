import { expect, expectTypeOf, it, test } from 'vitest';
import { dataPointNames, dataPoints, type CataloguedName } from '../../src/domain/catalogue/dataPoints';
import type { DataPointName } from '../../src/domain/catalogue/names';
import type { Lead, LeadGroup, LeadPath } from '../../src/domain/lead/lead';
import { retention } from '../../src/domain/lead/retention';
import { isLeadPath } from '../../src/domain/lead/schema';

/** Parts of the lead that hold answers alone; how many the specification names (section 3). */
const groups = {
  personalDetails: 7,
  contactDetails: 14,
  incomeDetails: 23,
  expenses: 10,
  otherDetails: 34,
  employer: 7,
  referenceDetails: 3,
} as const satisfies Record<LeadGroup, number>;

/** Every field of the lead that no applicant is asked for, and why. */
const machineMade = {
  id: 'the server names the lead',
  periodScale: 'the page says whether its periods are days or months',
  policies: 'it is kept of each consent that is given or declined: its text, its version, the moment',
  tags: 'the application says which one made the lead',
  deviceData: 'the browser tells it of itself',
  sessionId: 'it comes with the address or is made at the start',
  sessionStartedAt: 'the clock says it at the start',
  expiresAt: 'the server says until when the lead holds',
  leadStatus: 'the server says how the lead stands',
  leadSource: 'it comes with the address',
  googleCaptchaToken: 'the captcha makes it',
  googleClick: 'it comes with the address or the stored ad click',
  gclid: 'the ad click once more, flat',
  gclsrc: 'the ad click once more, flat',
  gclidAt: 'the ad click once more, flat',
  gbraid: 'the ad click once more, flat',
  wbraid: 'the ad click once more, flat',
  affiliateReferenceParams: 'they come with the address',
  posthogParameters: 'the application counts them',
  metaPixel: 'it comes with cookies',
  tikTokPixel: 'it comes with cookies and the address',
  sellingTierGlobalId: 'it comes with the address',
  utm: 'it comes with the address',
} as const satisfies Record<Exclude<keyof Lead, LeadGroup | LeadPath>, string>;

const paths = dataPointNames.flatMap((name) => dataPoints[name].path ?? []);

it('is asked for whole: each answer of the lead has a data point', () => {
  expectTypeOf<CataloguedName>().toEqualTypeOf<DataPointName>();
  expect(paths.filter((path) => path.includes('.'))).toHaveLength(98);
  expect(paths.filter((path) => !path.includes('.'))).toHaveLength(5);
});

test.each(Object.entries(groups))('%s is asked for by %i data points', (group, count) => {
  const own = paths.filter((path) => path.startsWith(`${group}.`));
  expect(own).toHaveLength(count);
});

it('is asked for or made by the machine, field by field', () => {
  const asked = paths.map((path) => path.split('.')[0]);
  const rest = Object.keys(retention).filter((field) => !asked.includes(field));
  expect(rest.toSorted()).toEqual(Object.keys(machineMade).toSorted());
});

test.each(Object.entries(machineMade))('%s is not asked of anybody: %s', (field) => {
  expect(isLeadPath(field)).toBe(false);
});
