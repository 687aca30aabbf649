import { isRecord } from '../../lead/isRecord';

/**
 * What the documents of one application have stored. Each document writes a journal of its own and no other, so that none overwrites what another
 * has written. The state of the application is the fold of all journals (decision 89).
 */

/** A value with its stamp: a number that grows, then the document that wrote it. Null as a value: it was removed. */
export type Cell = readonly [number: number, document: string, value: unknown];

/** Between the parts of a cell's name: `draft/personal-details/first_name`. */
export const cellSeparator = '/';
/** The name of the cell with what the server has reported. */
export const serverCell = 'server';

/** The parts of a cell's name, and the fields that it holds: the last part names the field, or is empty for a group with several fields. */
export function readCell(name: string, [, , value]: Cell) {
  const [kind = '', key = '', field, group] = name.split(cellSeparator);
  const fields: Readonly<Record<string, unknown>> =
    group === '' && isRecord(value) ? value : field === undefined ? {} : { [field]: value };
  return { kind, key, field, fields };
}

/** Cells by name. */
export type Cells = Readonly<Record<string, Cell>>;

/** Whether a cell counts in place of another one of its name. The order is total: the number, then the document. */
export function isLater([number, document]: Cell, other: Cell | undefined): boolean {
  return other === undefined || number > other[0] || (number === other[0] && document > other[1]);
}

/** Folds journals: of each name the cell that counts. The order of the journals does not matter, nor how often one is folded. */
export function foldJournals(
  journals: readonly Cells[],
  counts: (name: string, cell: Cell, other: Cell | undefined) => boolean = (_name, cell, other) =>
    isLater(cell, other),
): Cells {
  const folded: Record<string, Cell> = {};
  for (const journal of journals)
    for (const [name, cell] of Object.entries(journal))
      if (counts(name, cell, folded[name])) folded[name] = cell;
  return folded;
}

/** The number of the next stamp: the time, unless a clock was set back. */
export function getNextNumber(cells: Cells, now: number): number {
  return Math.max(now, 1 + Object.values(cells).reduce((highest, [number]) => Math.max(highest, number), 0));
}
