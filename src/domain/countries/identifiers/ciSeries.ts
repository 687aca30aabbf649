import type { Identifier } from '../country';
import { compactCode } from '../normalise';

/**
 * Series and number of the identity card (Romania, carte de identitate): two letters and six digits, printed with the words
 * "seria" and "nr." (no series is NR). The electronic cards of 2025 may have one more digit, as passports do, so such a number
 * is doubtful. Without the words of a card, the same question takes it as the number of a residence permit (`residenceCards.ts`).
 * Source: HG 295/2021, OUG 97/2005.
 */
const withWords = /^(?:SERI[AE])?(?!NR)([A-Z]{2})(?:NR|NUM[AĂă]R(?:UL)?)?(\d{6,7})$/;
const shape = /^(?!NR)[A-Z]{2}\d{6}$/;
const electronic = /^(?!NR)[A-Z]{2}\d{7}$/;

export const ciSeries: Identifier = {
  name: 'Carte de identitate',
  normalise: (typed) => compactCode(typed).replace(/[,;:]/g, '').replace(withWords, '$1$2'),
  check(normalised) {
    if (electronic.test(normalised)) return 'doubtful';
    return shape.test(normalised) ? null : 'shape';
  },
};
