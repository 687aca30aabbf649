import type { CountryChecks } from './country';
import { cccd, cmnd } from './identifiers/cccd';
import { mst } from './identifiers/mst';
import { readPostalCode } from './postalCode';

/** Five digits since 2018; many people still write the six digits of before (Bộ Thông tin và Truyền thông, Quyết định 2475/QĐ-BTTTT). */
const postalCode = /^(?!0+$)\d{5,6}$/;
const sixDigits = /^\d{6}$/;

export const checks: CountryChecks = {
  identifiers: { cccd, cmnd, mst },
  labels: ['SO', 'CC', 'CCCD', 'CMND', 'CANCUOC', 'CONGDAN', 'DINHDANHCANHAN', 'MST', 'MASOTHUE'],
  postalCode(typed) {
    const reading = readPostalCode(typed, postalCode, ['VN', 'MABUUCHINH', 'MABUUDIEN']);
    return reading.ok && sixDigits.test(reading.value) ? { ...reading, doubtful: true } : reading;
  },
};
