import type { Country } from './country';

/** Germany. */
export const facts: Country = {
  code: 'DE',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  moneyScale: 1,
  phone: { callingCode: '49', example: '0151 23456789' },
  postalCode: { example: '10115', inputMode: 'numeric' },
  regions: [
    'Baden-Württemberg',
    'Bayern',
    'Berlin',
    'Brandenburg',
    'Bremen',
    'Hamburg',
    'Hessen',
    'Mecklenburg-Vorpommern',
    'Niedersachsen',
    'Nordrhein-Westfalen',
    'Rheinland-Pfalz',
    'Saarland',
    'Sachsen',
    'Sachsen-Anhalt',
    'Schleswig-Holstein',
    'Thüringen',
  ],
  identifiers: {
    personal: ['steuer-id', 'personalausweis'],
    idCard: ['personalausweis'],
    tax: ['steuer-id'],
    pension: [],
    employer: [],
  },
  numericIdentifiers: ['steuer-id'],
  bankAccount: { inputMode: 'text', groups: [4, 4, 4, 4, 4, 2] },
  nameSuffixes: [],
  birthDateOrder: ['day', 'month', 'year'],
  age: { min: 18, max: 100 },
  monthlyIncomeFloor: 500,
  consents: [],
  questions: {
    /** The third entry of the register of births since 2018: § 22 (3) Personenstandsgesetz. */
    gender: { options: ['female', 'male', 'diverse'] },
    middle_name: { absent: true },
    second_last_name: { absent: true },
    /** Postal codes cross the borders of states, and addresses do not name them. */
    province: { absent: true },
    province_of_birth: { absent: true },
    employer_province: { absent: true },
    suburb: { absent: true },
    district: { absent: true },
    municipality: { absent: true },
    block_number: { absent: true },
    floor: { absent: true },
    id_card_issued_authority: { absent: true },
    /** Everybody is paid by the month, so `income_payday` asks the day instead. */
    salary_cycle: { absent: true },
    salary_cycle_value: { absent: true },
  },
  order: {
    names: ['first_name', 'last_name'],
    /** Stands for any addition to the address (Adresszusatz). */
    address: ['street', 'house_number', 'flat_number', 'postal_code', 'city'],
  },
  asksForConsent: true,
  consentLifetimeMonths: 12,
};
