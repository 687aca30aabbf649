import type { leadFields } from './fields';

/** An ISO calendar date, `YYYY-MM-DD`. It has no time, so that no time zone can move it. */
export type CalendarDate = string;

type Table = typeof leadFields;

type ValueOf<Type> = Type extends readonly (infer Text)[]
  ? Text
  : Type extends 'number'
    ? number
    : Type extends 'boolean'
      ? boolean
      : Type extends 'texts'
        ? string[]
        : Type extends 'textsByName'
          ? Record<string, string>
          : Type extends 'date'
            ? CalendarDate
            : string;

type TypeOf<Field> = Field extends { readonly type: infer Type } ? Type : Field;

type ObjectOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

type PartOf<Part> = Part extends { readonly group: infer Fields }
  ? { -readonly [Name in keyof Fields]?: ValueOf<TypeOf<Fields[Name]>> }
  : Part extends { readonly record: infer Fields }
    ? ObjectOf<Fields>
    : Part extends { readonly listOf: infer Fields }
      ? ObjectOf<Fields>[]
      : ValueOf<TypeOf<Part>>;

/** A lead, as the table of its fields (`fields.ts`) describes it. */
export type Lead = { -readonly [Name in keyof Table]?: PartOf<Table[Name]> };

export type PeriodScale = NonNullable<Lead['periodScale']>;
export type PolicyRecord = NonNullable<Lead['policies']>[number];
export type DeviceData = NonNullable<Lead['deviceData']>;

/** The parts of the lead that an applicant fills in. */
type AnswerPart = {
  [Name in keyof Table]: Table[Name]['filledBy'] extends 'applicant' ? Name : never;
}[keyof Table];

/** The parts of the lead that hold answers as fields of an object. */
export type LeadGroup = {
  [Name in AnswerPart]: Table[Name] extends { readonly group: object } ? Name : never;
}[AnswerPart];

/** Where in the lead one answer lives: `amount` or `personalDetails.firstName`. */
export type LeadPath =
  | Exclude<AnswerPart, LeadGroup>
  | { [Group in LeadGroup]: `${Group}.${keyof Table[Group]['group'] & string}` }[LeadGroup];

/** The value of one answer after it is read; undefined if there is no answer. */
export type LeadValue = string | number | boolean | undefined;
