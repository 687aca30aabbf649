import type { Lead } from '../lead/lead';
import { getAnswer } from '../lead/paths';
import { getRecordedConsent } from '../lead/policies';
import { memoizeByObject } from './memoizeByObject';
import { isRowAnswers, type Answers, type PageQuestion, type Questionnaire } from './questionnaire';

/** Every question of any questionnaire, by name. Rules look here. */
export type QuestionIndex = ReadonlyMap<string, PageQuestion>;

export const indexQuestions: (questionnaires: readonly Questionnaire[]) => QuestionIndex = memoizeByObject(
  (questionnaires) =>
    new Map(
      questionnaires.flatMap(({ dataPoints }) => dataPoints.map((question) => [question.name, question])),
    ),
);

/** The applicant's answers by data point, read from the lead. The same object for the same index and lead. */
export function getAnswers(questions: QuestionIndex, lead: Lead): Answers {
  return getAnswersOfLead(questions)(lead);
}

/** A step change reads the answers of one lead a dozen times. */
const getAnswersOfLead = memoizeByObject((questions: QuestionIndex) =>
  memoizeByObject((lead: Lead) => readAnswersOf(questions, lead)),
);

function readAnswersOf(questions: QuestionIndex, lead: Lead): Answers {
  return Object.fromEntries(
    [...questions.values()].flatMap(({ name, point }) => {
      if (point.isRecord === true) return [[name, getRecordedConsent(lead, name)]];
      return point.path === undefined ? [] : [[name, getAnswer(lead, point.path)]];
    }),
  );
}

/** What the server requests, and what is asked for that. */
export interface PointRequest {
  /** The data points that the server has named. */
  readonly requested: readonly string[];
  /** The data points of the steps that ask for them and of those on request, also the hidden ones. */
  readonly asked: readonly string[];
}

/** The questions of a questionnaire that its rules leave visible. */
export function getVisibleQuestions(
  { dataPoints }: Questionnaire,
  questions: QuestionIndex,
  answers: Answers,
  request: PointRequest | null = null,
): readonly PageQuestion[] {
  return dataPoints.filter((question) => isQuestionVisible(question, questions, answers, request));
}

/**
 * Whether a data point's rule holds: each of its drivers is itself visible and has a listed value. A driver that is neither asked nor
 * answered does not hide what the server requests.
 */
export function isQuestionVisible(
  { name, point }: PageQuestion,
  questions: QuestionIndex,
  answers: Answers,
  request: PointRequest | null = null,
): boolean {
  const isRequested = request?.requested.includes(name) === true;
  return Object.entries(point.when ?? {}).every(([driverName, values]) => {
    const driver = questions.get(driverName);
    if (driver === undefined) return false;
    const answer = answers[driver.name];
    if (isRequested && answer === undefined && !request.asked.includes(driverName)) return true;
    if (!isQuestionVisible(driver, questions, answers, request)) return false;
    return answer !== undefined && !isRowAnswers(answer) && values.includes(String(answer));
  });
}
