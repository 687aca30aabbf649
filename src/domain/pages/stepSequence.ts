import type { StepPath } from '../catalogue/steps';
import type { QuestionnaireInput } from '../catalogue/input';
import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { getAnswer, buildLead } from '../lead/paths';
import { getRecordedConsent } from '../lead/policies';
import { isRowAnswers, type Answers, type PageQuestion, type Questionnaire } from './questionnaire';
import type { Page, PageStep } from './resolvePage';

/** Every question of any questionnaire, by name. Rules look here. */
export type QuestionIndex = ReadonlyMap<string, PageQuestion>;

export function indexQuestions(questionnaires: readonly Questionnaire[]): QuestionIndex {
  return new Map(
    questionnaires.flatMap(({ dataPoints }) => dataPoints.map((question) => [question.name, question])),
  );
}

/** The applicant's answers by data point, read from the lead. */
export function getAnswers(questions: QuestionIndex, lead: Lead): Answers {
  return Object.fromEntries(
    [...questions.values()].flatMap(({ name, point }) => {
      if (point.isRecord === true) return [[name, getRecordedConsent(lead, name)]];
      return point.path === undefined ? [] : [[name, getAnswer(lead, point.path)]];
    }),
  );
}

/**
 * The steps to ask now, in page order, each with its visible questions. Progress, buttons, deep links, errors
 * and the payload all use this list.
 *
 * @param requested the data points that the server requested. Null before its first response: all steps of
 * the page then count, so that the initial progress is never too small.
 */
export function getStepsOnPath(
  page: Page,
  answers: Answers,
  requested: readonly string[] | null,
): readonly PageStep[] {
  const questions = indexQuestions(page.steps);
  return getRequestedSteps(page, requested)
    .map((step) => ({ ...step, dataPoints: getVisibleQuestions(step, questions, answers) }))
    .filter((step) => step.dataPoints.length > 0);
}

/**
 * The steps with requested data points, in page order, including steps that answers hide. No answer changes
 * this list.
 */
export function getRequestedSteps(page: Page, requested: readonly string[] | null): readonly PageStep[] {
  return page.steps.filter((step) => isRequested(step, page, requested));
}

/** The position of a step in the form. */
export interface StepPosition {
  /** Consecutive steps with the same context label form one section. Counted from 1. */
  readonly section: number;
  readonly sections: number;
  /** The share of the form that is complete after this step, above 0 and at most 1. */
  readonly share: number;
}

/**
 * Finds the position of a step among the requested steps. Steps that answers hide count too, so the displayed
 * position stays the same when the path grows and never moves backwards. Null for a step that is not
 * requested.
 */
export function findStepPosition(askedFor: readonly PageStep[], path: StepPath): StepPosition | null {
  const place = askedFor.findIndex((step) => step.path === path);
  if (place < 0) return null;
  const begins = askedFor.map((step, index) => step.contextLabel !== askedFor[index - 1]?.contextLabel);
  return {
    section: begins.slice(0, place + 1).filter(Boolean).length,
    sections: begins.filter(Boolean).length,
    share: (place + 1) / askedFor.length,
  };
}

function isRequested(step: PageStep, page: Page, requested: readonly string[] | null): boolean {
  if (requested === null || page.definition.flow === 'classic' || step.includeOnInit === true) return true;
  return step.dataPoints.some(({ name }) => requested.includes(name));
}

/** The questions of a questionnaire that its rules leave visible. */
export function getVisibleQuestions(
  { dataPoints }: Questionnaire,
  questions: QuestionIndex,
  answers: Answers,
): readonly PageQuestion[] {
  return dataPoints.filter((question) => isQuestionVisible(question, questions, answers));
}

/**
 * Whether a data point's rule holds: each of its drivers is asked, is itself visible and has a listed value.
 */
export function isQuestionVisible(
  { point }: PageQuestion,
  questions: QuestionIndex,
  answers: Answers,
): boolean {
  return Object.entries(point.when ?? {}).every(([name, values]) => {
    const driver = questions.get(name);
    if (driver === undefined || !isQuestionVisible(driver, questions, answers)) return false;
    const answer = answers[driver.name];
    return answer !== undefined && !isRowAnswers(answer) && values.includes(String(answer));
  });
}

/**
 * The steps of a page that ask for consents. They are asked again if the lead of the consents no longer
 * exists.
 */
export function findConsentSteps(page: Page): readonly StepPath[] {
  return page.steps
    .filter((step) => step.dataPoints.some(({ point }) => point.kind === 'consent'))
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

/** The first step in order that asks for one of the data points. Null if none does. */
export function findFirstStepWith(stepList: readonly PageStep[], names: readonly string[]): StepPath | null {
  return stepList.find((step) => step.dataPoints.some(({ name }) => names.includes(name)))?.path ?? null;
}

/** The path of the previous step. Null for the first step and for one that is not in the list. */
export function findPreviousStep(stepList: readonly PageStep[], path: StepPath): StepPath | null {
  return stepList[stepList.findIndex((step) => step.path === path) - 1]?.path ?? null;
}

/** The path of the next step. Null for the last step and for one that is not in the list. */
export function findNextStep(stepList: readonly PageStep[], path: StepPath): StepPath | null {
  const index = stepList.findIndex((step) => step.path === path);
  return index < 0 ? null : (stepList[index + 1]?.path ?? null);
}

/** The first step on the path that was not submitted. Null if all were. */
export function findFirstUnfinishedStep(
  stepList: readonly PageStep[],
  submitted: readonly string[],
): StepPath | null {
  return stepList.find((step) => !submitted.includes(step.path))?.path ?? null;
}

/**
 * Whether leaving a step submits the lead. Classic: each step submits its part. Dynamic: the first contact
 * creates the lead, and the last step submits the data points of all steps (specification, section 2).
 */
export function shouldSubmitOnLeave(page: Page, stepList: readonly PageStep[], path: StepPath): boolean {
  if (page.definition.flow === 'classic') return true;
  const step = stepList.find((candidate) => candidate.path === path);
  return step?.type === 'personal-information' || findNextStep(stepList, path) === null;
}

/**
 * Collects the answers that a step submits: all answers on the path up to the step. Answers off the path stay
 * in the browser.
 */
export function collectAnswersToSubmit(lead: Lead, stepList: readonly PageStep[], path: StepPath): Lead {
  const upTo = stepList.findIndex((step) => step.path === path);
  const answers = new Map<LeadPath, LeadValue>(
    stepList
      .slice(0, upTo + 1)
      .flatMap((step) => step.dataPoints)
      .flatMap(({ point: { path: place } }) =>
        place === undefined ? [] : [[place, getAnswer(lead, place)] as const],
      ),
  );
  return buildLead(answers);
}
