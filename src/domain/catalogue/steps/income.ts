import type { Steps } from '../step';

/** Income. */
export const incomeSteps = {
  'income-information': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['income_source', 'monthly_income'],
  },
  'income-source': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['income_source', 'income_contract_started_at'],
  },
  'monthly-income': { contextLabel: 'income_information', type: 'dynamic', dataPoints: ['monthly_income'] },
  'monthly-extra-income': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['monthly_extra_income'],
  },
  'income-payday': { contextLabel: 'income_information', type: 'dynamic', dataPoints: ['income_payday'] },
  'salary-cycle': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['salary_cycle', 'salary_cycle_value'],
  },
  'has-proof-of-income': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['has_proof_of_income'],
  },
  'is-in-debt': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['in_tax_debt', 'in_contribution_debt'],
  },
  'pension-details': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['pension_payer', 'pension_number'],
  },
  'field-details': {
    contextLabel: 'income_information',
    type: 'dynamic',
    dataPoints: ['field_registration_number', 'field_square_area'],
  },
} as const satisfies Steps;
