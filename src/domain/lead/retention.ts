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

/** The lead without anything that tells of the applicant. */
export function withoutPersonalData(lead: Lead): Lead {
  const {
    generalPolicies: _generalPolicies,
    policies: _policies,
    personalDetails: _personalDetails,
    contactDetails: _contactDetails,
    incomeDetails: _incomeDetails,
    expenses: _expenses,
    otherDetails: _otherDetails,
    employer: _employer,
    referenceDetails: _referenceDetails,
    googleCaptchaToken: _googleCaptchaToken,
    ...rest
  } = lead;
  return rest;
}
