import type { DataPointName } from '../catalogue/names';
import type { Lead } from '../lead/lead';
import { getAnswer } from '../lead/paths';
import type { Page } from './resolvePage';
import {
  createPointRequest,
  getAnswers,
  getRequestedSteps,
  indexQuestions,
  isQuestionVisible,
} from './stepSequence';

/**
 * The data points whose answers a rule hides after a correction, such as the employer of a pensioner. The browser keeps them in case they show
 * again. The server must not: nobody could correct them.
 *
 * @param requested the data points that the server requested; null before its first response
 */
export function findHiddenAnswers(
  page: Page,
  lead: Lead,
  requested: readonly string[] | null,
): readonly DataPointName[] {
  const index = indexQuestions(page.steps);
  const answers = getAnswers(index, lead);
  const request = createPointRequest(page, requested, getRequestedSteps(page, requested));
  const questions = [...index.values()];
  const visible = questions.filter((question) => isQuestionVisible(question, index, answers, request));
  // Two data points may be one field of the lead.
  const shownPaths = visible.map(({ point }) => point.path);
  return questions
    .filter(({ point: { path } }) => path !== undefined && !shownPaths.includes(path))
    .filter(({ point: { path } }) => path !== undefined && getAnswer(lead, path) !== undefined)
    .map(({ name }) => name);
}
