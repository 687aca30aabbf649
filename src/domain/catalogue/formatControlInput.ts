import type { LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { ControlInput } from './input';
import { formatLeadValue, type FormatContext } from './formatLeadValue';

/**
 * Formats a value of the lead for its control, so that reading it returns the value: in the format of the country and the language,
 * a month without its day. Needs no checks and no metadata.
 */
export function formatControlInput(point: DataPoint, value: LeadValue, context: FormatContext): ControlInput {
  if (point.kind === 'consent') return value === true;
  if (value === undefined) return '';
  if (point.kind === 'month') return String(value).slice(0, 'YYYY-MM'.length);
  return formatLeadValue(point, value, context) ?? String(value);
}
