import type { Country } from './country';

/** Poland. */
export const facts: Country = {
  code: 'PL',
  timeZone: 'Europe/Warsaw',
  currency: 'PLN',
  moneyScale: 1,
  /** Until 2010, a 0 was dialled before every national number. */
  phone: { callingCode: '48', example: '512 345 678', oldPrefixes: ['0', '+480'] },
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
  identifiers: {
    personal: ['pesel'],
    idCard: ['id-card', 'karta-pobytu'],
    tax: ['pesel', 'nip'],
    pension: [],
    employer: ['nip'],
  },
  numericIdentifiers: ['pesel', 'nip'],
  /** The format that banks print (numer rachunku bankowego). */
  bankAccount: { inputMode: 'text', groups: [2, 4, 4, 4, 4, 4, 4], hiddenPrefix: 'PL' },
  nameSuffixes: [],
  birthDateOrder: ['day', 'month', 'year'],
  age: { min: 18, max: 100 },
  monthlyIncomeFloor: 1_000,
  /** Prawo bankowe, article 105 (BIK); ustawa o BIG, article 24. */
  consents: ['credit_bureau', 'debtor_register'],
  questions: {
    middle_name: { absent: true },
    second_last_name: { absent: true },
    /** A trade school ends earlier than a secondary school. */
    education: {
      options: ['none', 'primary', 'vocational', 'secondary', 'university', 'postgraduate'],
    },
    suburb: { absent: true },
    district: { absent: true },
    municipality: { absent: true },
    /** Villages have no street names. */
    street: { optional: true },
    employer_street: { optional: true },
    block_number: { absent: true },
    floor: { absent: true },
    id_card_issued_authority: { absent: true },
    /** Everybody is paid by the month, so `income_payday` asks the day instead. */
    salary_cycle: { absent: true },
    salary_cycle_value: { absent: true },
    income_source: {
      options: [
        'employed',
        'civil_contract',
        'self_employed',
        'farmer',
        'pensioner',
        'student',
        'unemployed',
        'other',
      ],
    },
  },
  order: {
    names: ['first_name', 'last_name'],
    address: ['postal_code', 'city', 'street', 'house_number', 'flat_number', 'province'],
  },
  asksForConsent: true,
  consentLifetimeMonths: 12,
};
