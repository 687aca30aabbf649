import type { FieldMessage } from '../../domain/catalogue/messages';
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

interface ReadStep {
  /** The answers that hold, as the lead or the call takes them. */
  readonly answers: Answers;
  readonly refusals: readonly Refusal[];
}

/**
 * Reads what was typed into questions: answers where the rules hold, refusals in the questions' order. `known` are the answers
 * of other questionnaires.
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
    refusals: read.flatMap(({ refusals }) => refusals),
  };
}

interface ReadQuestion<Value extends Answer> {
  readonly answer: Value;
  readonly refusals: readonly Refusal[];
}

function readOne(
  reader: AnswerReader,
  question: AskedDataPoint,
  typed: Typed | undefined,
  others: OtherAnswers,
): ReadQuestion<LeadValue> {
  const reading = reader.read(question.point, typed, others);
  return reading.ok
    ? { answer: reading.value, refusals: [] }
    : { answer: undefined, refusals: [{ control: controlOf(question), message: reading.message }] };
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
    refusals: read.flatMap((row) => row.flatMap(({ refusals }) => refusals)),
  };
}

/** The rows that a list holds; none where it holds something else. */
export function rowsOf(typed: Typed | undefined): readonly TypedRow[] {
  return typeof typed === 'object' ? typed : [];
}
