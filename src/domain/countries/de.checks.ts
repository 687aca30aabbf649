import { readIban } from './bankAccount';
import type { CountryChecks } from './country';
import { personalausweis } from './identifiers/personalausweis';
import { steuerId } from './identifiers/steuerId';
import { normaliseText } from './normalise';
import { readPostalCode } from './postalCode';

/** Five digits, of which the first two are a routing region (Deutsche Post): 00, 05, 43 and 62 are none. */
const postalCode = /^(?!00|05|43|62)\d{5}$/;
/** Until 1993 the country stood in front, and some still write it. */
const countryInFront = /^D ?\p{Pd} ?/iu;

export const checks: CountryChecks = {
  identifiers: { 'steuer-id': steuerId, personalausweis },
  postalCode: (typed) => readPostalCode(normaliseText(typed).replace(countryInFront, ''), postalCode),
  bankAccount: (typed) => readIban(typed, 'DE'),
};
