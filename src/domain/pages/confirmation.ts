import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { getAnswer, buildLead } from '../lead/paths';
import type { PageQuestion } from './questionnaire';
import type { PageStep } from './resolvePage';

/**
 * Whether the applicant reviews and confirms an answer with the application: a value in a group of the lead.
 * The loan itself was the subject of the decision, and consents are given where they are asked.
 */
export function isConfirmable({ point }: PageQuestion): boolean {
  return point.path?.includes('.') === true && point.kind !== 'consent';
}

/** The answers to these steps that the applicant confirms, as far as this browser stores them. */
export function collectConfirmedAnswers(lead: Lead, steps: readonly PageStep[]): Lead {
  const confirmed = steps.flatMap(({ dataPoints }) => dataPoints).filter(isConfirmable);
  return buildLead(
    new Map<LeadPath, LeadValue>(
      confirmed.flatMap(({ point: { path } }) => {
        const answer = path === undefined ? undefined : getAnswer(lead, path);
        return path === undefined || answer === undefined ? [] : [[path, answer] as const];
      }),
    ),
  );
}
