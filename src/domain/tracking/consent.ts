import { choiceOf, consentVersion, purposes, type ConsentRecord, type Purpose } from './purposes';

/** What there is to ask, and what is known of the visitor. */
export interface ConsentFacts {
  /** Purposes that the page uses at all. */
  readonly used: readonly Purpose[];
  /** Whether nothing waits for a choice: the country does not ask for one, and the brand has said so. */
  readonly startsWithout: boolean;
  /** The browser says for all pages that nothing be sold or shared (Global Privacy Control): it counts as a no to advertising. */
  readonly isSharingRefused: boolean;
}

/** Whether a choice was made about what is asked now. */
export function stands(record: ConsentRecord | null): record is ConsentRecord {
  return record?.version === consentVersion;
}

/** Why something may not be done: the page does not do it, the browser or the visitor said no, or nothing was said yet. */
export type Refusal = 'unused' | 'sharing refused' | 'refused' | 'not chosen';

/** Why nothing may be done for a purpose; null where it may. */
export function refusalOf(
  purpose: Purpose,
  record: ConsentRecord | null,
  facts: ConsentFacts,
): Refusal | null {
  if (!facts.used.includes(purpose)) return 'unused';
  if (purpose === 'advertising' && facts.isSharingRefused) return 'sharing refused';
  if (stands(record)) return record.given[purpose] ? null : 'refused';
  return facts.startsWithout ? null : 'not chosen';
}

/** What may be done, by purpose: what was chosen, or nothing before a choice. */
export function permitted(record: ConsentRecord | null, facts: ConsentFacts): ConsentRecord['given'] {
  const may = (purpose: Purpose) => refusalOf(purpose, record, facts) === null;
  return { analytics: may('analytics'), recording: may('recording'), advertising: may('advertising') };
}

/** Whether the visitor is to be asked. */
export function isAsked(record: ConsentRecord | null, { used, startsWithout }: ConsentFacts): boolean {
  return used.length > 0 && !startsWithout && !stands(record);
}

/** The choice of these purposes and no others, as it is kept. `at`: milliseconds since the epoch. */
export function chosen(given: readonly Purpose[], at: number): ConsentRecord {
  return {
    version: consentVersion,
    at: new Date(at).toISOString(),
    given: {
      ...choiceOf(false),
      ...Object.fromEntries(purposes.map((name) => [name, given.includes(name)])),
    },
  };
}
