import type { TextTree } from './pageTexts';

/**
 * English made longer and strange for tests, QA and designers: text that stands in code, and layouts that only short words fit,
 * are seen at once. Never written to a file: made from the English texts wherever it is asked for.
 */

/** Under which `Intl` speaks English. */
export const pseudoTag = 'en-XA';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅßÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const strange = new Map(Array.from(plain, (letter, place) => [letter, accented.charAt(place)]));

/** How much longer the texts of other languages are than English ones. */
const growth = 0.4;
const filler = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ ';

/** A whole tree of texts, keys as they are. */
export function pseudoTexts(texts: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? pseudoText(text) : pseudoTexts(text),
    ]),
  );
}

/** One text: every letter accented, longer by two fifths, in brackets. What is filled in (`{{name}}`) stays as it is. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/{{\w+}}/g, '').length;
  const more = Math.ceil(letters * growth);
  const tail = filler
    .repeat(Math.ceil(more / filler.length))
    .slice(0, more)
    .trimEnd();
  return `[${accents(text)}${tail === '' ? '' : ` ${tail}`}]`;
}

function accents(text: string): string {
  return text
    .split(/({{\w+}})/)
    .map((piece) =>
      piece.startsWith('{{')
        ? piece
        : piece.replaceAll(/[A-Za-z]/g, (letter) => strange.get(letter) ?? letter),
    )
    .join('');
}
