import { readClabe } from './clabe';
import type { BankAccountError, CountryCode, CountryReadResult } from './country';
import { readIban } from './iban';
import { compactCode, normaliseText } from './normalise';

/** Reads a typed account number of a country. */
export type BankAccountReader = (typed: string) => CountryReadResult<BankAccountError>;

/** The account number as Polish banks print it, without the country code (numer rachunku bankowego). */
const polishAccount = /^\d{26}$/;
/** Savings, current and low-amount accounts. The lengths are those in use. */
const colombianAccount = /^\d{6,16}$/;
/** Digits, or a name in letters and digits that the holder chose. A name has no spaces. The lengths are those in use. */
const vietnameseAccount = /^[A-Z\d]{6,19}$/;
const vietnameseNumber = /^\d{6,19}$/;
/** The lengths are those in use. */
const philippineAccount = /^\d{10,16}$/;

/** The bank accounts of each country. They are not among its other checks, because a page asks for an account late or not at all. */
export const bankAccountReaders: Readonly<Record<CountryCode, BankAccountReader>> = {
  ES: (typed) => readIban(typed, 'ES'),
  MX: readClabe,
  CO: (typed) => readAccountNumber(typed, colombianAccount),
  PL: (typed) => {
    const code = compactCode(typed);
    return readIban(polishAccount.test(code) ? `PL${code}` : code, 'PL');
  },
  RO: (typed) => readIban(typed, 'RO'),
  DE: (typed) => readIban(typed, 'DE'),
  VN: (typed) =>
    markDoubtful(
      readAccountNumber(typed, normaliseText(typed).includes(' ') ? vietnameseNumber : vietnameseAccount),
      numberWithLetters,
    ),
  PH: (typed) => readAccountNumber(typed, philippineAccount),
};

/** A number beside the short name of its bank: `VCB0071000123456`. A holder may have chosen that too. */
const numberWithLetters = /^(?=.*[A-Z]).*\d{6}/;

/** Reads an account number of a country whose banks each use their own format. Only its shape can be checked. */
function readAccountNumber(typed: string, shape: RegExp): CountryReadResult<'shape'> {
  const value = compactCode(typed);
  return shape.test(value) ? { ok: true, value } : { ok: false, reason: 'shape' };
}

/** Marks a number as doubtful that is written in this way. */
function markDoubtful(result: CountryReadResult<'shape'>, shape: RegExp): CountryReadResult<'shape'> {
  return result.ok && shape.test(result.value) ? { ...result, doubtful: true } : result;
}
