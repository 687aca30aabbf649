import * as v from 'valibot';
import { leadEvents, type LeadEventName } from '../domain/tracking/trackedEvent';
import type { KeyStore } from '../platform/storage';

const toldKey = 'toldEvents';
const toldSchema = v.record(v.string(), v.array(v.picklist(leadEvents)));

/** Leads that are remembered: the newest. */
const limit = 20;

/**
 * Whether an event of a lead is told by this call: it is claimed once for all tabs, reloads and visits of this browser. What
 * was told of a lead outlives its personal data, which it holds none of.
 *
 * @param exclusively does the work while no other tab does work of that name
 */
export function makeClaims(
  local: KeyStore,
  exclusively: <Result>(name: string, work: () => Result) => Promise<Result>,
): (leadId: string, name: LeadEventName) => Promise<boolean> {
  return (leadId, name) =>
    exclusively(toldKey, () => {
      const told = local.getParsed(toldKey, toldSchema) ?? {};
      const { [leadId]: ofLead = [], ...others } = told;
      if (ofLead.includes(name)) return false;
      const kept = Object.entries(others).slice(1 - limit);
      local.set(toldKey, Object.fromEntries([...kept, [leadId, [...ofLead, name]]]));
      return true;
    });
}
