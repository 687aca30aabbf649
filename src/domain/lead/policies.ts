import type { Lead, PolicyRecord } from './lead';

/** Which text stands behind a consent; from the server's list of policies. */
interface KnownPolicy {
  readonly id: string;
  readonly version: string;
}

/** Stands for a version until the server's policies are known; it is never sent. */
const unknownVersion = 'page';

/** Whether a consent was recorded before it was known which version of its text the server has. */
export function lacksVersion(records: readonly PolicyRecord[]): boolean {
  return records.some(({ version }) => version === unknownVersion);
}

/** The records with the server's versions; a consent that it has no policy for is no record of one. */
export function withVersions(
  records: readonly PolicyRecord[],
  known: readonly KnownPolicy[],
): readonly PolicyRecord[] {
  if (!lacksVersion(records)) return records;
  return records.flatMap((record) => {
    if (record.version !== unknownVersion) return [record];
    const policy = known.find(({ id }) => id === record.id);
    return policy === undefined ? [] : [{ ...record, version: policy.version }];
  });
}

/**
 * The records of consents as they go with the lead: text version and moment beside the choice (faults, K8). A consent that
 * was already recorded with the same choice and version keeps its first moment.
 *
 * @param at ISO timestamp of the submit
 * @returns all records, or an empty list when no consent was told
 */
export function policyRecords(
  told: readonly { readonly name: string; readonly given: boolean }[],
  known: readonly KnownPolicy[],
  before: readonly PolicyRecord[],
  at: string,
): PolicyRecord[] {
  if (told.length === 0) return [];
  const records = told.map(({ name, given }) => {
    const version = known.find((policy) => policy.id === name)?.version ?? unknownVersion;
    const earlier = before.find((record) => record.id === name);
    return earlier?.given === given && earlier.version === version
      ? earlier
      : { id: name, version, given, givenAt: at };
  });
  const names = records.map((record) => record.id);
  return [...before.filter((record) => !names.includes(record.id)), ...records];
}

/** What was said to a consent that is kept as a record alone; undefined where it was not asked yet. */
export function recordedConsent({ policies = [] }: Lead, name: string): boolean | undefined {
  return policies.find(({ id }) => id === name)?.given;
}
