import type { DataPoint } from '../catalogue/kinds';
import type { StepPath } from '../catalogue/steps';
import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { buildLead, getAnswer } from '../lead/paths';
import { getRequestedLoan } from './pageDefault';
import type { Page, PageStep } from './resolvePage';
import { findStepOnRequest, getStepsUpTo, isLastStep, listStepsOnRequest } from './stepSequence';

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
  return page.definition.flow === 'classic' || (step !== undefined && isFirstContact(step));
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
  const answers = new Map<LeadPath, LeadValue>([
    ...listAnswers(getStepsUpTo(stepList, path), (place) => getAnswer(lead, place)),
    // The summary shows the loan as the sliders can have it, so exactly that is sent.
    ...listAnswers(listStepsOnRequest(page), (place, { kind }) =>
      kind === 'amount' || kind === 'period' ? getRequestedLoan(lead, page)[kind] : getAnswer(lead, place),
    ),
  ]);
  return buildLead(answers);
}

/** Whether a step asks for the first contact, which creates the lead in the dynamic flow. */
export function isFirstContact({ type }: PageStep): boolean {
  return type === 'personal-information';
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
