import { createUniformChoice, purposes, type ConsentRecord, type Purpose } from './purposes';

/** The facts that decide, with the visitor's choice, which purposes are permitted. */
export interface ConsentFacts {
  /** The version of the question that the page asks. */
  readonly version: number;
  /** The purposes that the page uses. */
  readonly usedPurposes: readonly Purpose[];
  /** Purposes are permitted until the visitor refuses: the country requires no choice and the brand relies on that. */
  readonly isOptOut: boolean;
  /** The browser forbids every page to sell or share data (Global Privacy Control). This refuses advertising. */
  readonly isSharingRefused: boolean;
}

/** Whether the record answers the question that the page asks. */
export function isCurrentRecord(
  record: ConsentRecord | null,
  { version }: Pick<ConsentFacts, 'version'>,
): record is ConsentRecord {
  return record?.version === version;
}

/** Why a purpose is not permitted: the page does not use it, the browser or the visitor refuses it, or nobody has chosen yet. */
export type DenialReason = 'unused' | 'sharing refused' | 'refused' | 'not chosen';

/** Returns null if the purpose is permitted. */
export function getDenialReason(
  purpose: Purpose,
  record: ConsentRecord | null,
  facts: ConsentFacts,
): DenialReason | null {
  if (!facts.usedPurposes.includes(purpose)) return 'unused';
  if (purpose === 'advertising' && facts.isSharingRefused) return 'sharing refused';
  if (isCurrentRecord(record, facts)) return record.given[purpose] ? null : 'refused';
  return facts.isOptOut ? null : 'not chosen';
}

/** Whether each purpose is permitted. */
export function getPermissions(record: ConsentRecord | null, facts: ConsentFacts): ConsentRecord['given'] {
  const isPermitted = (purpose: Purpose) => getDenialReason(purpose, record, facts) === null;
  return {
    analytics: isPermitted('analytics'),
    recording: isPermitted('recording'),
    advertising: isPermitted('advertising'),
  };
}

/** Whether the page must ask the visitor. */
export function shouldAskForConsent(record: ConsentRecord | null, facts: ConsentFacts): boolean {
  return facts.usedPurposes.length > 0 && !facts.isOptOut && !isCurrentRecord(record, facts);
}

/**
 * Creates the record that is stored.
 *
 * @param given the chosen purposes; all others are refused
 * @param at milliseconds since the epoch
 */
export function createConsentRecord(given: readonly Purpose[], at: number, version: number): ConsentRecord {
  return {
    version,
    at: new Date(at).toISOString(),
    given: {
      ...createUniformChoice(false),
      ...Object.fromEntries(purposes.map((name) => [name, given.includes(name)])),
    },
  };
}
