import { getNumberFormat } from '../../countries/formats';

/** A text as forms and tools write a number. Three digits behind a point are a group of thousands. */
const plain = /^\d{1,15}(?:\.\d\d?)?$/;
/** Up to five groups, all with the same mark between them. */
const grouped = /^\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3}){0,3}$/;

/**
 * Reads the number of a link: digits, with a point and one or two decimals, or with groups of thousands as the language writes them.
 * Undefined for any other text: a mark that groups thousands in another country separates decimals here.
 */
export function parseLinkNumber(text: string, languageTag: string): number | undefined {
  if (plain.test(text)) return Number(text);
  const [, mark] = grouped.exec(text) ?? [];
  if (mark === undefined || mark.trim() !== getGroupMark(languageTag).trim()) return undefined;
  return Number(text.replace(/\D/g, ''));
}

/** Spanish and Polish do not group four digits. */
const getGroupMark = (languageTag: string): string =>
  getNumberFormat(languageTag, {}).format(10_000).replace(/\d/g, '');
