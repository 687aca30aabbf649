import type { QuestionInput } from '../../domain/catalogue/input';

/** How many values a text field suggests at once. The browser shows fewer, and rendering thousands blocks the field. */
export const maxSuggestions = 100;

/**
 * The values to suggest for what is typed: all of them if they are few, otherwise the first of those that contain the text, as the
 * browser compares them.
 */
export function narrowSuggestions(
  values: readonly string[],
  typed: QuestionInput | undefined,
): readonly string[] {
  if (values.length <= maxSuggestions) return values;
  const wanted = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
  return values.filter((value) => value.toLowerCase().includes(wanted)).slice(0, maxSuggestions);
}
