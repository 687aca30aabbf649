import type { DataPoint } from '../catalogue/kinds';
import type { DataPointName } from '../catalogue/names';
import type { RowInput } from '../catalogue/input';
import type { StepPath } from '../catalogue/steps';
import type { LeadValue } from '../lead/lead';

/** A data point as one page asks it, with the changes of the country and the page. */
export interface PageQuestion {
  readonly name: DataPointName;
  readonly point: DataPoint;
  readonly row?: readonly PageQuestion[];
  /** The list and the row (from 0) that contain the question. */
  readonly inRow?: { readonly list: DataPointName; readonly index: number };
}

/** Whether the question asks for the amount or the period of the loan. */
export function isLoanQuestion({ point: { kind } }: PageQuestion): boolean {
  return kind === 'amount' || kind === 'period';
}

/** The name of a question's control and of its typed value: the data point's name, prefixed by list and row inside a list. */
export function getControlName({ name, inRow }: PageQuestion): string {
  return inRow === undefined ? name : `${inRow.list}.${inRow.index}.${name}`;
}

/** The questions of one row of a list, each with its own control. */
export function getRowQuestions(list: PageQuestion, index: number): readonly PageQuestion[] {
  return (list.row ?? []).map((question) => ({ ...question, inRow: { list: list.name, index } }));
}

/** The key of a question's error. An error of a whole list has a key beside those of its rows. */
export function getErrorKey(question: PageQuestion): string {
  return question.point.kind === 'list' ? `${question.name}.root` : getControlName(question);
}

/** Whether a control belongs to the data point or to a row of its list. */
export function isControlOf(control: string, name: DataPointName): boolean {
  return control === name || control.startsWith(`${name}.`);
}

/**
 * Finds the question of a server error by its control, as `getControlName` writes it: `iban`,
 * `debts.1.debt_amount`. Returns the list itself if the control names no row, and does not check whether the
 * row exists. Null if the questionnaire does not ask it.
 */
export function findQuestion({ dataPoints }: Questionnaire, control: string): PageQuestion | null {
  const question = dataPoints.find(
    ({ name, row = [] }) => isControlOf(control, name) || row.some((cell) => cell.name === control),
  );
  if (question === undefined || !control.includes('.')) return question ?? null;
  const index = Number(control.split('.')[1]);
  return getRowQuestions(question, index).find((cell) => getControlName(cell) === control) ?? null;
}

/** The name of a question's field in a call, without its group: `phoneNumber` for `contactDetails.phoneNumber`. */
export function getFieldName({ name, point }: PageQuestion): string {
  return point.field ?? point.path?.split('.').at(-1) ?? name;
}

/** A row without answers. */
export function createEmptyRow({ row = [] }: PageQuestion): RowInput {
  return Object.fromEntries(row.map(({ name, point }) => [name, point.kind === 'consent' ? false : '']));
}

/** The answers of one row of a list, by data point. */
export type RowAnswers = Readonly<Partial<Record<DataPointName, LeadValue>>>;

/** The answer to a question. Undefined means "not answered". */
export type Answer = LeadValue | readonly RowAnswers[];

/** Whether an answer belongs to a list. */
export function isRowAnswers(answer: Answer): answer is readonly RowAnswers[] {
  return Array.isArray(answer);
}

/** Answers by data point. Unanswered ones are absent or undefined. */
export type Answers = Readonly<Partial<Record<DataPointName, Answer>>>;

/**
 * Identifies a questionnaire: the path of a step, or `states>` and the route of a state. Its texts in the
 * namespace `steps` and its draft have this key.
 */
export type QuestionnaireKey = StepPath | `states>${string}`;

/** Questions that are shown and submitted together: a step of a page, or the screen of a state with questions. */
export interface Questionnaire {
  readonly key: QuestionnaireKey;
  /** The address below the base path, without slashes. Also the form's `data-step`. */
  readonly route: string;
  /** In the order in which they are asked, including hidden ones. */
  readonly dataPoints: readonly PageQuestion[];
  /** Whether its own title is the heading even if there is only one question. The question then shows its label. */
  readonly alwaysShowsTitle?: true;
}

/**
 * The only question of a questionnaire, whose label becomes the heading. Undefined if there are several
 * questions, if the title stays, and for a consent or a list, whose texts are no headings.
 */
export function findSoleQuestion({ dataPoints, alwaysShowsTitle }: Questionnaire): PageQuestion | undefined {
  const [first, ...others] = dataPoints;
  if (first === undefined || others.length > 0 || alwaysShowsTitle === true) return undefined;
  return ['consent', 'list'].includes(first.point.kind) ? undefined : first;
}

/** Whether a questionnaire is a step of the form and not the screen of a state. */
export function isStepKey(key: string): key is StepPath {
  return !isStateKey(key);
}

/** Whether the key is that of a state's questions. */
export function isStateKey(key: string): key is `states>${string}` {
  return key.startsWith('states>');
}
