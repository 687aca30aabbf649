import { isWithin } from '../../../domain/pages/questionnaire';
import type { DataPointName } from '../../../domain/catalogue/names';

/**
 * What is kept by control, where the rows of a list stand in the places of others: what belongs to a row goes along, and goes
 * where the row is no more. `was` says where each row stood before; undefined for one that stood nowhere.
 */
export function movedRows<T>(
  byControl: Readonly<Record<string, T>>,
  list: DataPointName,
  was: readonly (number | undefined)[],
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(byControl).flatMap(([control, value]) => {
      if (!isWithin(control, list) || control === list) return [[control, value]];
      const [before = '', ...cell] = control.slice(`${list}.`.length).split('.');
      const now = was.indexOf(Number(before));
      return now === -1 ? [] : [[[list, now, ...cell].join('.'), value]];
    }),
  );
}
