import type { StepPath } from '../catalogue/steps';
import type { Answers, PageQuestion } from './questionnaire';
import type { PageStep } from './resolvePage';

/**
 * The steps that ask a required question after a change which they did not ask before, and which nobody has answered. Who has submitted such a
 * step has not seen the question.
 *
 * @param before the steps on the path before the change
 * @param after those after it
 * @param answers the answers after it
 * @param given the names of answers that only the server has
 */
export function findNewlyAsked(
  before: readonly PageStep[],
  after: readonly PageStep[],
  answers: Answers,
  given: readonly string[],
): readonly StepPath[] {
  const asked = new Set(before.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name)));
  const isMissing = ({ name, point }: PageQuestion) =>
    !asked.has(name) &&
    !given.includes(name) &&
    point.optional !== true &&
    // The lead does not hold any other answer.
    (point.path !== undefined || point.isRecord === true) &&
    answers[name] === undefined;
  return after.filter(({ dataPoints }) => dataPoints.some(isMissing)).map(({ path }) => path);
}
