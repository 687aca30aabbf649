import type { Lead, LeadPath, PolicyRecord } from './lead';
import { getAnswer, withAnswers } from './paths';
import { lacksVersion } from './policies';
import { readLead } from './schema';

/**
 * Merges another lead into a lead: objects field by field, other parts as a whole. A part that the other lead does not name is
 * unchanged (specification, section 4, *Update application data*).
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
  /** When the applicant last changed something, in milliseconds since the epoch. */
  readonly savedAt: number;
  /** The revision at which each answer was last changed. An unchanged answer is absent. */
  readonly changedAt: ReadonlyMap<LeadPath, number>;
}

/**
 * Merges two tabs' versions of one lead: the newest value of each answer, even an empty one, and the newest record of each
 * consent that agrees with its answer. The revision says which answer is newer, and the time only if the revisions are equal. The other
 * parts are theirs, because that version was written later.
 *
 * @param consentPaths the answers to consents, by the ids of their records
 */
export function mergeTabs(
  mine: LeadVersion,
  theirs: LeadVersion,
  consentPaths: ReadonlyMap<string, LeadPath>,
): Lead {
  const newest = (path: LeadPath) => {
    const aheadBy = (mine.changedAt.get(path) ?? 0) - (theirs.changedAt.get(path) ?? 0);
    return (aheadBy || mine.savedAt - theirs.savedAt) > 0 ? mine : theirs;
  };
  const changed = [...mine.changedAt.keys(), ...theirs.changedAt.keys()];
  const { policies: _policies, ...lead } = withAnswers(
    mergeLead(mine.lead, theirs.lead),
    new Map(changed.map((path) => [path, getAnswer(newest(path).lead, path)])),
  );
  const isContradicted = ({ id, given }: PolicyRecord) => {
    const path = consentPaths.get(id);
    const answer = path === undefined ? undefined : getAnswer(lead, path);
    return answer !== undefined && answer !== given;
  };
  const records = [...(mine.lead.policies ?? []), ...(theirs.lead.policies ?? [])];
  const policies = findNewestRecords(records.filter((record) => !isContradicted(record)));
  return policies.length === 0 ? lead : { ...lead, policies };
}

function findNewestRecords(records: readonly PolicyRecord[]): PolicyRecord[] {
  return records.filter(
    (record, index) =>
      !records.some((other, at) => other.id === record.id && isNewer(other, record, at > index)),
  );
}

/** Of two records of one moment, the one with a version is newer: the other tab has not heard of the policies. */
function isNewer(other: PolicyRecord, record: PolicyRecord, isLater: boolean): boolean {
  if (other.givenAt !== record.givenAt) return other.givenAt > record.givenAt;
  const [isOtherOpen, isOpen] = [lacksVersion([other]), lacksVersion([record])];
  return isOtherOpen === isOpen ? isLater : isOpen;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
