import type { CountryChecks } from './country';
import { cccd, cmnd } from './identifiers/cccd';
import { mst } from './identifiers/mst';
import { readPostalCode } from './postalCode';

/** Five digits since 2018; many people still write the six digits of before (Bộ Thông tin và Truyền thông, Quyết định 2475/QĐ-BTTTT). */
const postalCode = /^(?!0+$)\d{5,6}$/;
const sixDigits = /^\d{6}$/;

/** The tax number of a person is that of the identity card (Thông tư 86/2024/TT-BTC). */
const card = ['SO', 'CC', 'CCCD', 'CMND', 'CANCUOC', 'CONGDAN', 'DINHDANHCANHAN', 'MST', 'MASOTHUE'];

export const checks: CountryChecks = {
  identifiers: { cccd, cmnd, mst },
  labels: { cccd: card, cmnd: card, mst: card },
  postalCode(typed) {
    const reading = readPostalCode(typed, postalCode, ['VN', 'MABUUCHINH', 'MABUUDIEN']);
    return reading.ok && sixDigits.test(reading.value) ? { ...reading, doubtful: true } : reading;
  },
};
