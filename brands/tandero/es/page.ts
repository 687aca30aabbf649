import { definePage } from '../../../src/domain/pages/definePage';

export default definePage({
  brand: 'tandero',
  country: 'ES',
  flow: 'classic',
  backendProduct: 'default',
  amount: { default: 1000, min: 100, max: 1000, step: 100 },
  period: { default: 31, min: 61, max: 90, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 10,
    highestApr: 59.9,
    terms: { nominalRate: 24, fee: { percent: 4 } },
    example: { amount: 1000, period: 61 },
  },
  steps: [
    'loan-information',
    'personal-details',
    'contact-details',
    'income-details',
    'other-information',
    'reference-information',
  ],
  stepChanges: {
    'personal-details': { add: ['personal_code', 'general_policies', 'marketing_consents'] },
    // The order is employer, job, income.
    'income-details': {
      drop: ['monthly_income', 'income_payday', 'iban'],
      add: ['job_title', 'income_contract_started_at', 'monthly_income', 'income_payday', 'iban'],
    },
    'other-information': { add: ['has_other_loans', 'monthly_credit_commitments', 'total_debt_amount'] },
  },
  contact: {
    email: 'atencion@tandero.example',
    phone: '+34 910 000 000',
    address: 'Calle de la Muestra 87, 28001 Madrid',
    hours: { days: [1, 5], from: '09:00', to: '18:00' },
  },
  lenders: ['Caja Muestra', 'Banco Ejemplo', 'Financiera Modelo'],
  registerEntry: 'D000',
  legalTexts: 'sample',
  legalPaths: { terms: '/terminos-y-condiciones', privacy: '/politica-de-privacidad' },
});
