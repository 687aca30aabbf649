import { definePage } from '../../../src/domain/pages/definePage';

export default definePage({
  brand: 'quillo',
  country: 'ES',
  flow: 'dynamic',
  backendProduct: 'default',
  amount: { default: 300, min: 100, max: 1000, step: 50 },
  period: { default: 31, min: 7, max: 61, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 3,
    highestApr: 295,
    // Daily interest without a fee, because a fee makes a loan of a few days expensive.
    terms: { nominalRate: 138 },
    example: { amount: 300, period: 31 },
  },
  steps: ['loan-details', 'initial-details', 'personal-details', 'bank-account'],
  stepChanges: {
    'loan-details': { drop: ['loan_purpose', 'financing_option', 'monthly_payment_day'] },
    'personal-details': { add: ['personal_code'], drop: ['gender'] },
  },
  contact: {
    email: 'hola@quillo.example',
    phone: '+34 900 000 000',
    address: 'Calle de la Muestra 3, 29001 Málaga',
    hours: { days: [1, 7], from: '09:00', to: '21:00' },
  },
  lenders: ['Crédito Muestra', 'Préstamo Ejemplo', 'Dinero Modelo'],
  registerEntry: 'D000',
  legalTexts: 'sample',
  legalPaths: { terms: '/terminos-y-condiciones', privacy: '/politica-de-privacidad' },
});
