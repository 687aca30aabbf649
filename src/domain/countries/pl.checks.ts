import type { CountryChecks, CountryReadResult } from './country';
import { idCard } from './identifiers/idCard';
import { kartaPobytu } from './identifiers/residenceCards';
import { nip } from './identifiers/nip';
import { pesel } from './identifiers/pesel';
import { normaliseText } from './normalise';
import { readLabelledPostalCode } from './postalCode';

const postalCode = /^(\d{2}) ?[\p{Pd}\u2212]? ?(\d{3})$/u;
const NO_POST_OFFICE = '00-000';

export const checks: CountryChecks = {
  identifiers: { pesel, 'id-card': idCard, 'karta-pobytu': kartaPobytu, nip },
  labels: [
    'PESEL',
    'EWIDENCYJNY',
    'NIP',
    'PL',
    'SERIA',
    'SERIAI',
    'DOWOD',
    'DOWODU',
    'OSOBISTY',
    'KARTAPOBYTU',
  ],
  postalCode: (typed) => readLabelledPostalCode(typed, ['PL', 'KOD', 'POCZTOWY'], readPostalCode),
};

function readPostalCode(text: string): CountryReadResult<'shape'> {
  const [, district, place] = postalCode.exec(normaliseText(text)) ?? [];
  const value = `${district}-${place}`;
  return place === undefined || value === NO_POST_OFFICE
    ? { ok: false, reason: 'shape' }
    : { ok: true, value };
}
