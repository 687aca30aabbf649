/** An address in place of a name: a host with or without a scheme, port and path. */
const address =
  /^(?:[a-z]+:\/\/\S+|localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:]+\]|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,})(?::\d+)?(?:\/\S*)?$/iu;

/** Legal forms and their abbreviations, which are no part of the initials. */
const legalForm = /^(?:s\.?\s?a\.?|s\.?l\.?|gmbh|ag|inc\.?|ltd\.?|ifn|e\.?f\.?c\.?|sp\.|z|o\.o\.)$/i;

/** The name of a lender that may be shown. Null if the server sent none, or an address in its place. */
export function readLenderName(name: string | undefined): string | null {
  const trimmed = name?.trim() ?? '';
  return trimmed === '' || address.test(trimmed) ? null : trimmed;
}

/** Two letters that stand for a lender without a logo: its initials, or the first letters of a single word. */
export function getMonogram(name: string): string {
  const words = name.split(/[\s\-·&,]+/u).filter((word) => /[\p{L}\d]/u.test(word) && !legalForm.test(word));
  const [first = name, second] = words;
  const letters = (word: string, count: number) =>
    [...word.replace(/[^\p{L}\d]/gu, '')].slice(0, count).join('');
  return second === undefined
    ? `${letters(first, 1).toUpperCase()}${letters(first, 2).slice(letters(first, 1).length).toLowerCase()}`
    : `${letters(first, 1)}${letters(second, 1)}`.toUpperCase();
}
