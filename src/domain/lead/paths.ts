import { getFields, isRecord } from './isRecord';
import type { Lead, LeadPath, LeadValue } from './lead';
import { readLead } from './schema';

/** The answer at a path of the lead; undefined if there is none. */
export function getAnswer(lead: Lead, path: LeadPath): LeadValue {
  let part: unknown = lead;
  for (const key of path.split('.')) {
    if (!isRecord(part) || !Object.hasOwn(part, key)) return undefined;
    part = part[key];
  }
  return typeof part === 'string' || typeof part === 'number' || typeof part === 'boolean' ? part : undefined;
}

/** Answers by their path in the lead. */
export type AnswersByPath = ReadonlyMap<LeadPath, LeadValue>;

/** A lead with these answers alone. It has no field for an undefined answer. */
export function buildLead(answers: AnswersByPath): Lead {
  return withAnswers({}, answers);
}

/**
 * The lead with these answers. An undefined answer removes the old one, so that a field that the applicant has emptied is never
 * restored. The rest of the lead is unchanged.
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
    // An undefined answer does not create its group.
    if (value === undefined && group === undefined) continue;
    parts[head] = { ...getFields(group), [field]: value };
  }
  return readLead(parts);
}
