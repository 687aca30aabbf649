import type { Lead, PolicyRecord } from './lead';

/** The text of a consent, from the server's list of policies. */
interface KnownPolicy {
  readonly id: string;
  readonly version: string;
}

/** The version of a record until the server's policies are known. It is never sent. */
const unknownVersion = 'page';

/** Whether a consent was recorded before the server's policies were known. */
export function lacksVersion(records: readonly PolicyRecord[]): boolean {
  return records.some(({ version }) => version === unknownVersion);
}

/** The records with the server's versions. A record is dropped if the server has no policy for it. */
export function withPolicyVersions(
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
 * Creates the records that the lead carries for consents: the choice with the version of the text and the time (faults, K8). A
 * consent with the same choice and version as before keeps its first record. A new record is never earlier than the one that it
 * replaces, even if the clock was set back, because the latest record of two tabs counts.
 *
 * @param at ISO timestamp of the submit, by the server's clock where it is known
 * @returns all records, or an empty list if there are no consents
 */
export function createPolicyRecords(
  consents: readonly { readonly name: string; readonly given: boolean }[],
  known: readonly KnownPolicy[],
  before: readonly PolicyRecord[],
  at: string,
): PolicyRecord[] {
  if (consents.length === 0) return [];
  const records = consents.map(({ name, given }) => {
    const version = known.find((policy) => policy.id === name)?.version ?? unknownVersion;
    const earlier = before.find((record) => record.id === name);
    if (earlier?.given === given && earlier.version === version) return earlier;
    const earlierMs = Date.parse(earlier?.givenAt ?? '');
    const givenAt = earlierMs >= Date.parse(at) ? new Date(earlierMs + 1).toISOString() : at;
    return { id: name, version, given, givenAt };
  });
  const names = records.map((record) => record.id);
  return [...before.filter((record) => !names.includes(record.id)), ...records];
}

/** The applicant's choice for a consent that exists only as a record; undefined if the form has not asked for it. */
export function getRecordedConsent({ policies = [] }: Lead, name: string): boolean | undefined {
  return policies.find(({ id }) => id === name)?.given;
}
