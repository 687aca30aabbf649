/**
 * Characters that nobody sees: direction marks, joiners, zero-width spaces and the like, letters that print as
 * nothing, variation selectors, and control characters other than white space. They come along when people paste.
 */
const invisible = /[\p{Cf}\p{Cs}\uFE00-\uFE0F\u115F\u1160\u3164\uFFA0]|(?!\s)\p{Cc}/gu;
const spaces = /\s+/gu;
const separators = /[\s\p{Pd}\u2212./]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * What was typed as it is kept and read: nothing that nobody sees, full-width forms as plain ones, every run of white
 * space one space, none around, NFC. Never NFKC, which turns the ª of "Mª" into a letter that its owner did not write,
 * and a footnote's ⁰ or ② into a digit.
 */
export function normaliseText(typed: string): string {
  return typed
    .replace(invisible, '')
    .replace(fullWidth, (form) => String.fromCodePoint((form.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replace(spaces, ' ')
    .trim()
    .normalize('NFC');
}

/**
 * A number of a document or account as it is kept: as `normaliseText`, without white space, dash, dot or slash, in upper
 * case. Never pads, never guesses.
 */
export function compactCode(typed: string): string {
  let code = typed;
  // Dropping a space can bring a letter and its accent together, which then are another character: until it rests.
  for (;;) {
    const next = upperCaseLatin(normaliseText(code).replace(separators, ''));
    if (next === code) return code;
    code = next;
  }
}

/** A number that may be written in thousands, like an amount: as `compactCode`, without commas and apostrophes. */
export function compactNumber(typed: string): string {
  return compactCode(normaliseText(typed).replace(/[,'’]/g, ''));
}

/** Upper case for the letters that documents and plates bear; `ß` and `ı` would become letters nobody typed. */
export function upperCaseLatin(text: string): string {
  return text.replace(/[a-zñäöüđ]+/g, (letters) => letters.toUpperCase());
}
