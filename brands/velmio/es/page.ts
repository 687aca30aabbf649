import { definePage } from '../../../src/domain/pages/definePage';

export default definePage({
  brand: 'velmio',
  country: 'ES',
  flow: 'dynamic',
  backendProduct: 'velmio',
  amount: { default: 300, min: 50, max: 1500, step: 10 },
  period: { default: 30, min: 5, max: 45, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 4,
    highestApr: 258,
    terms: { nominalRate: 127.75 },
    example: { amount: 300, period: 30 },
  },
  steps: [
    'loan-details',
    'initial-details',
    'name',
    'date-of-birth',
    'personal-code',
    'address-information',
    'income-source',
    'monthly-income',
    'income-payday',
    'bank-account',
  ],
  stepChanges: {
    'loan-details': { drop: ['loan_purpose', 'financing_option', 'monthly_payment_day'] },
  },
  contact: {
    email: 'ayuda@velmio.example',
    phone: '+34 900 000 000',
    address: 'Calle de la Muestra 8, 28013 Madrid',
    hours: { days: [1, 6], from: '09:00', to: '20:00' },
  },
  lenders: ['Minicrédito Muestra', 'Préstamo Ejemplo', 'Adelanto Modelo'],
  registerEntry: 'D000',
  legalTexts: 'sample',
  legalPaths: { terms: '/terminos-y-condiciones', privacy: '/politica-de-privacidad' },
});
