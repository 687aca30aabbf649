import type { MetadataJson } from 'libphonenumber-js/core';
import type { BankAccountReader } from '../../countries/bankAccounts';
import type { CountryChecks, CountryFacts, Identifier } from '../../countries/country';
import { readPhone } from '../../countries/phone';
import type { CalendarDate } from '../../lead/lead';
import type { DataPointOf } from '../kinds';
import type { MessageCode, ReadResult } from '../messages';
import type { CountryPoint } from './countryPoint';
import { acceptAnswer, rejectAnswer } from './results';

const identifierCodes = {
  'check-digit': 'identifier_check_digit',
  date: 'identifier_date',
} as const satisfies Record<string, MessageCode>;

const bankAccountCodes = {
  shape: 'bank_account_shape',
  'check-digit': 'bank_account_check_digit',
  foreign: 'bank_account_foreign',
  card: 'bank_account_card',
} as const satisfies Record<string, MessageCode>;

/** The code and tables of a country, which only these data points need. */
export interface CountryRules {
  readonly facts: CountryFacts;
  readonly checks: CountryChecks;
  /** Loaded only where an account is asked. */
  readonly readBankAccount?: BankAccountReader;
  /** The part of libphonenumber's metadata for the country. */
  readonly phoneMetadata: MetadataJson;
  readonly today: CalendarDate;
}

/** Reads a text, which must not be empty, as a value of the country. */
export function readCountryValue(
  point: CountryPoint,
  typed: string,
  rules: CountryRules,
): ReadResult<string> {
  const { facts, checks, readBankAccount, phoneMetadata, today } = rules;
  switch (point.kind) {
    case 'phone':
      return readPhoneNumber(point, typed, facts, phoneMetadata);
    case 'identifier':
      return readIdentifier(point, typed, facts, checks, today);
    case 'bank-account':
      return readAccount(typed, readBankAccount);
    case 'postal-code':
      return readPostalCode(typed, facts, checks);
  }
}

/** Reads a number of the country as E.164. `example` is one in national format. */
function readPhoneNumber(
  point: DataPointOf<'phone'>,
  typed: string,
  facts: CountryFacts,
  metadata: MetadataJson,
): ReadResult<string> {
  const phone = readPhone(typed, facts, metadata, point);
  return phone.ok ? acceptAnswer(phone.value) : rejectAnswer(phone.reason, { example: facts.phone.example });
}

function readPostalCode(typed: string, facts: CountryFacts, checks: CountryChecks): ReadResult<string> {
  const code = checks.postalCode(typed);
  if (!code.ok) return rejectAnswer('postal_code', { example: facts.postalCode.example });
  return acceptAnswer(code.value, code.doubtful === true ? { code: 'postal_code_doubtful' } : undefined);
}

function readAccount(typed: string, read: BankAccountReader | undefined): ReadResult<string> {
  if (read === undefined) throw new Error('The rules for a bank-account were not loaded.');
  const account = read(typed);
  if (!account.ok) return rejectAnswer(bankAccountCodes[account.reason]);
  return acceptAnswer(
    account.value,
    account.doubtful === true ? { code: 'bank_account_doubtful' } : undefined,
  );
}

/** The ranks of results: the best-fitting kind of identifier decides. */
const ranks = { valid: 0, doubtful: 1, 'check-digit': 2, date: 2, shape: 3 } as const;

/**
 * Reads any identifier that the country accepts for the holder. The error is that of the best-fitting kind: a wrong letter in a
 * DNI is reported, although the text is not a NIE either. `id` names that kind, or all of them.
 */
function readIdentifier(
  point: DataPointOf<'identifier'>,
  typed: string,
  facts: CountryFacts,
  checks: CountryChecks,
  today: CalendarDate,
): ReadResult<string> {
  const identifiers = facts.identifiers[point.holder].flatMap((kind) => checks.identifiers[kind] ?? []);
  const [best] = identifiers
    .map((identifier) => checkIdentifier(identifier, typed, today, point.holder))
    .sort((first, second) => ranks[first.result] - ranks[second.result]);
  if (best === undefined || best.result === 'shape') {
    return rejectAnswer('identifier_shape', { id: identifiers.map(({ name }) => name).join(' / ') });
  }
  const { result, value } = best;
  const params = { id: best.name };
  if (result === 'valid') return acceptAnswer(value);
  if (result === 'doubtful') return acceptAnswer(value, { code: 'identifier_doubtful', params });
  return rejectAnswer(identifierCodes[result], params);
}

function checkIdentifier(
  identifier: Identifier,
  typed: string,
  today: CalendarDate,
  holder: DataPointOf<'identifier'>['holder'],
) {
  const value = identifier.normalise(typed);
  const isOthers = holder !== 'employer' && identifier.isOfCompany?.(value) === true;
  const result = isOthers ? 'shape' : (identifier.check(value, today) ?? 'valid');
  return { name: identifier.name, value, result } as const;
}
