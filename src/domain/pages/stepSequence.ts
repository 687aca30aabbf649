import type { StepPath } from '../catalogue/steps';
import type { QuestionnaireInput } from '../catalogue/input';
import type { DataPoint } from '../catalogue/kinds';
import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { getAnswer, buildLead } from '../lead/paths';
import { getRecordedConsent } from '../lead/policies';
import { memoizeByObject } from './memoizeByObject';
import { getRequestedLoan } from './pageDefault';
import { isRowAnswers, type Answers, type PageQuestion, type Questionnaire } from './questionnaire';
import type { Page, PageStep } from './resolvePage';

/** Every question of any questionnaire, by name. Rules look here. */
export type QuestionIndex = ReadonlyMap<string, PageQuestion>;

export const indexQuestions: (questionnaires: readonly Questionnaire[]) => QuestionIndex = memoizeByObject(
  (questionnaires) =>
    new Map(
      questionnaires.flatMap(({ dataPoints }) => dataPoints.map((question) => [question.name, question])),
    ),
);

/** The applicant's answers by data point, read from the lead. The same object for the same index and lead. */
export function getAnswers(questions: QuestionIndex, lead: Lead): Answers {
  return getAnswersOfLead(questions)(lead);
}

/** A step change reads the answers of one lead a dozen times. */
const getAnswersOfLead = memoizeByObject((questions: QuestionIndex) =>
  memoizeByObject((lead: Lead) => readAnswersOf(questions, lead)),
);

