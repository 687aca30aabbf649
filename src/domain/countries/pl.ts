import type { Country } from './country';

/** Poland. */
export const facts: Country = {
  code: 'PL',
  locale: 'pl',
  currency: 'PLN',
  phone: { callingCode: '48', example: '512 345 678' },
  postalCode: { example: '00-950', inputMode: 'numeric' },
  regions: [
    'dolnośląskie',
    'kujawsko-pomorskie',
    'lubelskie',
    'lubuskie',
    'łódzkie',
    'małopolskie',
    'mazowieckie',
    'opolskie',
    'podkarpackie',
    'podlaskie',
    'pomorskie',
    'śląskie',
    'świętokrzyskie',
    'warmińsko-mazurskie',
    'wielkopolskie',
    'zachodniopomorskie',
  ],
  identifiers: { personal: ['pesel'], idCard: ['id-card'], employer: ['nip'] },
  birthDateOrder: ['day', 'month', 'year'],
  age: { min: 18, max: 100 },
  choices: {
    income_source: [
      'employed',
      'civil_contract',
      'self_employed',
      'pensioner',
      'student',
      'unemployed',
      'other',
    ],
  },
  asksForConsent: true,
  showsBorrowingWarning: true,
};
