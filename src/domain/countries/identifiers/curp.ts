import type { DecodedIdentifier, Identifier } from '../country';
import { compactCode } from '../normalise';
import { decodeBirthDate, findBirthDates } from './birth';
import { computeWeightedSum } from './digits';

/**
 * Clave Única de Registro de Población (Mexico): four letters of the names, YYMMDD, sex (H, M, X), the state of birth, three
 * consonants, a digit for those born before 2000 or a letter, and a control digit. Where the four letters form a rude word, the second
 * becomes X. The register still has numbers that it issued before it had the word, so such a number is doubtful.
 * Source: RENAPO, Instructivo normativo para la asignación de la CURP (18 October 2021), with its annexes of states and words.
 */
const VALUES = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const WEIGHTS = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
/** In the order of the country's regions. */
const STATES =
  'AS BC BS CC CS CH DF CL CM DG MC GT GR HG JC MN MS NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS'.split(
    ' ',
  );
const BORN_ABROAD = 'NE';
const RUDE_WORDS = (
  'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY ' +
  'JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO ' +
  'MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ' +
  'ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'
).split(' ');
const shape = /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/;

export const curp: Identifier = {
  name: 'CURP',
  normalise: compactCode,
  check(normalised, today) {
    const hasState = [...STATES, BORN_ABROAD].includes(stateOf(normalised));
    if (!shape.test(normalised) || !hasState) return 'shape';
    const values = Array.from(normalised, (character) => VALUES.indexOf(character));
    if ((10 - (computeWeightedSum(values, WEIGHTS) % 10)) % 10 !== Number(normalised.charAt(17)))
      return 'check-digit';
    const [date, century] = born(normalised);
    if (findBirthDates(date, today, century).length === 0) return 'date';
    return RUDE_WORDS.includes(normalised.slice(0, 4)) ? 'doubtful' : null;
  },
  decode(normalised, today): DecodedIdentifier {
    if (!shape.test(normalised)) return {};
    const [date, century] = born(normalised);
    const sex = normalised.charAt(10);
    return {
      ...decodeBirthDate(date, today, century),
      ...(sex === 'X' ? {} : { gender: sex === 'H' ? 'male' : 'female' }),
    };
  },
  birthRegion(normalised) {
    const place = STATES.indexOf(stateOf(normalised));
    return place < 0 ? undefined : place;
  },
};

function stateOf(normalised: string): string {
  return normalised.slice(11, 13);
}

/** The date, and the century that the digit or letter after it encodes. */
function born(normalised: string): readonly [string, readonly number[]] {
  return [normalised.slice(4, 10), /\d/.test(normalised.charAt(16)) ? [19] : [20]];
}
