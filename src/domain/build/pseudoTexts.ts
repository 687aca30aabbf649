import type { TextTree } from '../pages/textTree';

/**
 * Pseudolocalised English for tests, QA and designers. It reveals hard-coded texts and layouts that only fit
 * short texts. It is generated on request from the English texts and never written to a file.
 */

/** The tag for `Intl`, which falls back to English. */
export const pseudoLanguageTag = 'en-XA';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const accentedLetters = new Map(Array.from(plain, (letter, place) => [letter, accented.charAt(place)]));

/** How much longer texts are in other languages than in English. */
const growth = 0.4;
const filler = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ ';

/** Pseudolocalises a tree of texts. Keys stay as they are. */
export function pseudolocalizeTexts(texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudolocalizeText(text) : pseudolocalizeTexts(text),
    ]),
  );
}

/** Pseudolocalises one text: accented letters, two fifths longer, in brackets. Placeholders (`{{name}}`) stay as they are. */
export function pseudolocalizeText(text: string): string {
  const letters = text.replaceAll(/{{\w+}}/g, '').length;
  const more = Math.ceil(letters * growth);
  const tail = filler
    .repeat(Math.ceil(more / filler.length))
    .slice(0, more)
    .trimEnd();
  return `[${accentLetters(text)}${tail === '' ? '' : ` ${tail}`}]`;
}

function accentLetters(text: string): string {
  return text
    .split(/({{\w+}})/)
    .map((piece) =>
      piece.startsWith('{{')
        ? piece
        : piece.replaceAll(/[A-Za-z]/g, (letter) => accentedLetters.get(letter) ?? letter),
    )
    .join('');
}
