import { definePage } from '../../../src/domain/pages/definePage';

const leavesConsent =
  'its form is as it was built, without a box for it; it shows the consents that the server asks for (state 20). Counsel decides whether the form must ask';

export default definePage({
  brand: 'pravelo',
  country: 'PL',
  flow: 'classic',
  backendProduct: 'default',
  amount: { default: 1500, min: 100, max: 8000, step: 100 },
  period: { default: 61, min: 61, max: 90, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 5,
    highestApr: 180,
    terms: { nominalRate: 14, fee: { percent: 11.6 } },
    example: { amount: 1500, period: 61 },
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
    'personal-details': {
      add: ['personal_code', 'general_policies', 'marketing_consents'],
      drop: ['gender'],
    },
  },
  contact: {
    email: 'pomoc@pravelo.example',
    phone: '+48 22 000 00 00',
    address: 'ul. Przykładowa 7, 00-001 Warszawa',
    hours: { days: [1, 5], from: '08:00', to: '18:00' },
  },
  callsBack: true,
  lenders: ['Pożyczka Przykładowa', 'Kasa Wzorcowa'],
  registerEntry: 'RPK000000',
  legalTexts: 'sample',
  declinedDuties: {
    credit_bureau: leavesConsent,
    debtor_register: leavesConsent,
  },
  legalPaths: { terms: '/regulamin', privacy: '/polityka-prywatnosci' },
});
