import type { CountryChecks, CountryFacts } from '../countries/country';
import type { DataPoint } from './kinds';
import type { LoanLimits } from './loanLimits';
import { messageCodes, type FieldMessage, type MessageCode } from './messages';
import { getPatternError } from './patterns';
import { DEFAULT_MAX_LENGTH } from './reading/texts';

type Params = NonNullable<FieldMessage['params']>;

/** What the text about a rejected answer names. */
export interface RejectionContext {
  readonly facts: CountryFacts;
  readonly amount: LoanLimits;
  readonly period: LoanLimits;
  /** The names of the identifiers. Without them the text about an identifier is general. */
  readonly checks?: Pick<CountryChecks, 'identifiers'>;
}

/** The parameters of every text that has some. `tests` compare them with the texts. */
export const paramsByCode: Readonly<Partial<Record<MessageCode, readonly string[]>>> = {
  phone: ['example'],
  phone_landline: ['example'],
  phone_country: ['example'],
  identifier_shape: ['id'],
  identifier_letter: ['letter', 'digit'],
  identifier_digit: ['digit', 'letter'],
  postal_code: ['example'],
  date_far: ['days'],
  too_young: ['min'],
  too_old: ['max'],
  range: ['min', 'max'],
  minimum: ['min'],
  maximum: ['max'],
  step: ['step', 'below', 'above'],
  sign: ['sign'],
  sign_start: ['sign'],
  sign_end: ['sign'],
  too_long: ['maxLength'],
  rejected: ['rule'],
};

/**
 * The message about an answer that the server rejected: that of the server's code, or else what the question takes. The server names
 * no values, so a code whose text needs one that the question does not have counts as unknown (decision 36).
 */
export function explainRejection(point: DataPoint, code: string, context: RejectionContext): FieldMessage {
  const params = getParams(point, context);
  // A server may know the codes of dates alone.
  const known = point.kind === 'month' ? code.replace(/^date_(?=incomplete$|impossible$)/, 'month_') : code;
  const shown = findShownCode(known, params);
  if (shown !== null) return { code: shown, params };
  const rule = getRule(point);
  const isKnown = rule !== null && findShownCode(rule, params) !== null;
  return isKnown ? { code: 'rejected', params: { ...params, rule } } : { code: 'not_accepted' };
}

/** A code of the server that has a text for which these parameters suffice; null if it says nothing more than "not accepted". */
export function findShownCode(code: string, params: Params): MessageCode | null {
  const known = messageCodes.find((candidate) => candidate === code);
  if (known === undefined || known === 'not_accepted') return null;
  return (paramsByCode[known] ?? []).every((name) => Object.hasOwn(params, name)) ? known : null;
}

function getParams(point: DataPoint, { facts, amount, period, checks }: RejectionContext): Params {
  switch (point.kind) {
    case 'amount':
      return getLimits(amount);
    case 'period':
      return getLimits(period);
    case 'number':
    case 'money':
      return getLimits(point);
    case 'text':
      return { maxLength: point.maxLength ?? DEFAULT_MAX_LENGTH };
    case 'phone':
      return { example: facts.phone.example };
    case 'postal-code':
      return { example: facts.postalCode.example };
    case 'identifier': {
      const names = facts.identifiers[point.holder].flatMap((kind) => checks?.identifiers[kind]?.name ?? []);
      return names.length === 0 ? {} : { id: names.join(' / ') };
    }
    case 'date':
      if (point.range === 'birth') return getLimits(facts.age);
      return point.within === undefined ? {} : { days: point.within };
    default:
      return {};
  }
}

function getLimits({ min, max }: { readonly min?: number; readonly max?: number }): Params {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** The code whose text says what a question takes; null if it takes anything, or has its own text for a rejection. */
function getRule(point: DataPoint): MessageCode | null {
  switch (point.kind) {
    case 'text':
      return getPatternError(point.pattern);
    case 'email':
      return 'email';
    case 'phone':
      return 'phone';
    case 'money':
      return 'number';
    case 'number':
    case 'amount':
    case 'period':
      return 'range';
    case 'date':
      return 'date_incomplete';
    case 'month':
      return 'month_incomplete';
    case 'choice':
    case 'yes-no':
      return 'choose';
    case 'identifier':
      return 'identifier_shape';
    case 'bank-account':
      return 'bank_account_foreign';
    case 'postal-code':
      return 'postal_code';
    case 'code':
    case 'consent':
    case 'list':
      return null;
  }
}
