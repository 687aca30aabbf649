import { isSEPACountry, ValidationErrorsIBAN, validateIBAN } from 'ibantools';
import type { BankAccountError, CountryReadResult } from './country';
import { compactCode } from './normalise';

/** ISO 13616: a country, two check digits, at most 30 letters and digits. */
const ibanShape = /^[A-Z]{2}\d{2}[A-Z\d]{1,30}$/;

/** Countries that have joined SEPA since 2024, which the library does not count (European Payments Council, EPC409-09). */
const newSepaCountries: readonly string[] = ['AL', 'MD', 'ME', 'MK', 'RS'];

const checkDigitErrors: readonly ValidationErrorsIBAN[] = [
  ValidationErrorsIBAN.WrongIBANChecksum,
  ValidationErrorsIBAN.WrongAccountBankBranchChecksum,
];

/**
 * Reads an IBAN. Checks its length, its mod 97 and the national check digits (Spain's control digits, the check digit of a Polish sort
 * code). Accounts of other SEPA countries are accepted, because Regulation (EU) 260/2012, article 9, forbids to name the country of an account.
 * A valid IBAN of any other country is `foreign`.
 */
export function readIban(typed: string, country: string): CountryReadResult<BankAccountError> {
  // The library keeps no-break spaces and full-width digits, so it gets the normalised text.
  const iban = compactCode(typed);
  // Its national checks throw on some characters, so the shape is checked first.
  if (!ibanShape.test(iban)) return { ok: false, reason: 'shape' };
  const { valid, errorCodes } = validateIBAN(iban);
  const isOwn = iban.startsWith(country);
  if (valid) {
    const bankCountry = iban.slice(0, 2);
    const isSepa = isSEPACountry(bankCountry) || newSepaCountries.includes(bankCountry);
    return isOwn || isSepa ? { ok: true, value: iban } : { ok: false, reason: 'foreign' };
  }
  const isCheckDigitOnly = errorCodes.every((code) => checkDigitErrors.includes(code));
  return { ok: false, reason: isCheckDigitOnly ? 'check-digit' : 'shape' };
}
