import { isConfirmable } from '../../domain/pages/confirmation';
import type { Answers, Questionnaire } from '../../domain/pages/questionnaire';
import type { Page, PageStep } from '../../domain/pages/resolvePage';
import { removeUndecidableRules } from '../../domain/pages/undecidableRules';

/** A step under review before the confirmation. */
export interface WniosekSection {
  /** The questions that are asked now, except those of the confirmation itself. */
  readonly step: PageStep;
  /** The questions that can be changed in place, including hidden ones. Empty if the decision was based on the step. */
  readonly change: Questionnaire;
}

/** The steps on the path as sections, without empty ones. */
export function getSections(
  path: readonly PageStep[],
  page: Page,
  stateQuestionnaire: Questionnaire,
  answers: Answers,
): readonly WniosekSection[] {
  const isElsewhere = new Set<string>(stateQuestionnaire.dataPoints.map(({ name }) => name));
  const getRemaining = ({ dataPoints }: PageStep) => dataPoints.filter(({ name }) => !isElsewhere.has(name));
  return path
    .map((step): WniosekSection => {
      const whole = page.steps.find((candidate) => candidate.path === step.path) ?? step;
      const remaining = { ...step, dataPoints: getRemaining(step) };
      const change: Questionnaire = {
        key: `states>${stateQuestionnaire.route}>${step.path}`,
        route: stateQuestionnaire.route,
        dataPoints: getRemaining(whole).filter(isConfirmable),
      };
      return { step: remaining, change: removeUndecidableRulesOf(remaining, change, answers) };
    })
    .filter(({ step }) => step.dataPoints.length > 0);
}

/** What is asked now can be changed, also a question that the server requests without the question of its rule. */
function removeUndecidableRulesOf(step: PageStep, change: Questionnaire, answers: Answers): Questionnaire {
  const isAsked = new Set<string>(step.dataPoints.map(({ name }) => name));
  const decidable = removeUndecidableRules(change, answers).dataPoints;
  const dataPoints = change.dataPoints.map((question, place) =>
    isAsked.has(question.name) ? (decidable[place] ?? question) : question,
  );
  return { ...change, dataPoints };
}

/** The questions of a section that are asked now and can be changed. */
export function getChangeableQuestions({ step, change }: WniosekSection): Questionnaire {
  return { ...change, dataPoints: step.dataPoints.filter(isConfirmable) };
}
