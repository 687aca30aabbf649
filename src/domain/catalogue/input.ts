/**
 * The unread value of a control. Only a consent is a boolean. A date is its three typed parts joined by dashes (`1990-2-`), a month
 * its two (`2020-05`). A yes/no is `'true'`, `'false'` or empty.
 */
export type ControlInput = string | boolean;

/** The values of the controls in one row of a list, by data point. */
export type RowInput = Readonly<Record<string, ControlInput>>;

/** The value of one question: of one control, or the rows of a list. */
export type QuestionInput = ControlInput | readonly RowInput[];

/** The values of all questions of a questionnaire, by data point. */
export type QuestionnaireInput = Readonly<Record<string, QuestionInput>>;
