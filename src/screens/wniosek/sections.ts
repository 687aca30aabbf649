import { isConfirmable } from '../../domain/pages/confirmation';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Page, PageStep } from '../../domain/pages/resolvePage';

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
): readonly WniosekSection[] {
  const isElsewhere = new Set<string>(stateQuestionnaire.dataPoints.map(({ name }) => name));
  const getRemaining = ({ dataPoints }: PageStep) => dataPoints.filter(({ name }) => !isElsewhere.has(name));
  return path
    .map((step): WniosekSection => {
      const whole = page.steps.find((candidate) => candidate.path === step.path) ?? step;
      return {
        step: { ...step, dataPoints: getRemaining(step) },
        change: {
          key: `states>${stateQuestionnaire.route}>${step.path}`,
          route: stateQuestionnaire.route,
          dataPoints: getRemaining(whole).filter(isConfirmable),
        },
      };
    })
    .filter(({ step }) => step.dataPoints.length > 0);
}

/** The questions of a section that are asked now and can be changed. */
export function getChangeableQuestions({ step, change }: WniosekSection): Questionnaire {
  return { ...change, dataPoints: step.dataPoints.filter(isConfirmable) };
}
