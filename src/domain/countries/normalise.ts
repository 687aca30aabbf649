/**
 * Invisible characters: direction marks, joiners, zero-width spaces, letters without a glyph, variation selectors, and control
 * characters other than white space. Pasted texts contain them.
 */
const invisible = /[\p{Cf}\p{Cs}\uFE00-\uFE0F\u115F\u1160\u3164\uFFA0]|(?!\s)\p{Cc}/gu;
const spaces = /\s+/gu;
const separators = /[\s\p{Pd}\u2212./]/gu;
const fullWidth = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/**
 * Normalises a typed text for reading and storing: removes invisible characters, replaces full-width forms, collapses and trims
 * white space, and applies NFC. NFKC would turn the ª of "Mª" into another letter, and ⁰ or ② into a digit.
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
 * Normalises the number of a document or account: as `normaliseText`, in upper case, without white space, dashes, dots and
 * slashes. Never pads, never guesses.
 */
export function compactCode(typed: string): string {
  let code = typed;
  // Without a space, a letter and its accent can become one other character, so this repeats until the text is stable.
  for (;;) {
    const next = toUpperCaseLatin(normaliseText(code).replace(separators, ''));
    if (next === code) return code;
    code = next;
  }
}

/** Normalises a number that may have groups of thousands: as `compactCode`, without commas and apostrophes. */
export function compactNumber(typed: string): string {
  return compactCode(normaliseText(typed).replace(/[,'’]/g, ''));
}

/** Upper case for the letters of documents and plates. `ß` and `ı` stay: they would become other letters. */
export function toUpperCaseLatin(text: string): string {
  return text.replace(/[a-zñäöüđ]+/g, (letters) => letters.toUpperCase());
}
