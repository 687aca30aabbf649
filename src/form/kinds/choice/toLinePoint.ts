import type { DataPointOf } from '../../../domain/catalogue/kinds';

/**
 * Turns a choice that accepts other text into a question of free text, which `catalogue/reading/choices.ts` validates the same way.
 * A choice of years becomes a number. Its upper limit is checked at submit.
 */
export function toLinePoint(choice: DataPointOf<'choice'>): DataPointOf<'text' | 'number'> {
  const { kind: _kind, options: _options, years, ...point } = choice;
  if (years !== undefined) return { ...point, kind: 'number', min: years.from, max: 9999 };
  return { ...point, kind: 'text', pattern: 'free' };
}
