import * as v from 'valibot';
import {
  createConsentRecord,
  getDenialReason,
  getPermissions,
  isCurrentRecord,
  type ConsentFacts,
  type DenialReason,
} from '../domain/tracking/consent';
import type { ConsentRecord, Purpose } from '../domain/tracking/purposes';
import { createListeners } from '../platform/events/listeners';
import type { KeyValueStorage } from '../platform/storage/storage';

/** The storage key of the choice. All tabs and sessions of a page share it. */
export const consentKey = 'consent';

const recordSchema = v.object({
  version: v.number(),
  at: v.string(),
  given: v.object({ analytics: v.boolean(), recording: v.boolean(), advertising: v.boolean() }),
});

/** `changed`: the choice is another one. `reset`: the visitor's data were deleted. */
export type ConsentChange = 'changed' | 'reset';

/** The visitor's choice, in this tab or another one. */
export interface ConsentManager {
  readonly facts: ConsentFacts;
  /** The choice that counts now; null if there is none. The same object until it changes. */
  readonly getRecord: () => ConsentRecord | null;
  readonly getPermissions: () => ConsentRecord['given'];
  /** Why a purpose is not permitted now; null if it is. */
  readonly getDenialReason: (purpose: Purpose) => DenialReason | null;
  /** All choices that this document has known, also those whose time is over. */
  readonly choices: readonly (ConsentRecord | null)[];
  readonly choose: (given: readonly Purpose[]) => void;
  /** Reads the choice again after another tab or the starter script has stored one. */
  readonly refresh: () => void;
  /** Reads the choice again after all stored data were deleted. Listeners run also if the choice is the same as before. */
  readonly reset: () => void;
  readonly subscribe: (listener: (change: ConsentChange) => void) => () => void;
}

export function createConsentManager(
  local: KeyValueStorage,
  facts: ConsentFacts,
  now: () => number,
): ConsentManager {
  const read = () => local.getParsed(consentKey, recordSchema);
  let record = read();
  const choices = [record];
  const { subscribe, notify } = createListeners<ConsentChange>();
  const replace = (next: ConsentRecord | null, change: ConsentChange) => {
    record = next;
    choices.push(next);
    notify(change);
  };
  const update = (next: ConsentRecord | null) => {
    if (JSON.stringify(next) !== JSON.stringify(record)) replace(next, 'changed');
  };
  return {
    facts,
    choices,
    getRecord: () => (isCurrentRecord(record, facts, now()) ? record : null),
    getPermissions: () => getPermissions(record, facts, now()),
    getDenialReason: (purpose) => getDenialReason(purpose, record, facts, now()),
    choose: (given) => {
      const next = createConsentRecord(given, now(), facts);
      // A full storage must not keep a choice that was withdrawn.
      if (!local.set(consentKey, next)) local.remove(consentKey);
      update(next);
    },
    refresh: () => update(read()),
    reset: () => replace(read(), 'reset'),
    subscribe,
  };
}
