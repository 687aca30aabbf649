import { ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { BankAccountError, CountryReadResult } from './country';
import { compactCode } from './normalise';

/** ISO 13616: a country, two check digits, at most 30 letters and digits. */
const ibanShape = /^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/;

const checkDigitErrors: readonly ValidationErrorsIBAN[] = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];

/**
 * Reads an IBAN of one country, also after the word that banks print before it. Checks its length, its mod 97 and the national
 * check digits (Spain's control digits, the check digit of a Polish sort code). A valid IBAN of another country is `foreign`.
 */
export function readIban(typed: string, country: string): CountryReadResult<BankAccountError> {
  // The library keeps no-break spaces and full-width digits, so it gets the normalised text.
  const iban = compactCode(typed).replace(/^IBAN:?/, '');
  // Its national checks throw on some characters, so the shape is checked first.
  if (!ibanShape.test(iban)) return { ok: false, reason: 'shape' };
  const { valid, errorCodes } = validateIBAN(iban);
  const isOwn = iban.startsWith(country);
  if (valid) return isOwn ? { ok: true, value: iban } : { ok: false, reason: 'foreign' };
  const isCheckDigitOnly = isOwn && errorCodes.every((code) => checkDigitErrors.includes(code));
  return { ok: false, reason: isCheckDigitOnly ? 'check-digit' : 'shape' };
}
