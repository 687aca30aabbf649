import * as v from 'valibot';
import type { KeyValueStorage } from '../platform/storage';

const claimsKey = 'toldEvents';
const claimsSchema = v.record(v.string(), v.array(v.string()));

/** The number of leads whose claims are stored. New leads replace the oldest. */
const maxLeads = 20;

/**
 * Claims an event of a lead. The first caller among all tabs, reloads and visits of this browser gets true and sends the event. The
 * claims contain no personal data and are stored longer than the lead's.
 *
 * @param runExclusive runs the work while no other tab runs work of the same name
 */
export function createEventClaims(
  local: KeyValueStorage,
  runExclusive: <Result>(name: string, work: () => Result) => Promise<Result>,
): (leadId: string, name: string) => Promise<boolean> {
  return (leadId, name) =>
    runExclusive(claimsKey, () => {
      const claims = local.getParsed(claimsKey, claimsSchema) ?? {};
      const { [leadId]: claimed = [], ...others } = claims;
      if (claimed.includes(name)) return false;
      const newest = Object.entries(others).slice(1 - maxLeads);
      local.set(claimsKey, Object.fromEntries([...newest, [leadId, [...claimed, name]]]));
      return true;
    });
}
