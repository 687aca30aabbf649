import type { Steps } from '../step';

/** Work: the contract, the job, the employer. */
export const workSteps = {
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
