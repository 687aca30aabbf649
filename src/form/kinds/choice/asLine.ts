import type { DataPointOf } from '../../../domain/catalogue/kinds';

/** A looked-up choice as a question of free text, which is judged the same (`catalogue/reading/choices.ts`). */
export function asLine(choice: DataPointOf<'choice'>): DataPointOf<'text'> {
  const { kind: _kind, options: _options, ...point } = choice;
  return { ...point, kind: 'text', pattern: 'free' };
}
