import { readIban } from './bankAccount';
import type { CountryChecks } from './country';
import { ciSeries } from './identifiers/ciSeries';
import { cnp } from './identifiers/cnp';
import { cui } from './identifiers/cui';
import { readPostalCode } from './postalCode';

/** Six digits, of which the first two are a county's (Poșta Română, as Google's libaddressinput and GeoNames have them). */
const postalCode = /^(?:0[1-8]|1[0-4]|2[0-4]|3[0-3]|4[0-5]|5[0-5]|6[0-2]|7[0-3]|8[0-2]|9[0-2])\d{4}$/;

export const checks: CountryChecks = {
  identifiers: { cnp, 'ci-series': ciSeries, cui },
  postalCode: (typed) => readPostalCode(typed, postalCode),
  bankAccount: (typed) => readIban(typed, 'RO'),
};
