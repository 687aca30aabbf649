import type { DataPointName } from '../catalogue/names';
import type { StepPath } from '../catalogue/steps';
import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { answerAt, leadOf } from '../lead/paths';
import type { AskedDataPoint } from './questionnaire';
import type { Page, PageStep } from './resolvePage';

/** Answers by data point; unanswered ones are absent or undefined. */
export type Answers = Readonly<Partial<Record<DataPointName, LeadValue>>>;

/** What the applicant told, by data point, as the lead holds it. */
export function answersOf(page: Page, lead: Lead): Answers {
  return Object.fromEntries(
    page.steps.flatMap((step) =>
      step.dataPoints.map(({ name, point }) => [name, answerAt(lead, point.path)]),
    ),
  );
}

/**
 * The steps to be asked now, in page order, each with the questions that its rules leave visible. The one derivation that
 * progress, buttons, deep links, errors and payload share.
 *
 * `requested`: the data points the server asked for, or null before it has answered: then every step of the page is taken
 * to be on the path, so that the progress shown at the start is never too small.
 */
export function stepsOnPath(
  page: Page,
  answers: Answers,
  requested: readonly string[] | null,
): readonly PageStep[] {
  return page.steps
    .filter((step) => isAskedFor(step, page, requested))
    .map((step) => ({
      ...step,
      dataPoints: step.dataPoints.filter((asked) => isVisible(asked, page, answers)),
    }))
    .filter((step) => step.dataPoints.length > 0);
}

function isAskedFor(step: PageStep, page: Page, requested: readonly string[] | null): boolean {
  if (requested === null || page.definition.flow === 'classic' || step.includeOnInit === true) return true;
  return step.dataPoints.some(({ name }) => requested.includes(name));
}

/** Whether a data point's rule holds: each one it depends on is itself visible on this page and has a listed value. */
export function isVisible(asked: AskedDataPoint, page: Page, answers: Answers): boolean {
  return Object.entries(asked.point.when ?? {}).every(([name, values]) => {
    const owner = questionOn(page, name);
    if (owner === undefined || !isVisible(owner, page, answers)) return false;
    const answer = answers[owner.name];
    return answer !== undefined && values.includes(String(answer));
  });
}

/** The question of that name, on whichever step the page asks it; undefined where it does not. */
export function questionOn(page: Page, name: string): AskedDataPoint | undefined {
  return page.steps.flatMap((step) => step.dataPoints).find((asked) => asked.name === name);
}

/** The steps of a page that ask for consents: they are asked anew when the lead they were given for is gone. */
export function consentSteps(page: Page): readonly StepPath[] {
  return page.steps
    .filter((step) => step.dataPoints.some(({ point }) => point.kind === 'consent'))
    .map(({ path }) => path);
}

/** The first step, in the order asked, that owns one of the data points; null when none does. */
export function earliestStepOwning(stepList: readonly PageStep[], names: readonly string[]): StepPath | null {
  return stepList.find((step) => step.dataPoints.some((asked) => names.includes(asked.name)))?.path ?? null;
}

/** The path of the step before; null for the first and for one that is not in the list. */
export function previousStep(stepList: readonly PageStep[], path: StepPath): StepPath | null {
  return stepList[stepList.findIndex((step) => step.path === path) - 1]?.path ?? null;
}

/** The path of the step after; null for the last and for one that is not in the list. */
export function nextStep(stepList: readonly PageStep[], path: StepPath): StepPath | null {
  const index = stepList.findIndex((step) => step.path === path);
  return index < 0 ? null : (stepList[index + 1]?.path ?? null);
}

/** The first step on the path that has not been submitted; null when all have. */
export function firstUnfinished(
  stepList: readonly PageStep[],
  submitted: readonly string[],
): StepPath | null {
  return stepList.find((step) => !submitted.includes(step.path))?.path ?? null;
}

/**
 * Whether leaving a step sends the lead. Classic: each step sends its part. Dynamic: the first contact creates the lead,
 * and the last step submits all data points of all steps (specification, section 2).
 */
export function sendsOnLeaving(page: Page, stepList: readonly PageStep[], path: StepPath): boolean {
  if (page.definition.flow === 'classic') return true;
  const step = stepList.find((candidate) => candidate.path === path);
  return step?.type === 'personal-information' || nextStep(stepList, path) === null;
}

/**
 * The answers to send from a step: classic and last steps send all that stands on the path so far, the first contact of a
 * dynamic page what has been asked up to it. Answers off the path stay in the browser.
 */
export function answersToSend(lead: Lead, stepList: readonly PageStep[], path: StepPath): Lead {
  const upTo = stepList.findIndex((step) => step.path === path);
  const answers = new Map<LeadPath, LeadValue>(
    stepList
      .slice(0, upTo + 1)
      .flatMap((step) => step.dataPoints)
      .map(({ point }) => [point.path, answerAt(lead, point.path)]),
  );
  return leadOf(answers);
}
