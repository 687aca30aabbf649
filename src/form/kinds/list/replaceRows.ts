import type { RowInput } from '../../../domain/catalogue/input';
import { getControlName, getRowQuestions, type PageQuestion } from '../../../domain/pages/questionnaire';
import type { FormControls } from '../../controls/formControls';

/**
 * Replaces the rows of a list. The errors of a row move with it.
 *
 * @param oldIndexes for each row, its index before; undefined for a new row
 */
export function replaceRows(
  { editValue, getError, setError, clearErrors }: FormControls,
  list: PageQuestion,
  rows: readonly RowInput[],
  oldIndexes: readonly (number | undefined)[],
): void {
  const errors = oldIndexes.flatMap((oldIndex, index) => {
    if (oldIndex === undefined) return [];
    const controls = getRowQuestions(list, index).map(getControlName);
    return getRowQuestions(list, oldIndex).flatMap((question, cell) => {
      const error = getError(getControlName(question));
      const control = controls[cell];
      return error === undefined || control === undefined ? [] : [{ control, error }];
    });
  });
  clearErrors(list.name);
  editValue(list.name, rows);
  for (const { control, error } of errors) setError(control, error);
}
