import { isConfirmed } from '../../domain/pages/confirmed';
import type { Questionnaire } from '../../domain/pages/questionnaire';
import type { Page, PageStep } from '../../domain/pages/resolvePage';

/** A step as it is read before the application is confirmed. */
export interface Section {
  /** With what is asked now, less what the confirmation itself asks. */
  readonly step: PageStep;
  /** What can be changed in place, with the questions that are hidden now; none where the decision was about it. */
  readonly change: Questionnaire;
}

/** The steps on the path as sections, less those of which nothing is left. */
export function sectionsOf(path: readonly PageStep[], page: Page, own: Questionnaire): readonly Section[] {
  const isElsewhere = new Set<string>(own.dataPoints.map(({ name }) => name));
  const left = ({ dataPoints }: PageStep) => dataPoints.filter(({ name }) => !isElsewhere.has(name));
  return path
    .map((step): Section => {
      const whole = page.steps.find((candidate) => candidate.path === step.path) ?? step;
      return {
        step: { ...step, dataPoints: left(step) },
        change: {
          key: `states>${own.route}>${step.path}`,
          route: own.route,
          dataPoints: left(whole).filter(isConfirmed),
        },
      };
    })
    .filter(({ step }) => step.dataPoints.length > 0);
}

/** The questions of a section that can be changed and are asked now. */
export function changeableNow({ step, change }: Section): Questionnaire {
  return { ...change, dataPoints: step.dataPoints.filter(isConfirmed) };
}
