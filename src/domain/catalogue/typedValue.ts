import type { CountryFacts } from '../countries/country';
import type { LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { TypedLine } from './typed';
import { written } from './written';

/**
 * How a value of the lead stands in its control, so that reading it gives the value again: as the country writes it, a
 * month without its day. The loan's amount and period stay plain digits, which the slider takes too. Needs no check and no
 * metadata.
 */
export function typedValue(point: DataPoint, value: LeadValue, facts: CountryFacts): TypedLine {
  if (point.kind === 'consent') return value === true;
  if (value === undefined) return '';
  if (point.kind === 'month') return String(value).slice(0, 'YYYY-MM'.length);
  return written(point, value, facts) ?? String(value);
}
