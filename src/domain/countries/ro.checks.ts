import type { CountryChecks } from './country';
import { ciSeries } from './identifiers/ciSeries';
import { cnp } from './identifiers/cnp';
import { permisDeSedere } from './identifiers/residenceCards';
import { cui } from './identifiers/cui';
import { createRegionalPostalCode } from './postalCode';

/**
 * The first two of six digits belong to a county: the prefixes of each (Poșta Română, from Google's libaddressinput and GeoNames), in
 * the order of the facts.
 */
const prefixes =
  '51 31 11 60 41 42 71 50 81 01-06 12 32 91 40 90 52 13 20 80 08 21 53 33 92 70 07 43 22 54 61 23 10 44 45 55 72 14 30 82 ' +
  '73 24 62';

export const checks: CountryChecks = {
  identifiers: { cnp, 'ci-series': ciSeries, 'permis-de-sedere': permisDeSedere, cui },
  labels: [
    'CNP',
    'CODNUMERICPERSONAL',
    'CUI',
    'CIF',
    'CODFISCAL',
    'CODUNICDEINREGISTRARE',
    'RO',
    'CI',
    'BI',
    'CARTEDEIDENTITATE',
    'BULETIN',
  ],
  ...createRegionalPostalCode(/^\d{6}$/, prefixes, ['RO', 'CP', 'CODPOSTAL']),
};
