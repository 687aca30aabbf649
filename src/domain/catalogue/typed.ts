/**
 * What a control holds while it is typed. `boolean` only for a consent. A date is its three parts as typed, joined
 * by dashes (`1990-2-`), a month its two (`2020-05`); a yes/no is `'true'`, `'false'` or empty.
 */
export type TypedLine = string | boolean;

/** What the controls of one row of a list hold, by data point. */
export type TypedRow = Readonly<Record<string, TypedLine>>;

/** What a question holds while it is answered: one control's worth, or the rows of a list. */
export type Typed = TypedLine | readonly TypedRow[];

/** What the controls of a questionnaire hold, by their names: the data points. */
export type TypedValues = Readonly<Record<string, Typed>>;
