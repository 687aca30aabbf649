import * as v from 'valibot';
import type { KeyValueStorage } from '../platform/storage/storage';

const claimsKey = 'toldEvents';
const claimsSchema = v.record(v.string(), v.array(v.string()));

/** The number of leads whose claims are stored. New leads replace the oldest. */
const maxLeads = 20;

/** What each lead's events have been claimed for, over all tabs, reloads and visits of this browser. No personal data. */
export interface EventClaims {
  /** True for the first caller, which sends the event. */
  readonly take: (leadId: string, name: string) => Promise<boolean>;
  /** Gives a claim back whose event could not be sent. */
  readonly release: (leadId: string, name: string) => Promise<void>;
}

/**
 * Opens the claims. They are stored longer than the lead.
 *
 * @param runExclusive runs the work while no other tab runs work of the same name
 */
export function createEventClaims(
  local: KeyValueStorage,
  runExclusive: <Result>(name: string, work: () => Result) => Promise<Result>,
): EventClaims {
  /** Stores what the change makes of the claims of a lead. Returns whether it has changed them. */
  const update = (leadId: string, change: (claimed: readonly string[]) => readonly string[]) =>
    runExclusive(claimsKey, () => {
      const claims = local.getParsed(claimsKey, claimsSchema) ?? {};
      const { [leadId]: claimed = [], ...others } = claims;
      const changed = change(claimed);
      if (changed.length === claimed.length) return false;
      const newest = Object.entries(others).slice(1 - maxLeads);
      local.set(claimsKey, Object.fromEntries([...newest, [leadId, changed]]));
      return true;
    });
  return {
    take: (leadId, name) =>
      update(leadId, (claimed) => (claimed.includes(name) ? claimed : [...claimed, name])),
    release: async (leadId, name) => {
      await update(leadId, (claimed) => claimed.filter((other) => other !== name));
    },
  };
}
