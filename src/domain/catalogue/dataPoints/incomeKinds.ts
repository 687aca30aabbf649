import type { LeadDataPoints } from '../kinds';

/** What only one kind of income brings along: taxes and contributions of one's own, a pension, land. */
const selfEmployed = { income_source: ['self_employed'] } as const;
const farming = { income_source: ['farmer'] } as const;

export const incomeKindsDataPoints = {
  in_tax_debt: { path: 'incomeDetails.inTaxDebt', kind: 'yes-no', when: selfEmployed, personal: true },
  in_contribution_debt: {
    path: 'incomeDetails.inContributionDebt',
    kind: 'yes-no',
    when: selfEmployed,
    personal: true,
  },
  pension_payer: {
    path: 'incomeDetails.pensionPayer',
    kind: 'text',
    pattern: 'company',
    when: { income_source: ['pensioner'] },
    autocomplete: 'off',
    personal: true,
  },
  /** People have one from their first work on, and some have none. */
  pension_number: {
    path: 'otherDetails.pensionNumber',
    kind: 'identifier',
    holder: 'pension',
    optional: true,
    autocomplete: 'off',
    personal: true,
  },
  /** Registers number plots each in their own way. */
  field_registration_number: {
    path: 'otherDetails.fieldRegistrationNumber',
    kind: 'text',
    pattern: 'free',
    maxLength: 40,
    when: farming,
    autocomplete: 'off',
    personal: true,
  },
  /** Square metres. */
  field_square_area: {
    path: 'otherDetails.fieldSquareArea',
    kind: 'number',
    min: 1,
    max: 100000000,
    when: farming,
    personal: true,
  },
} as const satisfies LeadDataPoints;
