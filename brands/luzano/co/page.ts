import { definePage } from '../../../src/domain/pages/definePage';

export default definePage({
  brand: 'luzano',
  country: 'CO',
  flow: 'classic',
  backendProduct: 'luzano',
  amount: { default: 500000, min: 100000, max: 1500000, step: 10000 },
  period: { default: 60, min: 5, max: 120, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 5,
    highestApr: 22,
    terms: { nominalRate: 19 },
    calculatedOn: '2026-11-20',
    example: { amount: 500000, period: 60 },
  },
  steps: ['personal-details', 'contact-details', 'income-details', 'other-information'],
  stepsOnRequest: ['loan-information'],
  stepChanges: {
    'personal-details': {
      add: ['personal_code', 'general_policies', 'marketing_consents', 'data_processing', 'credit_bureau'],
    },
    'contact-details': { add: ['province'] },
  },
  contact: {
    email: 'ayuda@luzano.example',
    phone: '+57 601 000 0000',
    address: 'Calle de la Muestra # 24-00, Bogotá D.C.',
    hours: { days: [1, 6], from: '08:00', to: '18:00' },
  },
  lenders: ['Crédito Muestra', 'Financiera Ejemplo', 'Cooperativa Modelo'],
  registerEntry: '00000000',
  legalTexts: 'sample',
  legalPaths: { terms: '/terminos-y-condiciones', privacy: '/politica-de-tratamiento-de-datos' },
});
