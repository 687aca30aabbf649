import type { Lead, LeadPath, PolicyRecord } from './lead';
import { answerAt, withAnswers } from './paths';
import { readLead } from './schema';

/**
 * A lead with another's parts laid over it: the groups field by field, everything else whole. What the other does not
 * name stays (specification, section 4, *Update application data*).
 */
export function mergeLead(lead: Lead, other: Lead): Lead {
  const merged: Record<string, unknown> = { ...lead };
  for (const [key, part] of Object.entries(other) as [string, unknown][]) {
    merged[key] = isGroup(part) && isGroup(merged[key]) ? { ...merged[key], ...part } : part;
  }
  return readLead(merged);
}

/** A tab's version of the lead. */
export interface LeadVersion {
  readonly lead: Lead;
  /** Milliseconds since the epoch at which an answer was last changed; one that never was is absent. */
  readonly changedAt: ReadonlyMap<LeadPath, number>;
}

/**
 * Two tabs' versions of one lead as one: of each answer the newest stands, an emptied one included; of each consent the
 * newest record. What is no answer is the other's, which was written later.
 */
export function mergeTabs(mine: LeadVersion, theirs: LeadVersion): Lead {
  const newest = (path: LeadPath) =>
    (mine.changedAt.get(path) ?? 0) > (theirs.changedAt.get(path) ?? 0) ? mine : theirs;
  const changed = [...mine.changedAt.keys(), ...theirs.changedAt.keys()];
  const lead = withAnswers(
    mergeLead(mine.lead, theirs.lead),
    new Map(changed.map((path) => [path, answerAt(newest(path).lead, path)])),
  );
  const policies = newestRecords([...(mine.lead.policies ?? []), ...(theirs.lead.policies ?? [])]);
  return policies.length === 0 ? lead : { ...lead, policies };
}

function newestRecords(records: readonly PolicyRecord[]): PolicyRecord[] {
  const isNewest = ({ id, givenAt }: PolicyRecord, index: number) =>
    !records.some(
      (other, at) =>
        other.id === id && (other.givenAt > givenAt || (other.givenAt === givenAt && at > index)),
    );
  return records.filter(isNewest);
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
