import { findFillGroup } from '../../domain/catalogue/fillGroups';
import {
  cellSeparator as separator,
  foldJournals,
  isLater,
  readCell,
  serverCell,
  type Cell,
  type Cells,
} from '../../domain/journey/arrival/journals';
import { isAfterOffer, isEndState } from '../../domain/journey/states/progressStates';
import { getFields, isRecord } from '../../domain/lead/isRecord';
import { serverFields } from '../../domain/lead/leadShape.gen';
import * as v from 'valibot';
import { getCurrentState } from '../slices/leadState';
import type { StoredApplication, StoredServerState } from '../storedApplication';
import { storedInputSchema, storedServerStateSchema } from './schemas';

/** The state as cells, and back. What the server has reported is one cell. */

/** Values by the names of their cells. */
export type CellValues = Readonly<Record<string, unknown>>;

/** The name of the cell that tells that, and when, an application was begun. Its value is the session. */
export const begunCell = 'begun';

const nothingReported: StoredServerState = {
  progressStates: [0],
  requested: null,
  pendingCreate: null,
  attempt: 1,
};

/** The cells of an application; empty before the applicant changes something. */
export function toValues(stored: StoredApplication | null): CellValues {
  if (stored === null) return {};
  const { application, drafts, submitted, filledIn, emptied, savedAt } = stored.input;
  const values = new Map<string, unknown>();
  for (const [field, value] of Object.entries(application))
    if (!serverFields.includes(field)) addField(values, field, value);
  for (const [key, typed] of Object.entries(drafts)) {
    values.set(['draft', key].join(separator), true);
    for (const [name, value] of Object.entries(typed)) addPart(values, ['draft', key], name, name, value);
  }
  for (const key of submitted) values.set(['submitted', key].join(separator), true);
  for (const [name, source] of Object.entries(filledIn)) addPart(values, ['filled'], name, name, source);
  for (const name of emptied) values.set(['emptied', name].join(separator), true);
  values.set('savedAt', savedAt);
  // A document to which nothing was reported says nothing about the server.
  if (toCellText(stored.server) !== toCellText(nothingReported)) values.set(serverCell, stored.server);
  return Object.fromEntries(values);
}

/** Adds a field of the lead: one cell, or for a group of fields one for each. */
function addField(values: Map<string, unknown>, field: string, value: unknown): void {
  if (value === undefined) return;
  // The record of each choice about each consent is a cell of its own.
  if (field === 'policies' && Array.isArray(value)) {
    for (const record of value) {
      const { id, given } = getFields(record);
      values.set(['policy', String(id), String(given)].join(separator), record);
    }
    return;
  }
  if (!isRecord(value) || Object.keys(value).length === 0) {
    values.set(['lead', field].join(separator), value);
    return;
  }
  for (const [name, part] of Object.entries(value))
    if (part !== undefined) addPart(values, ['lead', field], toDataPointName(field, name), name, part);
}

/** Adds a value that may belong together with others (`fillGroups.ts`). These share a cell, whose value names each. */
function addPart(
  values: Map<string, unknown>,
  place: readonly string[],
  dataPoint: string,
  name: string,
  value: unknown,
): void {
  const group = findFillGroup(dataPoint);
  if (group === null) {
    values.set([...place, name].join(separator), value);
    return;
  }
  const cell = [...place, group, ''].join(separator);
  const parts = Object.entries({ ...getFields(values.get(cell)), [name]: value });
  // In one order, so that equal values have equal texts.
  values.set(cell, Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** The data point of a field of the lead: `contactDetails.postalCode` is `postal_code`. */
function toDataPointName(group: string, field: string): string {
  const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return group === 'employer' ? `employer_${name}` : name;
}

/** The application of folded cells; null if nothing was entered yet. Values of another shape are dropped. */
export function fromCells(cells: Cells): StoredApplication | null {
  const lead: Fields = {};
  const drafts: Record<string, Fields> = {};
  const filledIn: Fields = {};
  const records: Cell[] = [];
  const choices = new Map<unknown, unknown>();
  const submitted: string[] = [];
  const emptied: string[] = [];
  for (const [name, cell] of Object.entries(cells)) {
    const [, , value] = cell;
    if (value === null) continue;
    const { kind, key, field, fields } = readCell(name, cell);
    switch (kind) {
      case 'lead':
        lead[key] = field === undefined && !isRecord(value) ? value : { ...getFields(lead[key]), ...fields };
        if (typeof value === 'boolean') choices.set(toDataPointName(key, field ?? key), value);
        break;
      case 'policy':
        records.push(cell);
        break;
      case 'draft':
        drafts[key] = { ...drafts[key], ...fields };
        break;
      case 'filled':
        Object.assign(filledIn, field === '' && isRecord(value) ? value : { [key]: value });
        break;
      case 'submitted':
        submitted.push(key);
        break;
      case 'emptied':
        emptied.push(key);
    }
  }
  const input = v.safeParse(storedInputSchema, {
    application: records.length === 0 ? lead : { ...lead, policies: pickRecords(records, choices) },
    drafts,
    filledIn,
    submitted,
    emptied,
    savedAt: cells['savedAt']?.[2],
  });
  const server = v.safeParse(storedServerStateSchema, cells[serverCell]?.[2] ?? {});
  return input.success && server.success ? { input: input.output, server: server.output } : null;
}

/**
 * Of each consent the record of the choice that was made, else the latest. A document may have corrected the time of its own record after another
 * one has stored another choice.
 */
function pickRecords(records: readonly Cell[], choices: ReadonlyMap<unknown, unknown>): readonly unknown[] {
  const getId = ([, , record]: Cell): unknown => getFields(record)['id'];
  const isOfChoice = (cell: Cell) => Number(choices.get(getId(cell)) === getFields(cell[2])['given']);
  const sorted = [...records].sort(
    (one, other) => isOfChoice(one) - isOfChoice(other) || (isLater(one, other) ? 1 : -1),
  );
  // The first mention gives the place in the list, the last one the record.
  return [...new Map([...records, ...sorted].map((cell) => [getId(cell), cell[2]])).values()];
}

type Fields = Record<string, unknown>;

/** The text of a value, to tell whether it has changed. */
export const toCellText = (value: unknown): string => JSON.stringify(value ?? null);

/**
 * Folds the journals of an application. What the server has reported counts by how far it leads, and only then by its stamp: an end absorbs, and neither
 * a decision nor the id of a lead is forgotten.
 */
export const foldApplication = (journals: readonly Cells[]): Cells => foldJournals(journals, countsMore);

/** Whether a cell counts in place of another one of its name. */
export function countsMore(name: string, cell: Cell, other: Cell | undefined): boolean {
  if (name !== serverCell || other === undefined) return isLater(cell, other);
  const [rank, otherRank] = [getRank(cell), getRank(other)];
  return rank === otherRank ? isLater(cell, other) : rank > otherRank;
}

function getRank([, , value]: Cell): number {
  const server = v.safeParse(storedServerStateSchema, value ?? nothingReported);
  if (!server.success) return -1;
  const { progressStates, id, attempt } = server.output;
  const isEnd = isEndState(getCurrentState({ progressStates }));
  const ranks = [
    Number(isEnd),
    // The server may lead back to the form. That is further than the decision before.
    progressStates.some(isAfterOffer) ? progressStates.length : 0,
    Number(id !== undefined),
    attempt,
  ];
  // Each rank is below the factor: a state list is short, and attempts have a limit (`schemas.ts`).
  return ranks.reduce((sum, each) => sum * 10_001 + each, 0);
}
