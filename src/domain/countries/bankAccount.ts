import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { CountryReading } from './country';
import { compactCode } from './normalise';

export type BankAccountRefusal = 'shape' | 'check-digit' | 'foreign';

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
  const { valid, errorCodes } = validateIBAN(iban);
  const own = iban.startsWith(country);
  if (valid) return own ? { ok: true, value: iban } : { ok: false, reason: 'foreign' };
  const digitsOnly = own && errorCodes.every((code) => checkDigitErrors.includes(code));
  return { ok: false, reason: digitsOnly ? 'check-digit' : 'shape' };
}
