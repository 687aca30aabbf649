import type { Lead, LeadPath, LeadValue } from '../lead/lead';
import { answerAt, leadOf } from '../lead/paths';
import type { AskedDataPoint } from './questionnaire';
import type { PageStep } from './resolvePage';

/**
 * Whether an answer is one that an application is read and confirmed with: a value in a part of the lead. The loan itself is
 * what was decided on, and consents are given where they are asked.
 */
export function isConfirmed({ point }: AskedDataPoint): boolean {
  return point.path?.includes('.') === true && point.kind !== 'consent';
}

/** What of the application is confirmed as it was read: the answers to these steps that this browser holds. */
export function confirmedParts(lead: Lead, steps: readonly PageStep[]): Lead {
  const confirmed = steps.flatMap(({ dataPoints }) => dataPoints).filter(isConfirmed);
  return leadOf(
    new Map<LeadPath, LeadValue>(
      confirmed.flatMap(({ point: { path } }) => {
        const answer = path === undefined ? undefined : answerAt(lead, path);
        return path === undefined || answer === undefined ? [] : [[path, answer] as const];
      }),
    ),
  );
}
