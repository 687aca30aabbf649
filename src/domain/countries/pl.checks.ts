import type { CountryChecks } from './country';
import { idCard } from './identifiers/idCard';
import { kartaPobytu } from './identifiers/residenceCards';
import { nip } from './identifiers/nip';
import { pesel } from './identifiers/pesel';
import { normaliseText } from './normalise';

const postalCode = /^(?:PL ?[\p{Pd}\u2212]? ?)?(\d{2}) ?[\p{Pd}\u2212]? ?(\d{3})$/iu;
const NO_POST_OFFICE = '00-000';

export const checks: CountryChecks = {
  identifiers: { pesel, 'id-card': idCard, 'karta-pobytu': kartaPobytu, nip },
  labels: ['PESEL', 'NIP', 'PL', 'DOWOD', 'DOWODOSOBISTY', 'KARTAPOBYTU'],
  postalCode(typed) {
    const [, district, place] = postalCode.exec(normaliseText(typed)) ?? [];
    const value = `${district}-${place}`;
    if (place === undefined || value === NO_POST_OFFICE) {
      return { ok: false, reason: 'shape' };
    }
    return { ok: true, value };
  },
};
