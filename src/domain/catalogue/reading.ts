import type { CountryFacts } from '../countries/country';
import { normaliseText } from '../countries/normalise';
import type { CalendarDate, LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { Limits } from './limits';
import type { Reading } from './messages';
import type { OtherAnswers } from './options';
import { readChoice, readConsent, readYesNo } from './reading/choices';
import { isCountryPoint, type CountryPoint } from './reading/countryPoint';
import type { CountryRules } from './reading/countryValues';
import { readDate, readMonth } from './reading/dates';
import { readAmount, readMoney, readNumber, readPeriod } from './reading/numbers';
import { kept, refused } from './reading/readingOf';
import { readCode, readEmail, readText } from './reading/texts';
import type { Typed } from './typed';

/** What every answer is judged by. It takes code that the first screen does without: load this module lazily. */
export interface PlainContext {
  readonly facts: CountryFacts;
  readonly today: CalendarDate;
  readonly amount: Limits;
  readonly period: Limits;
  /** The applicant's other answers, from which the values of a choice may follow. */
  readonly answers: OtherAnswers;
}

/** With the country's own code and tables, without which no phone, identifier, bank account or postal code is judged. */
export interface ReadingContext extends PlainContext, CountryRules {
  readonly readCountryValue: (point: CountryPoint, typed: string, rules: CountryRules) => Reading<string>;
}

/**
 * Reads what stands in the control of a data point that already has its page's overrides: normalises it, then judges
 * it. Left empty it is `required`, or undefined where the data point may be left empty. Whatever is typed, it never throws.
 *
 * @param context with the country's own code where the data point is one of its (`isCountryPoint`)
 */
export function readDataPoint(
  point: DataPoint,
  typed: Typed | undefined,
  context: PlainContext | ReadingContext,
): Reading<LeadValue> {
  // A list has no text of its own: its rows are read question by question.
  if (point.kind === 'list') return refused('required');
  if (point.kind === 'consent') return readConsent(point, typed);
  const text = point.kind === 'yes-no' && typeof typed === 'boolean' ? String(typed) : typed;
  if (typeof text !== 'string' || isEmpty(point, text)) {
    return point.optional === true ? kept(undefined) : refused('required');
  }
  if (!isCountryPoint(point)) return readTyped(point, text, context);
  if (!('checks' in context)) throw new Error(`The rules for a ${point.kind} were not loaded.`);
  return context.readCountryValue(point, text, context);
}

function readTyped(
  point: Exclude<DataPoint, CountryPoint | { readonly kind: 'consent' | 'list' }>,
  typed: string,
  { facts, today, amount, period, answers }: PlainContext,
): Reading<LeadValue> {
  switch (point.kind) {
    case 'text':
      return readText(point, typed, facts);
    case 'email':
      return readEmail(typed);
    case 'money':
      return readMoney(point, typed, facts.currency);
    case 'number':
      return readNumber(point, typed);
    case 'code':
      return readCode(point, typed);
    case 'date':
      return readDate(point, typed, today, facts.age);
    case 'month':
      return readMonth(point, typed, today);
    case 'choice':
      return readChoice(point, typed, { facts, answers, today });
    case 'yes-no':
      return readYesNo(typed);
    case 'amount':
      return readAmount(typed, amount, facts.currency);
    case 'period':
      return readPeriod(typed, period);
  }
}

/** Parts of a date are joined by dashes, so that an untouched one is dashes alone. */
function isEmpty(point: DataPoint, typed: string): boolean {
  const text = normaliseText(typed);
  return text === '' || ((point.kind === 'date' || point.kind === 'month') && /^[- ]*$/.test(text));
}
