import type { StepPath } from '../catalogue/steps';
import type { TypedValues } from '../catalogue/typed';
import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { answerAt, leadOf } from '../lead/paths';
import { recordedConsent } from '../lead/policies';
import { isRows, type Answers, type AskedDataPoint, type Questionnaire } from './questionnaire';
import type { Page, PageStep } from './resolvePage';

/** Every question that can be asked, by name, whichever questionnaire asks it: what rules look at. */
export type Questions = ReadonlyMap<string, AskedDataPoint>;

export function questionsOf(questionnaires: readonly Questionnaire[]): Questions {
  return new Map(questionnaires.flatMap(({ dataPoints }) => dataPoints.map((asked) => [asked.name, asked])));
}

/** What the applicant told, by data point, as the lead holds it. */
export function answersOf(questions: Questions, lead: Lead): Answers {
  return Object.fromEntries(
    [...questions.values()].flatMap(({ name, point }) => {
      if (point.isRecord === true) return [[name, recordedConsent(lead, name)]];
      return point.path === undefined ? [] : [[name, answerAt(lead, point.path)]];
    }),
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
  const questions = questionsOf(page.steps);
  return stepsAskedFor(page, requested)
    .map((step) => ({ ...step, dataPoints: visibleQuestions(step, questions, answers) }))
    .filter((step) => step.dataPoints.length > 0);
}

/** The steps that the server's word leaves, in page order, whether or not answers hide them: no answer changes this list. */
export function stepsAskedFor(page: Page, requested: readonly string[] | null): readonly PageStep[] {
  return page.steps.filter((step) => isAskedFor(step, page, requested));
}

/** How far a step lies along the form. */
export interface StepPlace {
  /** Steps that follow each other under one context label are one section; counted from 1. A page's stand together. */
  readonly section: number;
  readonly sections: number;
  /** How much of the form this step ends, above 0 and at most 1. */
  readonly share: number;
}

/**
 * Where a step lies among the steps that are asked for. Steps that answers hide are counted too: what is shown of a step
 * stays as it is when the path grows, and moving on never leads back. Null for a step that is not asked for.
 */
export function placeAmong(askedFor: readonly PageStep[], path: StepPath): StepPlace | null {
  const place = askedFor.findIndex((step) => step.path === path);
  if (place < 0) return null;
  const begins = askedFor.map((step, index) => step.contextLabel !== askedFor[index - 1]?.contextLabel);
  return {
    section: begins.slice(0, place + 1).filter(Boolean).length,
    sections: begins.filter(Boolean).length,
    share: (place + 1) / askedFor.length,
  };
}

function isAskedFor(step: PageStep, page: Page, requested: readonly string[] | null): boolean {
  if (requested === null || page.definition.flow === 'classic' || step.includeOnInit === true) return true;
  return step.dataPoints.some(({ name }) => requested.includes(name));
}

/** The questions of a questionnaire that its rules leave visible. */
export function visibleQuestions(
  { dataPoints }: Questionnaire,
  questions: Questions,
  answers: Answers,
): readonly AskedDataPoint[] {
  return dataPoints.filter((asked) => isVisible(asked, questions, answers));
}

/** Whether a data point's rule holds: each one it depends on is asked somewhere, itself visible, and has a listed value. */
export function isVisible({ point }: AskedDataPoint, questions: Questions, answers: Answers): boolean {
  return Object.entries(point.when ?? {}).every(([name, values]) => {
    const driver = questions.get(name);
    if (driver === undefined || !isVisible(driver, questions, answers)) return false;
    const answer = answers[driver.name];
    return answer !== undefined && !isRows(answer) && values.includes(String(answer));
  });
}

/** The steps of a page that ask for consents: they are asked anew when the lead they were given for is gone. */
export function consentSteps(page: Page): readonly StepPath[] {
  return page.steps
    .filter((step) => step.dataPoints.some(({ point }) => point.kind === 'consent'))
    .map(({ path }) => path);
}

/** What was typed without the ticks of consents, which nobody has given by it. */
export function withoutConsents(
  drafts: Readonly<Record<string, TypedValues>>,
  page: Page,
): Readonly<Record<string, TypedValues>> {
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
      .flatMap(({ point: { path: place } }) =>
        place === undefined ? [] : [[place, answerAt(lead, place)] as const],
      ),
  );
  return leadOf(answers);
}
