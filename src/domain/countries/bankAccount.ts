import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { BankAccountRefusal, CountryReading } from './country';
import { compactCode } from './normalise';

/** ISO 13616: a country, two check digits, at most 30 letters and digits. */
const ibanShape = /^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/;

const checkDigitErrors: readonly ValidationErrorsIBAN[] = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];

/**
 * Reads an IBAN of one country: its length, its mod 97 and the digits by which the country itself checks accounts
 * (Spain's control digits, the check digit of a Polish sort code). A right IBAN of another country is `foreign`.
 */
export function readIban(typed: string, country: string): CountryReading<BankAccountRefusal> {
  // The library keeps no-break spaces and full-width digits, so it never sees what was typed.
  const iban = compactCode(typed);
  // Nor any other character: its national checks throw on some.
  if (!ibanShape.test(iban)) return { ok: false, reason: 'shape' };
  const { valid, errorCodes } = validateIBAN(iban);
  const own = iban.startsWith(country);
  if (valid) return own ? { ok: true, value: iban } : { ok: false, reason: 'foreign' };
  const digitsOnly = own && errorCodes.every((code) => checkDigitErrors.includes(code));
  return { ok: false, reason: digitsOnly ? 'check-digit' : 'shape' };
}
