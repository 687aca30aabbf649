import type { CountryCode, CurrencyCode } from '../../src/domain/countries/country';
import { readLead } from '../../src/domain/lead/schema';
import type { BackendLead } from './store';

/** The countries with pages. */
const countries: Readonly<Record<CountryCode, { callingCode: string; currency: CurrencyCode }>> = {
  CO: { callingCode: '+57', currency: 'COP' },
  DE: { callingCode: '+49', currency: 'EUR' },
  ES: { callingCode: '+34', currency: 'EUR' },
  MX: { callingCode: '+52', currency: 'MXN' },
  PH: { callingCode: '+63', currency: 'PHP' },
  PL: { callingCode: '+48', currency: 'PLN' },
  RO: { callingCode: '+40', currency: 'RON' },
  VN: { callingCode: '+84', currency: 'VND' },
};
const countryCodes: readonly CountryCode[] = ['CO', 'DE', 'ES', 'MX', 'PH', 'PL', 'RO', 'VN'];

/** The country of an applicant, which follows from the phone number. Spain if there is none or it is of another country. */
export function getCountry(lead: BackendLead): CountryCode {
  const phoneNumber = readLead(lead.body).contactDetails?.phoneNumber ?? '';
  return countryCodes.find((country) => phoneNumber.startsWith(countries[country].callingCode)) ?? 'ES';
}

/** The currency of an applicant's country. */
export function getCurrency(lead: BackendLead): CurrencyCode {
  return countries[getCountry(lead)].currency;
}

/** Whether an applicant's identity card has a number of its own. No page of Mexico asks for one. */
export const hasCardNumber = (lead: BackendLead): boolean => getCountry(lead) !== 'MX';
