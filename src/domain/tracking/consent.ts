import { createUniformChoice, purposes, type ConsentRecord, type Purpose } from './purposes';

/** The facts that decide, with the visitor's choice, which purposes are permitted. */
export interface ConsentFacts {
  /** The version of the question that the page asks. */
  readonly version: number;
  /** How long a choice counts, in months: a fact of the country (decision 28). */
  readonly lifetimeMonths: number;
  readonly usedPurposes: readonly Purpose[];
  /** Purposes are permitted until the visitor refuses: the country requires no choice and the brand relies on that. */
  readonly isOptOut: boolean;
  /** The browser forbids every page to sell or share data (Global Privacy Control). This refuses advertising. */
  readonly isSharingRefused: boolean;
}

const dayMs = 24 * 3_600_000;
/** A twelfth of a year of 365 days. */
const monthMs = (365 / 12) * dayMs;

/**
 * Whether the record answers the question that the page asks, and its time has not passed. A date that cannot be does not count. The
 * clock of the device may have been set back by a day since the choice.
 *
 * @param now milliseconds since the epoch
 */
export function isCurrentRecord(
  record: Pick<ConsentRecord, 'version' | 'at'> | null,
  { version, lifetimeMonths }: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>,
  now: number,
): boolean {
  // No comparison with an unreadable date is true.
  const age = now - Date.parse(record?.at ?? '');
  return record?.version === version && age >= -dayMs && age < lifetimeMonths * monthMs;
}

/** Why a purpose is not permitted: the page does not use it, the browser or the visitor refuses it, or nobody has chosen yet. */
export type DenialReason = 'unused' | 'sharing refused' | 'refused' | 'not chosen';

/**
 * Returns null if the purpose is permitted.
 *
 * @param now milliseconds since the epoch
 */
export function getDenialReason(
  purpose: Purpose,
  record: ConsentRecord | null,
  facts: ConsentFacts,
  now: number,
): DenialReason | null {
  if (!facts.usedPurposes.includes(purpose)) return 'unused';
  if (purpose === 'advertising' && facts.isSharingRefused) return 'sharing refused';
  if (record !== null && isCurrentRecord(record, facts, now)) return record.given[purpose] ? null : 'refused';
  return facts.isOptOut ? null : 'not chosen';
}

/** Whether each purpose is permitted. */
export function getPermissions(
  record: ConsentRecord | null,
  facts: ConsentFacts,
  now: number,
): ConsentRecord['given'] {
  const isPermitted = (purpose: Purpose) => getDenialReason(purpose, record, facts, now) === null;
  return {
    analytics: isPermitted('analytics'),
    recording: isPermitted('recording'),
    advertising: isPermitted('advertising'),
  };
}

/** Whether the page must ask the visitor. */
export function shouldAskForConsent(record: ConsentRecord | null, facts: ConsentFacts, now: number): boolean {
  return facts.usedPurposes.length > 0 && !facts.isOptOut && !isCurrentRecord(record, facts, now);
}

/**
 * Creates the record that is stored. It contains no advertising if the browser refuses sharing.
 *
 * @param given the chosen purposes; all others are refused
 * @param at milliseconds since the epoch
 */
export function createConsentRecord(
  given: readonly string[],
  at: number,
  { version, isSharingRefused }: Pick<ConsentFacts, 'version' | 'isSharingRefused'>,
): ConsentRecord {
  const isGiven = (purpose: Purpose) =>
    given.includes(purpose) && !(isSharingRefused && purpose === 'advertising');
  return {
    version,
    at: new Date(at).toISOString(),
    given: {
      ...createUniformChoice(false),
      ...Object.fromEntries(purposes.map((name) => [name, isGiven(name)])),
    },
  };
}
