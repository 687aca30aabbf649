import type { LeadDataPoints } from '../kinds';
import { defineStep } from '../step';

export const bankDataPoints = {
  has_bank_account: { path: 'otherDetails.hasBankAccount', kind: 'yes-no' },
  iban: {
    path: 'incomeDetails.iban',
    kind: 'bank-account',
    whenAsked: { has_bank_account: ['true'] },
    autocomplete: 'off',
  },
  iban_consent: { path: 'otherDetails.ibanConsent', kind: 'consent', optional: true },
  using_online_banking: { path: 'incomeDetails.usingOnlineBanking', kind: 'yes-no' },
} as const satisfies LeadDataPoints;

export const bankSteps = {
  'has-bank-account': defineStep('banking_details', ['has_bank_account']),
  'banking-details': defineStep('banking_details', ['iban', 'iban_consent']),
  'iban-consent': defineStep('banking_details', ['iban_consent']),
  'bank-account': defineStep('banking_details', ['iban']),
  clabe: defineStep('banking_details', ['iban']),
  'online-banking': defineStep('banking_details', ['using_online_banking']),
  'using-online-banking': defineStep('banking_details', ['using_online_banking']),
};
