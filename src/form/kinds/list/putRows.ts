import type { TypedRow } from '../../../domain/catalogue/typed';
import { controlOf, questionsInRow, type AskedDataPoint } from '../../../domain/pages/questionnaire';
import type { StepContextValue } from '../../engine/StepContext';

/**
 * Puts the rows of a list in the places of others, each with the errors that were told in it.
 *
 * @param was where each row stood before; undefined for one that stood nowhere
 */
export function putRows(
  { setValue, setError, clearErrors, getFieldState }: StepContextValue['form'],
  list: AskedDataPoint,
  rows: readonly TypedRow[],
  was: readonly (number | undefined)[],
): void {
  const told = was.flatMap((before, now) => {
    if (before === undefined) return [];
    const places = questionsInRow(list, now).map(controlOf);
    return questionsInRow(list, before).flatMap((question, place) => {
      const { error } = getFieldState(controlOf(question));
      const control = places[place];
      return error === undefined || control === undefined ? [] : [{ control, error }];
    });
  });
  clearErrors(list.name);
  setValue(list.name, rows, { shouldDirty: true });
  for (const { control, error } of told) setError(control, error);
}
