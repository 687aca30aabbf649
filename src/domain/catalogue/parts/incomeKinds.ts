import type { LeadDataPoints } from '../kinds';

/** Questions for one kind of income: taxes and contributions of the self-employed, a pension, land. */
const selfEmployed = { income_source: ['self_employed'] } as const;
const farming = { income_source: ['farmer'] } as const;

export const incomeKindsDataPoints = {
  in_tax_debt: { path: 'incomeDetails.inTaxDebt', kind: 'yes-no', when: selfEmployed },
  in_contribution_debt: {
    path: 'incomeDetails.inContributionDebt',
    kind: 'yes-no',
    when: selfEmployed,
  },
  pension_payer: {
    path: 'incomeDetails.pensionPayer',
    kind: 'text',
    pattern: 'company',
    when: { income_source: ['pensioner'] },
    autocomplete: 'off',
  },
  /** People get one with their first job, so some have none. */
  pension_number: {
    path: 'otherDetails.pensionNumber',
    kind: 'identifier',
    holder: 'pension',
    optional: true,
    autocomplete: 'off',
  },
  /** Each register uses its own format. */
  field_registration_number: {
    path: 'otherDetails.fieldRegistrationNumber',
    kind: 'text',
    pattern: 'free',
    isSensitive: true,
    maxLength: 40,
    when: farming,
    autocomplete: 'off',
  },
  /** In square metres. */
  field_square_area: {
    path: 'otherDetails.fieldSquareArea',
    kind: 'number',
    min: 1,
    max: 100000000,
    when: farming,
  },
} as const satisfies LeadDataPoints;
