import { readAccountNumber } from './accountNumber';
import type { CountryChecks } from './country';
import { cccd, cmnd } from './identifiers/cccd';
import { mst } from './identifiers/mst';
import { readPostalCode } from './postalCode';

/** Five digits since 2018, six before, which many still write (Bộ Thông tin và Truyền thông, Quyết định 2475/QĐ-BTTTT). */
const postalCode = /^(?!0+$)\d{5,6}$/;
const ofOld = /^\d{6}$/;
/** Of digits, or a name in letters and digits that the holder chose. Lengths are those in use. */
const accountNumber = /^[A-Z\d]{6,19}$/;

export const checks: CountryChecks = {
  identifiers: { cccd, cmnd, mst },
  postalCode(typed) {
    const reading = readPostalCode(typed, postalCode);
    return reading.ok && ofOld.test(reading.value) ? { ...reading, doubtful: true } : reading;
  },
  bankAccount: (typed) => readAccountNumber(typed, accountNumber),
};
