import type { DataPointName } from '../catalogue/names';
import type { Lead } from '../lead/lead';
import { getAnswer } from '../lead/paths';
import { isRowAnswers, type Answers, type PageQuestion } from './questionnaire';
import type { Page } from './resolvePage';
import { getAnswers, indexQuestions, type QuestionIndex } from './questionIndex';

/**
 * The data points whose answers a correction hides, such as the employer of a pensioner. The browser keeps them in case they show again. The
 * server must not: nobody could correct them. A rule whose question has no answer here hides nothing: a state's screen may have asked without it.
 */
export function findHiddenAnswers(page: Page, lead: Lead): readonly DataPointName[] {
  const index = indexQuestions(page.steps);
  const answers = getAnswers(index, lead);
  const questions = [...index.values()];
  const hidden = questions.filter((question) => isHidden(question, index, answers));
  // Two data points may be one field of the lead.
  const shownPaths = questions.filter((one) => !hidden.includes(one)).map(({ point }) => point.path);
  const isAnswered = ({ point: { path } }: PageQuestion) =>
    path !== undefined && !shownPaths.includes(path) && getAnswer(lead, path) !== undefined;
  return hidden.filter(isAnswered).map(({ name }) => name);
}

/** Whether an answer is known for which the rule of a question does not hold. */
function isHidden({ point }: PageQuestion, index: QuestionIndex, answers: Answers): boolean {
  return Object.entries(point.when ?? {}).some(([name, values]) => {
    const driver = index.get(name);
    if (driver === undefined) return false;
    const answer = answers[driver.name];
    const isOther = answer !== undefined && !isRowAnswers(answer) && !values.includes(String(answer));
    return isOther || isHidden(driver, index, answers);
  });
}
