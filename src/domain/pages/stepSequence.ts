import type { StepPath } from '../catalogue/steps';
import { getVisibleQuestions, indexQuestions, type PointRequest } from './questionIndex';
import type { Answers } from './questionnaire';
import type { Page, PageStep } from './resolvePage';

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

/** The steps that are asked only after a press. */
export function listStepsOnRequest(page: Page): readonly PageStep[] {
  return page.steps.filter((step) => step.isOnRequest === true);
}

/** The steps on the path, and those on request, which may have an error too. */
export function withStepsOnRequest(steps: readonly PageStep[], page: Page): readonly PageStep[] {
  return [...steps, ...listStepsOnRequest(page)];
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
  return listStepsOnRequest(page).find((step) => step.path === path);
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
