import type { LeadDataPoints } from '../kinds';
import { step } from '../step';

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
  'has-bank-account': step('banking_details', ['has_bank_account']),
  'banking-details': step('banking_details', ['iban', 'iban_consent']),
  'iban-consent': step('banking_details', ['iban_consent']),
  'bank-account': step('banking_details', ['iban']),
  clabe: step('banking_details', ['iban']),
  'online-banking': step('banking_details', ['using_online_banking']),
  'using-online-banking': step('banking_details', ['using_online_banking']),
};
