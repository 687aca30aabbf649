import type { QuestionInput, QuestionnaireInput, RowInput } from '../../domain/catalogue/input';
import { getRowQuestions, type PageQuestion } from '../../domain/pages/questionnaire';

/** The rows of a list. Empty if the control holds something else. */
export function getRows(input: QuestionInput | undefined): readonly RowInput[] {
  return typeof input === 'object' ? input : [];
}

/** The row that a question belongs to. Empty for a question outside a list. */
export function getOwnRow({ inRow }: PageQuestion, input: QuestionnaireInput): RowInput {
  return inRow === undefined ? {} : (getRows(input[inRow.list])[inRow.index] ?? {});
}

/** The questions in their order, each list followed by the questions of its rows. */
export function findQuestionsWithRows(
  questions: readonly PageQuestion[],
  input: QuestionnaireInput,
): readonly PageQuestion[] {
  return questions.flatMap((question) => {
    if (question.point.kind !== 'list') return [question];
    const rows = getRows(input[question.name]);
    return [question, ...rows.flatMap((_row, index) => getRowQuestions(question, index))];
  });
}

/** The questions that have a control: in place of a list, the questions of its rows. */
export function findControlQuestions(
  questions: readonly PageQuestion[],
  input: QuestionnaireInput,
): readonly PageQuestion[] {
  return findQuestionsWithRows(questions, input).filter(({ point }) => point.kind !== 'list');
}
