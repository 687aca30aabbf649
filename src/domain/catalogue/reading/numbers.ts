import type { CurrencyCode } from '../../countries/country';
import { countDecimals, parseMoney } from '../../countries/money';
import { normaliseText } from '../../countries/normalise';
import type { DataPointOf } from '../kinds';
import type { LoanLimits } from '../loanLimits';
import type { ReadResult } from '../messages';
import { acceptAnswer, rejectAnswer } from './results';

/** With or without groups of thousands. */
const wholeNumber = /^[-−]?(?:\d{1,15}|\d{1,3}([ .,'’])\d{3}(?:\1\d{3})*)$/;
const decimalNumber = /^[-−]?\d+[.,]\d+$/;
/** Multiples of a step such as 0.1 are not exact. */
const STEP_TOLERANCE = 1e-9;

/** Reads an amount in major units of `currency`. The errors `minimum` and `maximum` have both limits of the data point. */
export function readMoney(
  point: DataPointOf<'money'>,
  typed: string,
  currency: CurrencyCode,
): ReadResult<number> {
  const value = parseMoney(typed, currency);
  if (value === undefined) return rejectAnswer('number');
  const { min, max } = point;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  if (min !== undefined && value < min) return rejectAnswer('minimum', limits);
  if (max !== undefined && value > max) return rejectAnswer('maximum', limits);
  return acceptAnswer(value, isRounded(typed, currency) ? { code: 'amount_rounded' } : undefined);
}

const writtenDecimals = /[.,](?!0+(?!\d))\d{1,2}(?!\d)/;

/** Whether reading dropped decimals that the currency is used without. */
function isRounded(typed: string, currency: CurrencyCode): boolean {
  return countDecimals(currency) === 0 && writtenDecimals.test(normaliseText(typed));
}

/** Reads a count. The error `range` has its limits. */
export function readNumber(point: DataPointOf<'number'>, typed: string): ReadResult<number> {
  return readWhole(typed, point);
}

/** Reads the amount of the loan, within the limits of the page and on a step. */
export function readAmount(typed: string, limits: LoanLimits, currency: CurrencyCode): ReadResult<number> {
  const value = parseMoney(typed, currency);
  return value === undefined ? rejectAnswer('number') : readWithinLimits(value, limits);
}

/** Reads the period of the loan, within the limits of the page and on a step. */
export function readPeriod(typed: string, limits: LoanLimits): ReadResult<number> {
  const whole = readWhole(typed, limits);
  return whole.ok ? readWithinLimits(whole.value, limits) : whole;
}

/** Reads a whole number. The error `range` has its limits. */
export function readWhole(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): ReadResult<number> {
  const text = normaliseText(typed);
  if (!wholeNumber.test(text)) return rejectAnswer(decimalNumber.test(text) ? 'whole_number' : 'number');
  const value = Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''));
  // Adding 0 turns a typed "-0" into 0, as JSON does.
  return value < min || value > max ? rejectAnswer('range', { min, max }) : acceptAnswer(value + 0);
}

function readWithinLimits(value: number, { min, max, step }: LoanLimits): ReadResult<number> {
  if (value < min || value > max) return rejectAnswer('range', { min, max });
  const steps = (value - min) / step;
  if (Math.abs(steps - Math.round(steps)) < STEP_TOLERANCE) return acceptAnswer(value);
  // There is no step after the last, so then the last two are offered.
  const lower = Math.min(Math.floor(steps), Math.floor((max - min) / step) - 1);
  const below = min + lower * step;
  return rejectAnswer('step', { min, max, step, below, above: below + step });
}
