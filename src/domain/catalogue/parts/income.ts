import type { LeadDataPoints } from '../kinds';
import { whenEmployed, whenPaidByDay } from './conditions';
import { defineStep } from '../step';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const daysOfMonth = Array.from({ length: 31 }, (_none, index) => String(index + 1));

export const incomeDataPoints = {
  income_source: {
    path: 'incomeDetails.incomeSource',
    kind: 'choice',
    options: ['employed', 'self_employed', 'pensioner', 'student', 'unemployed', 'other'],
  },
  monthly_income: {
    path: 'incomeDetails.monthlyIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
  },
  monthly_extra_income: {
    path: 'incomeDetails.monthlyExtraIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
  },
  has_proof_of_income: { path: 'otherDetails.hasProofOfIncome', kind: 'yes-no' },
  spouse_monthly_income: {
    path: 'incomeDetails.spouseMonthlyIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
    when: { marital_status: ['married', 'living_together'] },
  },
  household_income: {
    path: 'incomeDetails.householdIncome',
    kind: 'money',
    min: 0,
    max: 2000000,
  },
  income_payday: {
    path: 'incomeDetails.incomePayday',
    kind: 'date',
    range: 'future',
    // There are at most two pay days in a month, so a later day is not the next one.
    within: 62,
    whenAsked: whenPaidByDay,
  },
  salary_cycle: {
    path: 'incomeDetails.salaryCycle',
    kind: 'choice',
    options: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
    when: whenEmployed,
  },
  /** The day within the cycle. The last day of a month is a separate option, whichever date it is. */
  salary_cycle_value: {
    path: 'incomeDetails.salaryCycleValue',
    kind: 'choice',
    options: {
      of: 'salary_cycle',
      lists: {
        monthly: [...daysOfMonth, 'last_day'],
        twice_a_month: ['1_and_16', '5_and_20', '10_and_25', '15_and_30', '15_and_last_day', 'other_days'],
        every_two_weeks: weekdays,
        weekly: weekdays,
      },
    },
    when: { salary_cycle: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'] },
  },
} as const satisfies LeadDataPoints;

export const incomeSteps = {
  'income-information': defineStep('income_information', ['income_source', 'monthly_income']),
  'income-source': defineStep('income_information', ['income_source', 'income_contract_started_at']),
  'monthly-income': defineStep('income_information', ['monthly_income']),
  'monthly-extra-income': defineStep('income_information', ['monthly_extra_income']),
  'income-payday': defineStep('income_information', ['income_payday']),
  'salary-cycle': defineStep('income_information', ['salary_cycle', 'salary_cycle_value']),
  'has-proof-of-income': defineStep('income_information', ['has_proof_of_income']),
  'is-in-debt': defineStep('income_information', ['in_tax_debt', 'in_contribution_debt']),
  'pension-details': defineStep('income_information', ['pension_payer', 'pension_number']),
  'field-details': defineStep('income_information', ['field_registration_number', 'field_square_area']),
};
