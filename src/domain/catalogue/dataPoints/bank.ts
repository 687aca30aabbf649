import type { LeadDataPoints } from '../kinds';

export const bankDataPoints = {
  has_bank_account: { path: 'otherDetails.hasBankAccount', kind: 'yes-no', personal: true },
  iban: {
    path: 'incomeDetails.iban',
    kind: 'bank-account',
    whenAsked: { has_bank_account: ['true'] },
    autocomplete: 'off',
    personal: true,
  },
  iban_consent: { path: 'otherDetails.ibanConsent', kind: 'consent', optional: true, personal: false },
  using_online_banking: { path: 'incomeDetails.usingOnlineBanking', kind: 'yes-no', personal: true },
} as const satisfies LeadDataPoints;
