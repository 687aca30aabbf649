import { readAccountNumber } from './accountNumber';
import type { CountryChecks } from './country';
import { cccd, cmnd } from './identifiers/cccd';
import { mst } from './identifiers/mst';
import { readPostalCode } from './postalCode';

/** Five digits since 2018; many people still write the six digits of before (Bộ Thông tin và Truyền thông, Quyết định 2475/QĐ-BTTTT). */
const postalCode = /^(?!0+$)\d{5,6}$/;
const sixDigits = /^\d{6}$/;
/** Digits, or a name in letters and digits that the holder chose. The lengths are those in use. */
const accountNumber = /^[A-Z\d]{6,19}$/;

export const checks: CountryChecks = {
  identifiers: { cccd, cmnd, mst },
  postalCode(typed) {
    const reading = readPostalCode(typed, postalCode, ['VN']);
    return reading.ok && sixDigits.test(reading.value) ? { ...reading, doubtful: true } : reading;
  },
  bankAccount: (typed) => readAccountNumber(typed, accountNumber),
};
