import type { Lead } from './lead';
import { readLead } from './schema';

/**
 * A lead with another's parts laid over it: the groups field by field, everything else whole. What the other does not
 * name stays (specification, section 4, *Update application data*).
 */
export function mergeLead(lead: Lead, other: Lead): Lead {
  const merged: Record<string, unknown> = { ...lead };
  for (const [key, part] of Object.entries(other) as [string, unknown][]) {
    merged[key] = isGroup(part) && isGroup(merged[key]) ? { ...merged[key], ...part } : part;
  }
  return readLead(merged);
}

/**
 * Two tabs' versions of one lead as one: what this tab changed since both agreed stays, everything else is the other's.
 * Where both changed a field, the other's write came later and stands.
 *
 * @param agreed what both tabs knew last
 */
export function mergeTabs(agreed: Lead, mine: Lead, theirs: Lead): Lead {
  return readLead(threeWay(agreed, mine, theirs) ?? {});
}

function threeWay(agreed: unknown, mine: unknown, theirs: unknown): unknown {
  if (!isGroup(mine) || !isGroup(theirs)) return isSame(agreed, theirs) ? mine : theirs;
  const before = isGroup(agreed) ? agreed : {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const part = threeWay(own(before, key), own(mine, key), own(theirs, key));
      return part === undefined ? [] : [[key, part]];
    }),
  );
}

function own(group: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(group, key) ? group[key] : undefined;
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(first: unknown, second: unknown): boolean {
  return first === second || JSON.stringify(first) === JSON.stringify(second);
}
