import type { QuestionnaireInput } from '../../domain/catalogue/input';
import { isContradiction } from '../../domain/catalogue/messages';
import {
  isRowAnswers,
  type Answers,
  type PageQuestion,
  type RowAnswers,
} from '../../domain/pages/questionnaire';
import { isQuestionVisible } from '../../domain/pages/questionIndex';
import type { AnswerReader } from '../engine/answerReader';
import { readAnswers, type ValidAnswer } from '../engine/readAnswers';
import type { StepQuestions } from '../engine/stepFormProps';
import type { NoticesByControl } from './notices';

/** Finds the notices of the rules beside the questions of a step. */
export function findStepNotices(
  reader: AnswerReader,
  visible: readonly PageQuestion[],
  input: QuestionnaireInput,
  { knownAnswers, index }: Pick<StepQuestions, 'knownAnswers' | 'index'>,
): NoticesByControl {
  const { valid, notices } = readAnswers(reader, visible, input, knownAnswers);
  const present = { ...knownAnswers, ...input };
  // The input of this step, also in the rows of its lists, counts in place of what the lead has. Answers that the rules hide now are no longer asked.
  const here = new Set(visible.flatMap(({ name, row = [] }) => [name, ...row.map((cell) => cell.name)]));
  const elsewhere = [...index.values()].filter(
    (question) => !here.has(question.name) && isQuestionVisible(question, index, present),
  );
  const answers: Answers = {
    ...Object.fromEntries(elsewhere.map(({ name }) => [name, knownAnswers[name]])),
    ...collectAnswers(valid),
  };
  return { ...notices, ...reader.findNotices(answers, visible, knownAnswers) };
}

/** The controls with contradictions that have not been shown. */
export function findUnaskedContradictions(
  found: NoticesByControl,
  shown: NoticesByControl,
): readonly string[] {
  return Object.entries(found)
    .filter(([control, notice]) => isContradiction(notice) && shown[control]?.code !== notice.code)
    .map(([control]) => control);
}

/** The valid answers, also those in rows of a list that is not complete. */
function collectAnswers(valid: readonly ValidAnswer[]): Answers {
  const answers: Partial<Record<string, Answers[keyof Answers]>> = {};
  for (const { question, value } of valid) {
    const { name, inRow } = question;
    if (inRow === undefined) answers[name] = value;
    else answers[inRow.list] = setInRow(answers[inRow.list], inRow.index, { [name]: value });
  }
  return answers;
}

function setInRow(answer: Answers[keyof Answers], index: number, cell: RowAnswers): readonly RowAnswers[] {
  const rows = answer !== undefined && isRowAnswers(answer) ? answer : [];
  const count = Math.max(rows.length, index + 1);
  return Array.from({ length: count }, (_none, at) => ({ ...rows[at], ...(at === index ? cell : {}) }));
}
