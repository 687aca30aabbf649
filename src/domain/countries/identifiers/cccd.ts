import type { DecodedIdentifier, Identifier } from '../country';
import { compactCode } from '../normalise';
import { createShapeIdentifier } from './shapeIdentifier';

/**
 * Số định danh cá nhân, on the căn cước (Vietnam): the province or the country where the birth was registered, a digit for century
 * and sex (0 and 1 for men and women of 19xx, 2 and 3 of 20xx), two digits of the year of birth, six random ones. There is no check
 * digit. The codes of provinces are those before the mergers of 2025. The law of today promises twelve digits only, so the code of
 * no province is doubtful.
 * Source: Nghị định 137/2015/NĐ-CP, Thông tư 07/2016/TT-BCA; Luật Căn cước 2023, article 12.
 */
const PROVINCES = (
  '001 002 004 006 008 010 011 012 014 015 017 019 020 022 024 025 026 027 030 031 033 034 035 036 037 038 040 042 044 045 ' +
  '046 048 049 051 052 054 056 058 060 062 064 066 067 068 070 072 074 075 077 079 080 082 083 084 086 087 089 091 092 093 094 095 096'
).split(' ');
const shape = /^(?!000)\d{3}[0-3]\d{8}$/;

export const cccd: Identifier = {
  name: 'CCCD',
  normalise: compactCode,
  check(normalised, today) {
    if (!shape.test(normalised)) return 'shape';
    if (birthYearOf(normalised) > Number(today.slice(0, 4))) return 'date';
    return PROVINCES.includes(normalised.slice(0, 3)) ? null : 'doubtful';
  },
  decode(normalised): DecodedIdentifier {
    if (!shape.test(normalised)) return {};
    const gender = Number(normalised.charAt(3)) % 2 === 0 ? 'male' : 'female';
    return { birthYear: birthYearOf(normalised), gender };
  },
};

function birthYearOf(normalised: string): number {
  const century = Number(normalised.charAt(3)) < 2 ? 1900 : 2000;
  return century + Number(normalised.slice(4, 6));
}

/** Number of the card before it; void since 1 January 2025. Source: Luật Căn cước 2023, article 46. */
export const cmnd = createShapeIdentifier('CMND', /^(?!0+$)\d{9}$/);
