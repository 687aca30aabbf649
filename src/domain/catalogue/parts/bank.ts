import type { LeadDataPoints } from '../kinds';
import type { Steps } from '../step';

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
  'has-bank-account': { contextLabel: 'banking_details', type: 'dynamic', dataPoints: ['has_bank_account'] },
  'banking-details': {
    contextLabel: 'banking_details',
    type: 'dynamic',
    dataPoints: ['iban', 'iban_consent'],
  },
  'iban-consent': { contextLabel: 'banking_details', type: 'dynamic', dataPoints: ['iban_consent'] },
  'bank-account': { contextLabel: 'banking_details', type: 'dynamic', dataPoints: ['iban'] },
  clabe: { contextLabel: 'banking_details', type: 'dynamic', dataPoints: ['iban'] },
  'online-banking': {
    contextLabel: 'banking_details',
    type: 'dynamic',
    dataPoints: ['using_online_banking'],
  },
  'using-online-banking': {
    contextLabel: 'banking_details',
    type: 'dynamic',
    dataPoints: ['using_online_banking'],
  },
} as const satisfies Steps;
