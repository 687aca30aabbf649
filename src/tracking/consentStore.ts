import * as v from 'valibot';
import {
  permitted,
  refusalOf,
  stands,
  chosen,
  type ConsentFacts,
  type Refusal,
} from '../domain/tracking/consent';
import type { ConsentRecord, Purpose } from '../domain/tracking/purposes';
import type { KeyStore } from '../platform/storage';

/** The key of the choice; one for all tabs and sessions of this page. */
export const consentKey = 'consent';

const recordSchema = v.object({
  version: v.number(),
  at: v.string(),
  given: v.object({ analytics: v.boolean(), recording: v.boolean(), advertising: v.boolean() }),
});

/** `chosen`: something else is permitted, or may be. `forgotten`: the visitor's data were deleted. */
export type ConsentChange = 'chosen' | 'forgotten';

/** The visitor's choice, wherever it is made. */
export interface ConsentStore {
  readonly facts: ConsentFacts;
  /** The choice that stands; null before one. The same object until it changes. */
  readonly record: () => ConsentRecord | null;
  readonly permitted: () => ConsentRecord['given'];
  /** Why nothing may be done for a purpose by now; null where it may. */
  readonly refusal: (purpose: Purpose) => Refusal | null;
  readonly choose: (given: readonly Purpose[]) => void;
  /** The storage was changed from outside: by another tab, or before the application was there. */
  readonly readAgain: () => void;
  /** What is stored was deleted, the choice with it: who was known until now is nobody, also where no choice is asked for. */
  readonly forget: () => void;
  readonly subscribe: (listener: (change: ConsentChange) => void) => () => void;
}

export function openConsent(local: KeyStore, facts: ConsentFacts, now: () => number): ConsentStore {
  const read = () => {
    const stored = local.getParsed(consentKey, recordSchema);
    return stands(stored) ? stored : null;
  };
  let record = read();
  const listeners = new Set<(change: ConsentChange) => void>();
  const tell = (change: ConsentChange) => {
    for (const listener of listeners) listener(change);
  };
  const become = (next: ConsentRecord | null) => {
    if (JSON.stringify(next) === JSON.stringify(record)) return;
    record = next;
    tell('chosen');
  };
  return {
    facts,
    record: () => record,
    permitted: () => permitted(record, facts),
    refusal: (purpose) => refusalOf(purpose, record, facts),
    choose: (given) => {
      const next = chosen(given, now());
      local.set(consentKey, next);
      become(next);
    },
    readAgain: () => become(read()),
    forget: () => {
      record = read();
      tell('forgotten');
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
