import type { Lead } from './lead';

/**
 * What each part of the lead may be kept as when an application has come to an end: `stays` is about the loan or made by
 * the machine, `personal` tells of the applicant and goes.
 */
export const retention = {
  id: 'stays',
  amount: 'stays',
  period: 'stays',
  periodScale: 'stays',
  financingOption: 'stays',
  monthlyPaymentDay: 'stays',
  generalPolicies: 'personal',
  policies: 'personal',
  personalDetails: 'personal',
  contactDetails: 'personal',
  incomeDetails: 'personal',
  expenses: 'personal',
  otherDetails: 'personal',
  employer: 'personal',
  referenceDetails: 'personal',
  tags: 'stays',
  deviceData: 'stays',
  sessionId: 'stays',
  sessionStartedAt: 'stays',
  expiresAt: 'stays',
  leadStatus: 'stays',
  leadSource: 'stays',
  googleCaptchaToken: 'personal',
  googleClick: 'stays',
  gclid: 'stays',
  gclsrc: 'stays',
  gclidAt: 'stays',
  gbraid: 'stays',
  wbraid: 'stays',
  affiliateReferenceParams: 'stays',
  posthogParameters: 'stays',
  metaPixel: 'stays',
  tikTokPixel: 'stays',
  sellingTierGlobalId: 'stays',
  utm: 'stays',
} as const satisfies Record<keyof Lead, 'stays' | 'personal'>;

/** The fields that go; a lead holds no others than the table names. */
const personalFields: ReadonlySet<string> = new Set(
  Object.entries(retention).flatMap(([field, kept]) => (kept === 'personal' ? [field] : [])),
);

/** The lead without anything that tells of the applicant. */
export function withoutPersonalData(lead: Lead): Lead {
  return Object.fromEntries(Object.entries(lead).filter(([field]) => !personalFields.has(field)));
}
