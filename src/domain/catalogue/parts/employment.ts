import type { LeadDataPoints } from '../kinds';
import { whenEmployed, whenWorking } from './conditions';
import type { Steps } from '../step';

export const employmentDataPoints = {
  income_contract_started_at: {
    path: 'incomeDetails.incomeContractStartedAt',
    kind: 'month',
    range: 'past',
    when: whenWorking,
  },
  position_type: {
    path: 'incomeDetails.positionType',
    kind: 'choice',
    options: {
      lookUp: 'positions',
      list: 'positions',
      values: ['permanent', 'temporary', 'civil_servant', 'seasonal'],
    },
    when: whenEmployed,
  },
  income_contract_expires_at: {
    path: 'incomeDetails.incomeContractExpiresAt',
    kind: 'month',
    range: 'future',
    when: { ...whenEmployed, position_type: ['temporary', 'seasonal'] },
  },
  trial_period: { path: 'incomeDetails.trialPeriod', kind: 'yes-no', when: whenEmployed },
  termination_period: {
    path: 'incomeDetails.terminationPeriod',
    kind: 'yes-no',
    when: whenEmployed,
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
    when: whenWorking,
  },
  /** The applicant's field of work: one that the server lists for the position, if it lists any. */
  job_area: {
    path: 'incomeDetails.jobArea',
    kind: 'choice',
    options: {
      lookUp: 'jobAreas',
      of: 'position_type',
      list: 'jobAreas',
      values: [
        'administration',
        'agriculture',
        'construction',
        'education',
        'finance',
        'health',
        'hospitality',
        'industry',
        'information_technology',
        'public_sector',
        'sales',
        'security',
        'services',
        'transport',
        'other',
      ],
    },
    when: whenWorking,
  },
  job_title: {
    path: 'incomeDetails.jobTitle',
    kind: 'text',
    pattern: 'jobTitle',
    when: whenWorking,
    autocomplete: 'organization-title',
  },
  /** The activity of the employer or of the applicant's own business (sections of ISIC, similar ones combined). */
  economic_activity: {
    path: 'incomeDetails.economicActivity',
    kind: 'choice',
    options: [
      'agriculture',
      'mining_and_energy',
      'manufacturing',
      'construction',
      'commerce',
      'transport_and_storage',
      'accommodation_and_food',
      'information_and_communication',
      'finance_and_insurance',
      'real_estate',
      'professional_services',
      'public_administration',
      'education',
      'health_and_social_work',
      'arts_and_leisure',
      'household_employers',
      'other',
    ],
    when: whenWorking,
  },
  work_phone: {
    path: 'incomeDetails.workPhone',
    kind: 'phone',
    line: 'any',
    hasExtension: true,
    optional: true,
    when: whenEmployed,
  },
} as const satisfies LeadDataPoints;

export const employmentSteps = {
  'employment-details': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['employer_name', 'position_type'],
  },
  'position-type': { contextLabel: 'employment_details', type: 'dynamic', dataPoints: ['position_type'] },
  'income-contract-details': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['income_contract_started_at', 'income_contract_expires_at'],
  },
  'income-contract-started-at': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['income_contract_started_at'],
  },
  'income-contract-expires-at': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['income_contract_expires_at'],
  },
  'is-on-any-period': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['trial_period', 'termination_period'],
  },
  'job-details': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['job_area', 'job_title'],
  },
  'job-area': { contextLabel: 'employment_details', type: 'dynamic', dataPoints: ['job_area'] },
  'job-title': { contextLabel: 'employment_details', type: 'dynamic', dataPoints: ['job_title'] },
  'economic-activity': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['economic_activity'],
  },
  'cofidis-profession': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['cofidis_profession'],
  },
  'employer-name': { contextLabel: 'employment_details', type: 'dynamic', dataPoints: ['employer_name'] },
  'tax-registry-code': {
    contextLabel: 'employment_details',
    type: 'dynamic',
    dataPoints: ['employer_tax_registry_code'],
  },
  'work-phone': { contextLabel: 'employment_details', type: 'dynamic', dataPoints: ['work_phone'] },
} as const satisfies Steps;
