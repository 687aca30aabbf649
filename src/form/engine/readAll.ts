import type { FieldMessage, FieldNotice } from '../../domain/catalogue/messages';
import type { OtherAnswers } from '../../domain/catalogue/options';
import type { Typed, TypedRow, TypedValues } from '../../domain/catalogue/typed';
import type { LeadValue } from '../../domain/lead/lead';
import {
  controlOf,
  questionsInRow,
  type Answer,
  type Answers,
  type AskedDataPoint,
  type RowAnswers,
} from '../../domain/pages/questionnaire';
import type { AnswerReader } from './answerReader';

/** What is refused, by the control that it stands in. */
interface Refusal {
  readonly control: string;
  readonly message: FieldMessage;
}

/** A question with a control of its own, and its answer. */
export interface RightAnswer {
  readonly question: AskedDataPoint;
  readonly value: LeadValue;
}

interface ReadStep {
  /** The answers that hold, as the lead or the call takes them. */
  readonly answers: Answers;
  /** The same, question by question, those in the rows of lists too. */
  readonly right: readonly RightAnswer[];
  /** What is to be asked softly beside some of them, by control. */
  readonly notices: Readonly<Record<string, FieldNotice>>;
  readonly refusals: readonly Refusal[];
}

/**
 * Reads what was typed into questions: answers and notices where the rules hold, refusals in the questions' order. `known` are
 * the answers of other questionnaires.
 */
export function readAll(
  reader: AnswerReader,
  asked: readonly AskedDataPoint[],
  typed: TypedValues,
  known: Answers,
): ReadStep {
  const others = { ...known, ...typed };
  const read = asked.map((question) => ({
    name: question.name,
    ...(question.point.kind === 'list'
      ? readRows(reader, question, rowsOf(typed[question.name]), others)
      : readOne(reader, question, typed[question.name], others)),
  }));
  return {
    answers: Object.fromEntries(
      read.flatMap(({ name, refusals, answer }) => (refusals.length === 0 ? [[name, answer]] : [])),
    ),
    right: read.flatMap(({ right }) => right),
    notices: Object.fromEntries(read.flatMap(({ notices }) => notices)),
    refusals: read.flatMap(({ refusals }) => refusals),
  };
}

interface ReadQuestion<Value extends Answer> {
  readonly answer: Value;
  readonly right: readonly RightAnswer[];
  readonly notices: readonly (readonly [string, FieldNotice])[];
  readonly refusals: readonly Refusal[];
}

function readOne(
  reader: AnswerReader,
  question: AskedDataPoint,
  typed: Typed | undefined,
  others: OtherAnswers,
): ReadQuestion<LeadValue> {
  const control = controlOf(question);
  const reading = reader.read(question.point, typed, others);
  if (!reading.ok) {
    return { answer: undefined, right: [], notices: [], refusals: [{ control, message: reading.message }] };
  }
  const notices = reading.notice === undefined ? [] : [[control, reading.notice] as const];
  return { answer: reading.value, right: [{ question, value: reading.value }], notices, refusals: [] };
}

function readRows(
  reader: AnswerReader,
  list: AskedDataPoint,
  rows: readonly TypedRow[],
  others: OtherAnswers,
): ReadQuestion<readonly RowAnswers[]> {
  const read = rows.map((row, index) =>
    questionsInRow(list, index).map((question) => ({
      name: question.name,
      ...readOne(reader, question, row[question.name], { ...others, ...row }),
    })),
  );
  return {
    answer: read.map((row) => Object.fromEntries(row.map(({ name, answer }) => [name, answer]))),
    right: read.flatMap((row) => row.flatMap(({ right }) => right)),
    notices: read.flatMap((row) => row.flatMap(({ notices }) => notices)),
    refusals: read.flatMap((row) => row.flatMap(({ refusals }) => refusals)),
  };
}

/** The rows that a list holds; none where it holds something else. */
export function rowsOf(typed: Typed | undefined): readonly TypedRow[] {
  return typeof typed === 'object' ? typed : [];
}
