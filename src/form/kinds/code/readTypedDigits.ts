/**
 * The digits typed so far. Spaces and hyphens between them do not count, because a copied code may have them.
 *
 * @returns null if something else was typed, or more digits than the code has
 */
export function readTypedDigits(typed: string, length: number): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d*$/.test(digits) && digits.length <= length ? digits : null;
}
