import type { DataPointOf } from '../../../domain/catalogue/kinds';

/**
 * A choice that takes other texts too as a question of free text, which is judged the same (`catalogue/reading/choices.ts`), or of a year, whose
 * end is judged when all is sent.
 */
export function asLine(choice: DataPointOf<'choice'>): DataPointOf<'text' | 'number'> {
  const { kind: _kind, options: _options, years, ...point } = choice;
  if (years !== undefined) return { ...point, kind: 'number', min: years.from, max: 9999 };
  return { ...point, kind: 'text', pattern: 'free' };
}
