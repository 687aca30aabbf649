import { expect, it } from 'vitest';
import type { Lead } from './lead';
import { withoutPersonalData, withoutStaleParts } from './retention';

const lead: Lead = {
  id: 'lead-1',
  amount: 3000,
  generalPolicies: true,
  policies: [{ id: 'general_policies', version: '1', given: true, givenAt: '2026-11-20T12:00:00.000Z' }],
  personalDetails: { firstName: 'Ana' },
  otherDetails: { ibanConsent: true, loanPurpose: 'car' },
  sessionId: 'session-1',
  sessionStartedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-20T13:00:00.000Z',
  leadStatus: 'negative',
  leadSource: 'shop',
  googleCaptchaToken: 'token',
};

it('erases the seven parts of the specification and the server status from a stale lead', () => {
  expect(withoutStaleParts(lead)).toEqual({
    amount: 3000,
    sessionId: 'session-1',
    personalDetails: { firstName: 'Ana' },
    otherDetails: { loanPurpose: 'car' },
  });
});

it('erases a consent to marketing from a stale lead, and keeps a refusal', () => {
  const withMarketing = (marketingConsents: boolean): Lead => ({
    contactDetails: { email: 'ana@example.com', marketingConsents },
  });
  expect(withoutStaleParts(withMarketing(true))).toEqual({ contactDetails: { email: 'ana@example.com' } });
  expect(withoutStaleParts(withMarketing(false))).toEqual(withMarketing(false));
});

it('erases personal data and consents when the application has ended', () => {
  expect(withoutPersonalData(lead)).toEqual({
    id: 'lead-1',
    amount: 3000,
    sessionId: 'session-1',
    sessionStartedAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-11-20T13:00:00.000Z',
    leadStatus: 'negative',
    leadSource: 'shop',
  });
});
