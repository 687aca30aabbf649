import type { LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { TypedLine } from './typed';
import { written, type Writing } from './written';

/**
 * How a value of the lead stands in its control, so that reading it gives the value again: as country and language write
 * it, a month without its day. Needs no check and no metadata.
 */
export function typedValue(point: DataPoint, value: LeadValue, writing: Writing): TypedLine {
  if (point.kind === 'consent') return value === true;
  if (value === undefined) return '';
  if (point.kind === 'month') return String(value).slice(0, 'YYYY-MM'.length);
  return written(point, value, writing) ?? String(value);
}
