import type { Steps } from '../step';

/** The bank. */
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
