import type { MetadataJson } from 'libphonenumber-js/core';
import type { CountryChecks, CountryFacts, Identifier } from '../../countries/country';
import { readPhone } from '../../countries/phone';
import type { CalendarDate } from '../../lead/lead';
import type { DataPointOf } from '../kinds';
import type { MessageCode, Reading } from '../messages';
import type { CountryPoint } from './countryPoint';
import { kept, refused } from './readingOf';

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

/** The country's own code and tables, which no answer to any other question needs. */
export interface CountryRules {
  readonly facts: CountryFacts;
  readonly checks: CountryChecks;
  /** libphonenumber's metadata, cut to the page's country. */
  readonly phoneMetadata: MetadataJson;
  readonly today: CalendarDate;
}

/** Reads what is typed as a value of the page's country; never empty. */
export function readCountryValue(point: CountryPoint, typed: string, rules: CountryRules): Reading<string> {
  const { facts, checks, phoneMetadata, today } = rules;
  switch (point.kind) {
    case 'phone':
      return readPhoneNumber(point, typed, facts, phoneMetadata);
    case 'identifier':
      return readIdentifier(point, typed, facts, checks, today);
    case 'bank-account':
      return readBankAccount(typed, checks);
    case 'postal-code':
      return readPostalCode(typed, facts, checks);
  }
}

/** A number of the page's country in E.164; `example` is one as it is written at home. */
function readPhoneNumber(
  point: DataPointOf<'phone'>,
  typed: string,
  facts: CountryFacts,
  metadata: MetadataJson,
): Reading<string> {
  const phone = readPhone(typed, facts, metadata, point.line);
  return phone.ok ? kept(phone.value) : refused(phone.reason, { example: facts.phone.example });
}

function readPostalCode(typed: string, facts: CountryFacts, checks: CountryChecks): Reading<string> {
  const code = checks.postalCode(typed);
  if (!code.ok) return refused('postal_code', { example: facts.postalCode.example });
  return kept(code.value, code.doubtful === true ? { code: 'postal_code_doubtful' } : undefined);
}

function readBankAccount(typed: string, checks: CountryChecks): Reading<string> {
  const account = checks.bankAccount(typed);
  if (!account.ok) return refused(bankAccountCodes[account.reason]);
  return kept(account.value, account.doubtful === true ? { code: 'bank_account_doubtful' } : undefined);
}

/** How well a text fits a kind of identifier; the best one decides what becomes of it. */
const ranks = { right: 0, doubtful: 1, 'check-digit': 2, date: 2, shape: 3 } as const;

/**
 * Any of the identifiers that the country takes for the holder. The message is that of the kind which fits best: a
 * wrong letter of a DNI is told as such, though the text is no NIE either. `id` names that kind, or all of them.
 */
function readIdentifier(
  point: DataPointOf<'identifier'>,
  typed: string,
  facts: CountryFacts,
  checks: CountryChecks,
  today: CalendarDate,
): Reading<string> {
  const identifiers = facts.identifiers[point.holder].flatMap((kind) => checks.identifiers[kind] ?? []);
  const [best] = identifiers
    .map((identifier) => attempt(identifier, typed, today))
    .sort((first, second) => ranks[first.verdict] - ranks[second.verdict]);
  if (best === undefined || best.verdict === 'shape') {
    return refused('identifier_shape', { id: identifiers.map(({ name }) => name).join(' / ') });
  }
  const { verdict, value } = best;
  const params = { id: best.name };
  if (verdict === 'right') return kept(value);
  if (verdict === 'doubtful') return kept(value, { code: 'identifier_doubtful', params });
  return refused(identifierCodes[verdict], params);
}

function attempt(identifier: Identifier, typed: string, today: CalendarDate) {
  const value = identifier.normalise(typed);
  return { name: identifier.name, value, verdict: identifier.check(value, today) ?? 'right' } as const;
}
