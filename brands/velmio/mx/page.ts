import { definePage } from '../../../src/domain/pages/definePage';

export default definePage({
  brand: 'velmio',
  country: 'MX',
  flow: 'classic',
  backendProduct: 'velmio',
  amount: { default: 2000, min: 500, max: 8000, step: 100 },
  period: { default: 15, min: 7, max: 30, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 5,
    highestApr: 502,
    terms: { nominalRate: 182.5, vat: 16 },
    calculatedOn: '2026-11-20',
    example: { amount: 2000, period: 15 },
  },
  steps: [
    'personal-details',
    'contact-details',
    'income-details',
    'other-information',
    'reference-information',
  ],
  stepsOnRequest: ['loan-information'],
  stepChanges: {
    'personal-details': {
      add: ['personal_code', 'general_policies', 'marketing_consents', 'credit_bureau', 'financial_data'],
      drop: ['gender'],
    },
    'contact-details': { add: ['province'] },
    'income-details': {
      add: ['salary_cycle', 'salary_cycle_value', 'monthly_income', 'iban'],
      drop: ['employer_name', 'monthly_income', 'income_payday', 'iban'],
    },
  },
  contact: {
    email: 'ayuda@velmio.example',
    phone: '+52 55 0000 0000',
    address: 'Calle de la Muestra 15, Col. Ejemplo, 06000 Ciudad de México',
    hours: { days: [1, 6], from: '09:00', to: '19:00' },
  },
  lenders: ['Financiera Muestra', 'Crédito Ejemplo', 'Préstamo Modelo'],
  registerEntry: 'N-0000000000',
  legalTexts: 'sample',
  legalPaths: { terms: '/terminos-y-condiciones', privacy: '/aviso-de-privacidad' },
});
