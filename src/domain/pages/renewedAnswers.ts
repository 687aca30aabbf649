import type { QuestionnaireInput } from '../catalogue/input';
import type { StepPath } from '../catalogue/steps';
import type { Lead } from '../lead/lead';
import { getAnswers, getVisibleQuestions, indexQuestions } from './questionIndex';
import type { PageQuestion } from './questionnaire';
import type { Page } from './resolvePage';

/**
 * The steps to ask again when the answers of a lead go into a new one: those with a consent, which belongs to the lead that ends, and
 * those with a required answer that only the server has.
 */
export function findStepsToReopen({ steps }: Page, lead: Lead): readonly StepPath[] {
  const questions = indexQuestions(steps);
  const answers = getAnswers(questions, lead);
  const isMissing = ({ name, point }: PageQuestion) =>
    point.path !== undefined && point.optional !== true && answers[name] === undefined;
  return steps
    .filter(
      (step) =>
        step.dataPoints.some(({ point }) => point.kind === 'consent') ||
        getVisibleQuestions(step, questions, answers).some(isMissing),
    )
    .map(({ path }) => path);
}

/** Removes ticked consents from drafts, because a draft is no consent. */
export function removeConsents(
  drafts: Readonly<Record<string, QuestionnaireInput>>,
  page: Page,
): Readonly<Record<string, QuestionnaireInput>> {
  const consents = new Set<string>(
    page.steps.flatMap(({ dataPoints }) =>
      dataPoints.flatMap(({ name, point }) => (point.kind === 'consent' ? [name] : [])),
    ),
  );
  return Object.fromEntries(
    Object.entries(drafts).map(([key, typed]) => [
      key,
      Object.fromEntries(Object.entries(typed).filter(([name]) => !consents.has(name))),
    ]),
  );
}
