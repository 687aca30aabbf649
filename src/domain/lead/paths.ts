import type { Lead, LeadPath, LeadValue } from './lead';
import { readLead } from './schema';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The answer that stands at a path of the lead; undefined where there is none. */
export function answerAt(lead: Lead, path: LeadPath): LeadValue {
  let part: unknown = lead;
  for (const key of path.split('.')) {
    if (!isRecord(part) || !Object.hasOwn(part, key)) return undefined;
    part = part[key];
  }
  return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' ? part : undefined;
}

/** Answers by where they live in the lead. */
export type AnswersByPath = ReadonlyMap<LeadPath, LeadValue>;

/** The lead that holds exactly these answers; unanswered ones are left out. */
export function leadOf(answers: AnswersByPath): Lead {
  return withAnswers({}, answers);
}

/**
 * The lead with these answers put in. An undefined answer takes the old one out: a field the applicant emptied is never
 * silently restored. Everything else of the lead stays as it was.
 */
export function withAnswers(lead: Lead, answers: AnswersByPath): Lead {
  const parts: Record<string, unknown> = { ...lead };
  for (const [path, value] of answers) {
    const [head, field] = path.split('.');
    if (head === undefined) continue;
    if (field === undefined) {
      parts[head] = value;
      continue;
    }
    const group = parts[head];
    // An empty answer makes no group.
    if (value === undefined && group === undefined) continue;
    parts[head] = { ...(isRecord(group) ? group : {}), [field]: value };
  }
  return readLead(parts);
}
