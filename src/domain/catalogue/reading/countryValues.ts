import type { MetadataJson } from 'libphonenumber-js/core';
import type { CountryChecks, CountryFacts, IdentifierKind } from '../../countries/country';
import { identifierNames } from '../../countries/identifiers/names';
import { readPhone } from '../../countries/phone';
import type { CalendarDate } from '../../lead/lead';
import type { DataPointOf } from '../kinds';
import type { MessageCode, Reading } from '../messages';
import { kept, refused } from './readingOf';

const identifierCodes = {
  shape: 'identifier_shape',
  'check-digit': 'identifier_check_digit',
  date: 'identifier_date',
} as const satisfies Record<string, MessageCode>;

const bankAccountCodes = {
  shape: 'bank_account_shape',
  'check-digit': 'bank_account_check_digit',
  foreign: 'bank_account_foreign',
} as const satisfies Record<string, MessageCode>;

/** A number of the page's country in E.164; `example` is one as it is written at home. */
export function readPhoneNumber(
  point: DataPointOf<'phone'>,
  typed: string,
  facts: CountryFacts,
  metadata: MetadataJson,
): Reading<string> {
  const phone = readPhone(typed, facts.code, metadata, point.line);
  return phone.ok ? kept(phone.value) : refused(phone.reason, { example: facts.phone.example });
}

export function readPostalCode(typed: string, facts: CountryFacts, checks: CountryChecks): Reading<string> {
  const code = checks.postalCode(typed);
  return code.ok ? kept(code.value) : refused('postal_code', { example: facts.postalCode.example });
}

export function readBankAccount(typed: string, checks: CountryChecks): Reading<string> {
  const account = checks.bankAccount(typed);
  return account.ok ? kept(account.value) : refused(bankAccountCodes[account.reason]);
}

/**
 * Any of the identifiers that the country takes for the holder. The message is that of the kind which fits best: a
 * wrong letter of a DNI is told as such, though the text is no NIE either. `id` names that kind, or all of them.
 */
export function readIdentifier(
  point: DataPointOf<'identifier'>,
  typed: string,
  facts: CountryFacts,
  checks: CountryChecks,
  today: CalendarDate,
): Reading<string> {
  const kinds = facts.identifiers[point.holder];
  const attempts = kinds.flatMap((kind) => attempt(kind, typed, checks, today));
  const right = attempts.find(({ refusal }) => refusal === null);
  if (right !== undefined) return kept(right.value);
  for (const { kind, refusal } of attempts) {
    if (refusal !== null && refusal !== 'shape')
      return refused(identifierCodes[refusal], { id: identifierNames[kind] });
  }
  return refused('identifier_shape', { id: kinds.map((kind) => identifierNames[kind]).join(' / ') });
}

function attempt(kind: IdentifierKind, typed: string, checks: CountryChecks, today: CalendarDate) {
  const identifier = checks.identifiers[kind];
  if (identifier === undefined) return [];
  const value = identifier.normalise(typed);
  return [{ kind, value, refusal: identifier.check(value, today) }];
}