function readAnswersOf(questions: QuestionIndex, lead: Lead): Answers {
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
 * @param focusedStep a step that stays on the path although the server does not request it; null if there is none
 */
export function getStepsOnPath(
  page: Page,
  answers: Answers,
  requested: readonly string[] | null,
  focusedStep: StepPath | null = null,
): readonly PageStep[] {
  const questions = indexQuestions(page.steps);
  const steps = getRequestedSteps(page, requested, focusedStep);
  const request = createPointRequest(page, requested, steps);
  return steps
    .map((step) => ({ ...step, dataPoints: getVisibleQuestions(step, questions, answers, request) }))
    .filter((step) => step.dataPoints.length > 0);
}

/** The steps with requested data points, in page order, including steps that answers hide. No answer changes this list. */
export function getRequestedSteps(
  page: Page,
  requested: readonly string[] | null,
  focusedStep: StepPath | null = null,
): readonly PageStep[] {
  return listStepsInOrder(page).filter(
    (step) => step.path === focusedStep || isRequested(step, page, requested),
  );
}

/** The steps that the page asks one after another, without those on request. */
export function listStepsInOrder(page: Page): readonly PageStep[] {
  return page.steps.filter((step) => step.isOnRequest !== true);
}

/** The steps on the path, and those on request, which may have an error too. */
export function withStepsOnRequest(steps: readonly PageStep[], page: Page): readonly PageStep[] {
  return [...steps, ...page.steps.filter((step) => step.isOnRequest === true)];
}

/** What the server requests, and what is asked for that. */
export interface PointRequest {
  /** The data points that the server has named. */
  readonly requested: readonly string[];
  /** The data points of the steps that ask for them and of those on request, also the hidden ones. */
  readonly asked: readonly string[];
}

/** The request of the server for these steps of a page. Null before its first response. */
export function createPointRequest(
  page: Page,
  requested: readonly string[] | null,
  steps: readonly PageStep[],
): PointRequest | null {
  if (requested === null) return null;
  const questions = withStepsOnRequest(steps, page).flatMap(({ dataPoints }) => dataPoints);
  return { requested, asked: questions.map(({ name }) => name) };
}

/** The step on request with this path; undefined if there is none. */
export function findStepOnRequest(page: Page, path: string): PageStep | undefined {
  return page.steps.find((step) => step.isOnRequest === true && step.path === path);
}

/** The position of a step in the form. */
export interface StepPosition {
  /** Consecutive steps with the same context label form one section. Counted from 1. */
  readonly section: number;
  readonly sections: number;
  /** Whether it is the first step of a section, and not of the form. */
  readonly opensSection: boolean;
  /** The share of the form that is complete after this step, above 0 and at most 1. */
  readonly share: number;
}

/**
 * Finds the position of a step among the requested steps. Steps that answers hide count too, so the displayed
 * position stays the same when the path grows and never moves backwards. Null for a step that is not
 * requested.
 */
export function findStepPosition(requested: readonly PageStep[], path: StepPath): StepPosition | null {
  const place = requested.findIndex((step) => step.path === path);
  if (place < 0) return null;
  const begins = requested.map((step, index) => step.contextLabel !== requested[index - 1]?.contextLabel);
  return {
    section: begins.slice(0, place + 1).filter(Boolean).length,
    sections: begins.filter(Boolean).length,
    opensSection: place > 0 && begins[place] === true,
    share: (place + 1) / requested.length,
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
  request: PointRequest | null = null,
): readonly PageQuestion[] {
  return dataPoints.filter((question) => isQuestionVisible(question, questions, answers, request));
}

/**
 * Whether a data point's rule holds: each of its drivers is itself visible and has a listed value. A driver that is neither asked nor
 * answered does not hide what the server requests.
 */
export function isQuestionVisible(
  { name, point }: PageQuestion,
  questions: QuestionIndex,
  answers: Answers,
  request: PointRequest | null = null,
): boolean {
  const isRequested = request?.requested.includes(name) === true;
  return Object.entries(point.when ?? {}).every(([driverName, values]) => {
    const driver = questions.get(driverName);
    if (driver === undefined) return false;
    const answer = answers[driver.name];
    if (isRequested && answer === undefined && !request.asked.includes(driverName)) return true;
    if (!isQuestionVisible(driver, questions, answers, request)) return false;
    return answer !== undefined && !isRowAnswers(answer) && values.includes(String(answer));
  });
}

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

/** The first step in order that asks for one of the data points. Null if none does. */
export function findFirstStepWith(stepList: readonly PageStep[], names: readonly string[]): StepPath | null {
  return stepList.find((step) => step.dataPoints.some(({ name }) => names.includes(name)))?.path ?? null;
}

/** The path of the previous step. Null for the first step and for one that is not in the list. */
export function findPreviousStep(stepList: readonly PageStep[], path: StepPath): StepPath | null {
  return stepList[stepList.findIndex((step) => step.path === path) - 1]?.path ?? null;
}

/** The steps before a step; none if it is not in the list. */
export function getStepsBefore(stepList: readonly PageStep[], path: string): readonly PageStep[] {
  return stepList.slice(
    0,
    Math.max(
      stepList.findIndex((step) => step.path === path),
      0,
    ),
  );
}

/** The steps up to a step, with it; none if it is not in the list. */
export function getStepsUpTo(stepList: readonly PageStep[], path: string): readonly PageStep[] {
  return stepList.slice(0, stepList.findIndex((step) => step.path === path) + 1);
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

/** The route of the review of all answers (decision 51). */
export const reviewRoute = 'review';

/** Whether the step is the last one, which the review of the answers follows. */
export function isLastStep(stepList: readonly PageStep[], path: string): boolean {
  return stepList.at(-1)?.path === path;
}

/**
 * Whether leaving a step submits the lead. Classic: each step submits its part. Dynamic: the first contact
 * creates the lead (specification, section 2). A step on request changes a lead but never creates one. The review that follows the last
 * step submits the data points of all steps (decision 51).
 */
export function shouldSubmitOnLeave(
  page: Page,
  lead: Lead,
  stepList: readonly PageStep[],
  path: StepPath,
): boolean {
  if (isLastStep(stepList, path)) return false;
  if (findStepOnRequest(page, path) !== undefined) return lead.id !== undefined;
  const step = stepList.find((candidate) => candidate.path === path);
  return page.definition.flow === 'classic' || step?.type === 'personal-information';
}

/**
 * Collects the answers that a step submits: all answers on the path up to the step, and those of the steps on
 * request, which apply from the start. Answers off the path stay in the browser.
 */
export function collectAnswersToSubmit(
  page: Page,
  lead: Lead,
  stepList: readonly PageStep[],
  path: StepPath,
): Lead {
  const onRequest = page.steps.filter((step) => step.isOnRequest === true);
  const answers = new Map<LeadPath, LeadValue>([
    ...listAnswers(getStepsUpTo(stepList, path), (place) => getAnswer(lead, place)),
    // The summary shows the loan as the sliders can have it, so exactly that is sent.
    ...listAnswers(onRequest, (place, { kind }) =>
      kind === 'amount' || kind === 'period' ? getRequestedLoan(lead, page)[kind] : getAnswer(lead, place),
    ),
  ]);
  return buildLead(answers);
}

function listAnswers(
  stepList: readonly PageStep[],
  read: (place: LeadPath, point: DataPoint) => LeadValue,
): readonly (readonly [LeadPath, LeadValue])[] {
  return stepList
    .flatMap((step) => step.dataPoints)
    .flatMap(({ point }) =>
      point.path === undefined ? [] : [[point.path, read(point.path, point)] as const],
    );
}
