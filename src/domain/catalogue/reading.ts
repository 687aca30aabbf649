import type { CountryFacts } from '../countries/country';
import { normaliseText } from '../countries/normalise';
import type { CalendarDate, LeadValue } from '../lead/lead';
import type { DataPoint } from './kinds';
import type { LoanLimits } from './loanLimits';
import type { ReadResult } from './messages';
import type { OtherAnswers } from './options';
import { readChoice, readConsent, readYesNo } from './reading/choices';
import { isCountryPoint, type CountryPoint } from './reading/countryPoint';
import type { CountryRules } from './reading/countryValues';
import { readDate, readMonth } from './reading/dates';
import { readAmount, readMoney, readNumber, readPeriod } from './reading/numbers';
import { acceptAnswer, rejectAnswer } from './reading/results';
import { readCode, readEmail, readText } from './reading/texts';
import type { QuestionInput } from './input';

/** The context of reading any answer. The first screen does not need this module, so load it lazily. */
export interface BasicReadingContext {
  readonly facts: CountryFacts;
  readonly today: CalendarDate;
  readonly amount: LoanLimits;
  readonly period: LoanLimits;
  /** The applicant's other answers, which the values of a choice may depend on. */
  readonly answers: OtherAnswers;
}

/** Adds the code and tables of the country, which phones, identifiers, bank accounts and postal codes need. */
export interface ReadingContext extends BasicReadingContext, CountryRules {
  readonly readCountryValue: (point: CountryPoint, typed: string, rules: CountryRules) => ReadResult<string>;
}

/**
 * Reads the input of a data point that already has the overrides of its page: normalises it, then validates it. An empty input is
 * `required`, or undefined if the data point is optional. No input makes it throw.
 *
 * @param context has the code of the country if the data point needs it (`isCountryPoint`)
 */
export function readDataPoint(
  point: DataPoint,
  typed: QuestionInput | undefined,
  context: BasicReadingContext | ReadingContext,
): ReadResult<LeadValue> {
  // A list has no input of its own: its rows are read question by question.
  if (point.kind === 'list') return rejectAnswer('required');
  if (point.kind === 'consent') return readConsent(point, typed);
  const text = point.kind === 'yes-no' && typeof typed === 'boolean' ? String(typed) : typed;
  if (typeof text !== 'string' || isEmpty(point, text)) {
    return point.optional === true ? acceptAnswer(undefined) : rejectAnswer('required');
  }
  if (!isCountryPoint(point)) return readTyped(point, text, context);
  if (!('checks' in context)) throw new Error(`The rules for a ${point.kind} were not loaded.`);
  return context.readCountryValue(point, text, context);
}

function readTyped(
  point: Exclude<DataPoint, CountryPoint | { readonly kind: 'consent' | 'list' }>,
  typed: string,
  { facts, today, amount, period, answers }: BasicReadingContext,
): ReadResult<LeadValue> {
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

/**
 * Whether nothing was answered. The parts of a date are joined by dashes, so an empty date contains only dashes. Who has no answer to a question that
 * may stay empty writes a dash.
 */
function isEmpty(point: DataPoint, typed: string): boolean {
  const text = normaliseText(typed);
  const isDash = point.kind === 'date' || point.kind === 'month' || point.optional === true;
  return text === '' || (isDash && /^[\p{Pd} ]*$/u.test(text));
}
