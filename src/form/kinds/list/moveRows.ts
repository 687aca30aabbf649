import { isControlOf } from '../../../domain/pages/questionnaire';
import type { DataPointName } from '../../../domain/catalogue/names';

/**
 * Renames entries by control when the rows of a list move. Entries of a removed row are left out.
 *
 * @param oldIndexes for each row, its index before; undefined for a new row
 */
export function moveRows<T>(
  byControl: Readonly<Record<string, T>>,
  list: DataPointName,
  oldIndexes: readonly (number | undefined)[],
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(byControl).flatMap(([control, value]) => {
      if (!isControlOf(control, list) || control === list) return [[control, value]];
      const [oldIndex = '', ...cell] = control.slice(`${list}.`.length).split('.');
      const index = oldIndexes.indexOf(Number(oldIndex));
      return index === -1 ? [] : [[[list, index, ...cell].join('.'), value]];
    }),
  );
}
