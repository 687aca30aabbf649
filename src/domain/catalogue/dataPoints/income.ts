import type { LeadDataPoints } from '../kinds';

const inWork = { income_source: ['employed', 'civil_contract', 'self_employed'] } as const;
const employed = { income_source: ['employed', 'civil_contract'] } as const;

export const incomeDataPoints = {
  monthly_income: {
    path: 'incomeDetails.monthlyIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
    personal: true,
  },
  income_source: {
    path: 'incomeDetails.incomeSource',
    kind: 'choice',
    options: ['employed', 'self_employed', 'pensioner', 'student', 'unemployed', 'other'],
    personal: true,
  },
  income_contract_started_at: {
    path: 'incomeDetails.incomeContractStartedAt',
    kind: 'month',
    range: 'past',
    when: inWork,
    personal: true,
  },
  position_type: {
    path: 'incomeDetails.positionType',
    kind: 'choice',
    options: ['permanent', 'temporary', 'civil_servant', 'seasonal'],
    when: employed,
    personal: true,
  },
  income_contract_expires_at: {
    path: 'incomeDetails.incomeContractExpiresAt',
    kind: 'month',
    range: 'future',
    when: { ...employed, position_type: ['temporary', 'seasonal'] },
    personal: true,
  },
  cofidis_profession: {
    path: 'incomeDetails.cofidisProfession',
    kind: 'choice',
    options: [
      'manager',
      'professional',
      'technician',
      'administrative',
      'services_and_sales',
      'construction_and_industry',
      'transport',
      'agriculture_and_fishing',
      'security_forces',
      'domestic_work',
      'other',
    ],
    when: inWork,
    personal: true,
  },
  work_phone: {
    path: 'incomeDetails.workPhone',
    kind: 'phone',
    line: 'any',
    optional: true,
    when: employed,
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
  spouse_monthly_income: {
    path: 'incomeDetails.spouseMonthlyIncome',
    kind: 'money',
    min: 0,
    max: 1000000,
    when: { marital_status: ['married', 'living_together'] },
    personal: true,
  },
  iban: {
    path: 'incomeDetails.iban',
    kind: 'bank-account',
    autocomplete: 'off',
    personal: true,
  },
  using_online_banking: { path: 'incomeDetails.usingOnlineBanking', kind: 'yes-no', personal: true },
  employer_name: {
    path: 'employer.name',
    kind: 'text',
    pattern: 'company',
    when: employed,
    autocomplete: 'organization',
    personal: true,
  },
} as const satisfies LeadDataPoints;
