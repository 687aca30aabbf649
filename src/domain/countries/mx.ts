import type { Country } from './country';

/** Mexico. */
export const facts: Country = {
  code: 'MX',
  timeZone: 'America/Mexico_City',
  currency: 'MXN',
  moneyScale: 10,
  phone: {
    callingCode: '52',
    example: '55 1234 5678',
    /** Abolished in August 2019. Contact lists also have the national ones after the calling code. */
    oldPrefixes: ['044', '045', '01', '+521', '+52044', '+52045', '+5201', '521', '52044', '52045', '5201'],
  },
  postalCode: { example: '06000', inputMode: 'numeric' },
  regions: [
    'Aguascalientes',
    'Baja California',
    'Baja California Sur',
    'Campeche',
    'Chiapas',
    'Chihuahua',
    'Ciudad de México',
    'Coahuila',
    'Colima',
    'Durango',
    'Estado de México',
    'Guanajuato',
    'Guerrero',
    'Hidalgo',
    'Jalisco',
    'Michoacán',
    'Morelos',
    'Nayarit',
    'Nuevo León',
    'Oaxaca',
    'Puebla',
    'Querétaro',
    'Quintana Roo',
    'San Luis Potosí',
    'Sinaloa',
    'Sonora',
    'Tabasco',
    'Tamaulipas',
    'Tlaxcala',
    'Veracruz',
    'Yucatán',
    'Zacatecas',
  ],
  identifiers: { personal: ['curp'], idCard: [], tax: ['rfc'], pension: ['nss'], employer: ['rfc'] },
  numericIdentifiers: ['nss'],
  /** The parts of a CLABE: bank, town, account, control digit. */
  bankAccount: { inputMode: 'numeric', groups: [3, 3, 11, 1] },
  nameSuffixes: [],
  birthDateOrder: ['day', 'month', 'year'],
  age: { min: 18, max: 100 },
  monthlyIncomeFloor: 2_600,
  /** Ley para Regular las Sociedades de Información Crediticia, article 28; LFPDPPP of 20 March 2025. */
  consents: ['credit_bureau', 'financial_data'],
  questions: {
    middle_name: { absent: true },
    /** The third is the X of a CURP. */
    gender: { options: ['female', 'male', 'diverse'] },
    /** `municipality` asks it. */
    city: { absent: true },
    district: { absent: true },
    /** Whoever has never worked or filed a tax return may have none. */
    tax_identification_number: { optional: true },
    block_number: { absent: true },
    floor: { absent: true },
    /** The voter's card is not asked. */
    id_card_issued_at: { absent: true },
    id_card_issued_authority: { absent: true },
    /** Workers are paid weekly. The quincena is the 15th and the last day. */
    salary_cycle: { options: ['weekly', 'every_two_weeks', 'twice_a_month', 'monthly'] },
  },
  order: {
    names: ['first_name', 'last_name', 'second_last_name'],
    address: ['postal_code', 'suburb', 'municipality', 'province', 'street', 'house_number', 'flat_number'],
  },
  asksForConsent: false,
  consentLifetimeMonths: 12,
};
