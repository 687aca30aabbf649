import { isRecord } from './isRecord';
import type { Lead } from './lead';
import { readLead } from './schema';

/**
 * Merges another lead into a lead: objects field by field, other parts as a whole. A part that the other lead does not name is
 * unchanged (specification, section 4, *Update application data*).
 */
export function mergeLead(lead: Lead, other: Lead): Lead {
  const merged: Record<string, unknown> = { ...lead };
  for (const [key, part] of Object.entries(other) as [string, unknown][]) {
    merged[key] = isRecord(part) && isRecord(merged[key]) ? { ...merged[key], ...part } : part;
  }
  return readLead(merged);
}
