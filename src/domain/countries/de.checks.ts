import type { CountryChecks } from './country';
import { personalausweis } from './identifiers/personalausweis';
import { steuerId } from './identifiers/steuerId';
import { readPostalCode } from './postalCode';

/** Five digits. The first two are a routing region (Deutsche Post); 00, 05, 43 and 62 do not exist. */
const postalCode = /^(?!00|05|43|62)\d{5}$/;

export const checks: CountryChecks = {
  identifiers: { 'steuer-id': steuerId, personalausweis },
  labels: [
    'ID',
    'STID',
    'STEUERID',
    'STEUERLICHE',
    'PERSONLICHE',
    'STEUERIDENTIFIKATIONSNUMMER',
    'IDENTIFIKATIONSNUMMER',
    'PERSONALAUSWEIS',
    'AUSWEIS',
  ],
  postalCode: (typed) => readPostalCode(typed, postalCode, ['D', 'DE', 'PLZ', 'POSTLEITZAHL']),
};
