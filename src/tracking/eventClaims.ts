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
  return {
    take: (leadId, name) =>
      runExclusive(claimsKey, () => {
        const claims = local.getParsed(claimsKey, claimsSchema) ?? {};
        const { [leadId]: claimed = [], ...others } = claims;
        if (claimed.includes(name)) return false;
        const newest = Object.entries(others).slice(1 - maxLeads);
        local.set(claimsKey, Object.fromEntries([...newest, [leadId, [...claimed, name]]]));
        return true;
      }),
  };
}
