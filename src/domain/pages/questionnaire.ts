import type { DataPoint } from '../catalogue/kinds';
import type { DataPointName } from '../catalogue/names';
import type { TypedRow } from '../catalogue/typed';
import type { StepPath } from '../catalogue/steps';
import type { LeadValue } from '../lead/lead';

/** A data point as one page asks it: with what its country and the page change of it. */
export interface AskedDataPoint {
  readonly name: DataPointName;
  readonly point: DataPoint;
  /** What each row of a list asks. */
  readonly row?: readonly AskedDataPoint[];
  /** In which row of which list it is asked, counted from 0. */
  readonly inRow?: { readonly list: DataPointName; readonly index: number };
}

/** The name of a question's control, and of what is typed in it: the data point's, in a list with the list and the row. */
export function controlOf({ name, inRow }: AskedDataPoint): string {
  return inRow === undefined ? name : `${inRow.list}.${inRow.index}.${name}`;
}

/** The questions of one row of a list, each with a control of its own. */
export function questionsInRow(list: AskedDataPoint, index: number): readonly AskedDataPoint[] {
  return (list.row ?? []).map((asked) => ({ ...asked, inRow: { list: list.name, index } }));
}

/** Under which name an error of a question is kept: that of a whole list beside those of its rows. */
export function errorPlaceOf(asked: AskedDataPoint): string {
  return asked.point.kind === 'list' ? `${asked.name}.root` : controlOf(asked);
}

/** Whether a control is that of the data point, or stands in a row of its list. */
export function isWithin(control: string, name: DataPointName): boolean {
  return control === name || control.startsWith(`${name}.`);
}

/**
 * The question that a server's error is about, by its control as `controlOf` writes it: `iban`, `debts.1.debt_amount`. The list
 * itself where no row is said; whether there is such a row is not asked. Null where the questionnaire asks no such thing.
 */
export function questionAt({ dataPoints }: Questionnaire, control: string): AskedDataPoint | null {
  const own = dataPoints.find(
    ({ name, row = [] }) => isWithin(control, name) || row.some((cell) => cell.name === control),
  );
  if (own === undefined || !control.includes('.')) return own ?? null;
  const index = Number(control.split('.')[1]);
  return questionsInRow(own, index).find((cell) => controlOf(cell) === control) ?? null;
}

/** The name of a question's field in a call, without its group: `phoneNumber` of `contactDetails.phoneNumber`. */
export function fieldOf({ name, point }: AskedDataPoint): string {
  return point.field ?? point.path?.split('.').at(-1) ?? name;
}

/** A row in which nothing is answered. */
export function emptyRow({ row = [] }: AskedDataPoint): TypedRow {
  return Object.fromEntries(row.map(({ name, point }) => [name, point.kind === 'consent' ? false : '']));
}

/** What one row of a list answers, by data point. */
export type RowAnswers = Readonly<Partial<Record<DataPointName, LeadValue>>>;

/** What a question answers; undefined is "not answered". */
export type Answer = LeadValue | readonly RowAnswers[];

/** Whether an answer is that of a list. */
export function isRows(answer: Answer): answer is readonly RowAnswers[] {
  return Array.isArray(answer);
}

/** Answers by data point; unanswered ones are absent or undefined. */
export type Answers = Readonly<Partial<Record<DataPointName, Answer>>>;

/**
 * Names a questionnaire: a step of the form by its path, a state's screen by `states>` and its route. Its words stand under
 * this key in the namespace `steps`, and its draft is kept under it.
 */
export type QuestionnaireKey = StepPath | `states>${string}`;

/** What is asked together and sent or left together: a step of a page, or the screen of a state that asks. */
export interface Questionnaire {
  readonly key: QuestionnaireKey;
  /** The address below the base path, without slashes; `data-step` of the form. */
  readonly route: string;
  /** In the order asked, before any of them is hidden. */
  readonly dataPoints: readonly AskedDataPoint[];
  /** Whether its own title heads it even over one question, which then has its label. */
  readonly keepsTitle?: true;
}

/**
 * The one question of a questionnaire, which is asked by its heading; undefined where there are several, where the title
 * stays, and for a consent or a list, whose words are no heading.
 */
export function soleQuestion({ dataPoints, keepsTitle }: Questionnaire): AskedDataPoint | undefined {
  const [first, ...others] = dataPoints;
  if (first === undefined || others.length > 0 || keepsTitle === true) return undefined;
  return ['consent', 'list'].includes(first.point.kind) ? undefined : first;
}

/** Whether a questionnaire is a step of the form, not the screen of a state. */
export function isStepKey(key: QuestionnaireKey): key is StepPath {
  return !key.startsWith('states>');
}
