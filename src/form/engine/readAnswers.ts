import type { AnswerNotice, FieldMessage } from '../../domain/catalogue/messages';
import type { OtherAnswers } from '../../domain/catalogue/options';
import type { QuestionInput, QuestionnaireInput, RowInput } from '../../domain/catalogue/input';
import type { LeadValue } from '../../domain/lead/lead';
import {
  getControlName,
  getRowQuestions,
  isControlOf,
  type Answer,
  type Answers,
  type PageQuestion,
  type RowAnswers,
} from '../../domain/pages/questionnaire';
import { getRows } from '../controls/rows';
import type { AnswerReader } from './answerReader';

interface InvalidInput {
  readonly control: string;
  readonly message: FieldMessage;
}

/** A question with a control, and its answer. */
export interface ValidAnswer {
  readonly question: PageQuestion;
  readonly value: LeadValue;
}

interface ReadAnswers {
  /** The valid answers as the lead or the call takes them. */
  readonly answers: Answers;
  /** The same, one entry for each control: those in the rows of lists too. */
  readonly valid: readonly ValidAnswer[];
  /** Notices beside valid answers, by control. */
  readonly notices: Readonly<Record<string, AnswerNotice>>;
  readonly invalid: readonly InvalidInput[];
}

/**
 * Validates the input of questions. Returns the valid answers with their notices, and a message for each invalid control, in the
 * order of the questions.
 *
 * @param knownAnswers answers to other questionnaires, which rules may depend on
 */
export function readAnswers(
  reader: AnswerReader,
  questions: readonly PageQuestion[],
  input: QuestionnaireInput,
  knownAnswers: Answers,
): ReadAnswers {
  const others = { ...knownAnswers, ...input };
  const results = questions.map((question) => ({
    name: question.name,
    ...(question.point.kind === 'list'
      ? readRows(reader, question, getRows(input[question.name]), others)
      : readQuestion(reader, question, input[question.name], others)),
  }));
  return {
    answers: Object.fromEntries(
      results.flatMap(({ name, invalid, answer }) => (invalid.length === 0 ? [[name, answer]] : [])),
    ),
    valid: results.flatMap(({ valid }) => valid),
    notices: Object.fromEntries(results.flatMap(({ notices }) => notices)),
    invalid: results.flatMap(({ invalid }) => invalid),
  };
}

interface QuestionResult<Value extends Answer> {
  readonly answer: Value;
  readonly valid: readonly ValidAnswer[];
  readonly notices: readonly (readonly [string, AnswerNotice])[];
  readonly invalid: readonly InvalidInput[];
}

function readQuestion(
  reader: AnswerReader,
  question: PageQuestion,
  input: QuestionInput | undefined,
  others: OtherAnswers,
): QuestionResult<LeadValue> {
  const control = getControlName(question);
  const result = reader.read(question.point, input, others);
  if (!result.ok) {
    return { answer: undefined, valid: [], notices: [], invalid: [{ control, message: result.message }] };
  }
  const notices = result.notice === undefined ? [] : [[control, result.notice] as const];
  return { answer: result.value, valid: [{ question, value: result.value }], notices, invalid: [] };
}

function readRows(
  reader: AnswerReader,
  list: PageQuestion,
  rows: readonly RowInput[],
  others: OtherAnswers,
): QuestionResult<readonly RowAnswers[]> {
  const results = rows.map((row, index) =>
    getRowQuestions(list, index).map((question) => ({
      name: question.name,
      ...readQuestion(reader, question, row[question.name], { ...others, ...row }),
    })),
  );
  return {
    answer: results.map((row) => Object.fromEntries(row.map(({ name, answer }) => [name, answer]))),
    valid: results.flatMap((row) => row.flatMap(({ valid }) => valid)),
    notices: results.flatMap((row) => row.flatMap(({ notices }) => notices)),
    invalid: results.flatMap((row) => row.flatMap(({ invalid }) => invalid)),
  };
}

interface ChangeContext {
  /** Answers as the lead holds them. */
  readonly knownAnswers: Answers;
  /** The values that the page wrote into the controls, read as answers. */
  readonly before: Answers;
  /** Controls with an error of the server. */
  readonly rejected: readonly string[];
}

/**
 * The answers that the lead needs: those that were changed, those that the lead does not have, those that the server rejected and
 * the applicant leaves unchanged, and consents, which are given anew at each submit.
 */
export function pickChangedAnswers(
  questions: readonly PageQuestion[],
  answers: Answers,
  { knownAnswers, before, rejected }: ChangeContext,
): Answers {
  const isChanged = ({ name, point }: PageQuestion) =>
    point.kind === 'consent' ||
    knownAnswers[name] === undefined ||
    answers[name] !== before[name] ||
    rejected.some((control) => isControlOf(control, name));
  return Object.fromEntries(questions.filter(isChanged).map(({ name }) => [name, answers[name]]));
}
