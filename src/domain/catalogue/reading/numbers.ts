import type { CurrencyCode } from '../../countries/country';
import { parseMoney } from '../../countries/money';
import { normaliseText } from '../../countries/normalise';
import type { DataPointOf } from '../kinds';
import type { Limits } from '../limits';
import type { Reading } from '../messages';
import { kept, refused } from './readingOf';

const wholeNumber = /^[-−]?\d{1,15}$/;
const decimalNumber = /^[-−]?\d+[.,]\d+$/;
/** Sums of steps such as 0.1 are not exact. */
const STEP_TOLERANCE = 1e-9;

/** An amount in major units of `currency`; `minimum` and `maximum` carry both limits that the data point has. */
export function readMoney(
  point: DataPointOf<'money'>,
  typed: string,
  currency: CurrencyCode,
): Reading<number> {
  const value = parseMoney(typed, currency);
  if (value === undefined) return refused('number');
  const { min, max } = point;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (min !== undefined && value < min) return refused('minimum', limits);
  if (max !== undefined && value > max) return refused('maximum', limits);
  return kept(value);
}

/** A count; `range` carries its limits. */
export function readNumber(point: DataPointOf<'number'>, typed: string): Reading<number> {
  return readWhole(typed, { min: point.min, max: point.max });
}

/** The amount of the loan, within the page's limits and on its step. */
export function readAmount(typed: string, limits: Limits, currency: CurrencyCode): Reading<number> {
  const value = parseMoney(typed, currency);
  return value === undefined ? refused('number') : withinLimits(value, limits);
}

/** The period of the loan in the page's scale, within the page's limits and on its step. */
export function readPeriod(typed: string, limits: Limits): Reading<number> {
  const whole = readWhole(typed, limits);
  return whole.ok ? withinLimits(whole.value, limits) : whole;
}

/** A whole number; `range` carries its limits. */
export function readWhole(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): Reading<number> {
  const text = normaliseText(typed);
  if (decimalNumber.test(text)) return refused('whole_number');
  if (!wholeNumber.test(text)) return refused('number');
  const value = Number(text.replace('−', '-'));
  // Adding 0 makes a typed "-0" the 0 that JSON and people know.
  return value < min || value > max ? refused('range', { min, max }) : kept(value + 0);
}

function withinLimits(value: number, { min, max, step }: Limits): Reading<number> {
  if (value < min || value > max) return refused('range', { min, max });
  const steps = (value - min) / step;
  if (Math.abs(steps - Math.round(steps)) < STEP_TOLERANCE) return kept(value);
  // Beyond the last step there is none: then the two last ones are offered.
  const lower = Math.min(Math.floor(steps), Math.floor((max - min) / step) - 1);
  const below = min + lower * step;
  return refused('step', { min, max, step, below, above: below + step });
}
