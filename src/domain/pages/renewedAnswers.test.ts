import { expect, it } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import type { Lead } from '../lead/lead';
import { findStepsToReopen } from './renewedAnswers';

it('finds the steps to ask again in a new lead: those with a consent, and those without a required answer', () => {
  const withoutPeriod: Lead = {
    amount: 3000,
    financingOption: 'personal_loan',
    otherDetails: { loanPurpose: 'car', ibanConsent: true },
    generalPolicies: true,
    contactDetails: { email: 'ana@example.com', phoneNumber: '+34612345678', marketingConsents: true },
  };
  const reopened = findStepsToReopen(ondaraPage, { ...withoutPeriod, period: 12 });
  expect(reopened).not.toContain('loan-details');
  expect(reopened).toEqual(expect.arrayContaining(['initial-details', 'iban-consent', 'personal-details']));
  expect(findStepsToReopen(ondaraPage, withoutPeriod)).toContain('loan-details');
});
