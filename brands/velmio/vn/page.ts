import { definePage } from '../../../src/domain/pages/definePage';

export default definePage({
  brand: 'velmio',
  country: 'VN',
  flow: 'classic',
  backendProduct: 'velmio',
  amount: { default: 3000000, min: 1000000, max: 15000000, step: 500000 },
  period: { default: 91, min: 91, max: 180, step: 1 },
  periodScale: 'days',
  disclosures: {
    minutes: 5,
    highestApr: 19.6,
    terms: { nominalRate: 18.25 },
    example: { amount: 3000000, period: 91 },
  },
  steps: ['personal-details', 'contact-details', 'income-details', 'reference-information'],
  stepsOnRequest: ['loan-information'],
  stepChanges: {
    'personal-details': {
      add: [
        'personal_code',
        'id_card_issued_at',
        'id_card_issued_authority',
        'general_policies',
        'marketing_consents',
        'data_processing',
        'credit_bureau',
        'data_sharing',
      ],
      drop: ['gender'],
    },
    'contact-details': { add: ['province'] },
  },
  contact: {
    email: 'hotro@velmio.example',
    phone: '+84 24 0000 0000',
    address: 'Số 12 đường Ví Dụ, phường Mẫu, Hà Nội',
    hours: { days: [1, 6], from: '08:00', to: '18:00' },
  },
  lenders: ['Tài chính Minh Họa', 'Tín dụng Ví Dụ', 'Tiêu dùng Mẫu'],
  registerEntry: '0000000000',
  legalTexts: 'sample',
  legalPaths: { terms: '/dieu-khoan-su-dung', privacy: '/chinh-sach-bao-ve-du-lieu-ca-nhan' },
});
