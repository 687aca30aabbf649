import type { LeadDataPoints } from '../kinds';
import { employed } from './conditions';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const daysOfMonth = Array.from({ length: 31 }, (_none, index) => String(index + 1));

export const incomeDataPoints = {
  income_source: {
    path: 'incomeDetails.incomeSource',
    kind: 'choice',
    options: ['employed', 'self_employed', 'pensioner', 'student', 'unemployed', 'other'],
    personal: true,
  },
  monthly_income: {
    path: 'incomeDetails.monthlyIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
    personal: true,
  },
  monthly_extra_income: {
    path: 'incomeDetails.monthlyExtraIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
    personal: true,
  },
  has_proof_of_income: { path: 'otherDetails.hasProofOfIncome', kind: 'yes-no', personal: true },
  spouse_monthly_income: {
    path: 'incomeDetails.spouseMonthlyIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
    when: { marital_status: ['married', 'living_together'] },
    personal: true,
  },
  household_income: {
    path: 'incomeDetails.householdIncome',
    kind: 'money',
    min: 0,
    max: 2000000,
    personal: true,
  },
  income_payday: {
    path: 'incomeDetails.incomePayday',
    kind: 'date',
    range: 'future',
    // Two pays of a month at most: a later day is not the next one.
    within: 62,
    personal: true,
  },
  salary_cycle: {
    path: 'incomeDetails.salaryCycle',
    kind: 'choice',
    options: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'],
    when: employed,
    personal: true,
  },
  /** The day within the cycle. The last of a month is a day of its own, whichever date it bears. */
  salary_cycle_value: {
    path: 'incomeDetails.salaryCycleValue',
    kind: 'choice',
    options: {
      of: 'salary_cycle',
      lists: {
        monthly: [...daysOfMonth, 'last_day'],
        twice_a_month: ['1_and_16', '5_and_20', '10_and_25', '15_and_30', '15_and_last_day'],
        every_two_weeks: weekdays,
        weekly: weekdays,
      },
    },
    when: { salary_cycle: ['monthly', 'twice_a_month', 'every_two_weeks', 'weekly'] },
    personal: true,
  },
} as const satisfies LeadDataPoints;
