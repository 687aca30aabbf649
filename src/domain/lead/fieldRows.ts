import type { FieldFacts, GroupField, LeadPart, ValueType } from './fields';

/** A table of the parts of a lead, as `leadFields` is. */
export type LeadTable = Readonly<Record<string, LeadPart>>;

/** One field with all its facts. An object with required fields, or a list of them, counts as one field. */
export interface FieldRow extends FieldFacts {
  /** For example `amount` or `personalDetails.firstName`. */
  readonly path: string;
  /** The part of the lead that holds the field; for `amount` the field itself. */
  readonly part: string;
}

/** All fields of the lead in their order, each with the facts of its group where it has none of its own. */
export function listFields(table: LeadTable): readonly FieldRow[] {
  return Object.entries(table).flatMap(([name, part]) => listPart(name, part));
}

function listPart(name: string, part: LeadPart): readonly FieldRow[] {
  const { filledBy, retention, isPersonal } = part;
  const facts = { filledBy, retention, isPersonal };
  if (!('group' in part)) return [{ ...facts, path: name, part: name }];
  return Object.entries(part.group).map(([field, own]) => ({
    ...facts,
    ...(hasOwnFacts(own) ? own : {}),
    path: `${name}.${field}`,
    part: name,
  }));
}

/** The type of a field of a group. */
export function getFieldType(field: GroupField): ValueType {
  return hasOwnFacts(field) ? field.type : field;
}

function hasOwnFacts(field: GroupField): field is Exclude<GroupField, ValueType> {
  return typeof field === 'object' && 'type' in field;
}

/** An event on which the browser erases fields of the lead. */
export type ErasingEvent = 'end' | 'stale';

/** The paths that an event erases. A group that loses all its fields is named as a whole. */
export function listErased(table: LeadTable, event: ErasingEvent): readonly string[] {
  return Object.entries(table).flatMap(([name, part]) => {
    const rows = listPart(name, part);
    const erased = rows.filter(({ retention }) => erases[event].includes(retention));
    return erased.length === rows.length ? [name] : erased.map(({ path }) => path);
  });
}

const erases: Readonly<Record<ErasingEvent, readonly FieldFacts['retention'][]>> = {
  end: ['until-end', 'until-stale-or-end'],
  stale: ['until-stale', 'until-stale-or-end'],
};
