import type { CountryChecks, Identifier } from '../../countries/country';
import { readWithLabel, removeLabel } from '../../countries/label';
import { findSwappedSign } from '../../countries/lookAlikes';
import { readPhone } from '../../countries/phone';
import type { CalendarDate } from '../../lead/lead';
import type { DataPointOf } from '../kinds';
import type { MessageCode, ReadResult } from '../messages';
import { readAccount, type AccountRules } from './accounts';
import type { CountryPoint } from './countryPoint';
import { acceptAnswer, rejectAnswer } from './results';

const identifierCodes = {
  'check-digit': 'identifier_check_digit',
  date: 'identifier_date',
} as const satisfies Record<string, MessageCode>;

/** The code and tables of a country, which only these data points need. */
export interface CountryRules extends AccountRules {
  readonly checks: CountryChecks;
  readonly today: CalendarDate;
}

/** Reads a text, which must not be empty, as a value of the country. */
export function readCountryValue(
  point: CountryPoint,
  typed: string,
  rules: CountryRules,
): ReadResult<string> {
  switch (point.kind) {
    case 'phone':
      return readPhoneNumber(point, typed, rules);
    case 'identifier':
      return readIdentifier(point, typed, rules);
    case 'bank-account':
      return readAccount(typed, rules);
    case 'postal-code':
      return readPostalCode(typed, rules);
  }
}

/** Reads a number of the country as E.164. `example` is one in national format. */
function readPhoneNumber(
  point: DataPointOf<'phone'>,
  typed: string,
  { facts, phoneMetadata }: CountryRules,
): ReadResult<string> {
  const phone = readPhone(typed, facts, phoneMetadata, point);
  return phone.ok ? acceptAnswer(phone.value) : rejectAnswer(phone.reason, { example: facts.phone.example });
}

function readPostalCode(typed: string, { facts, checks }: CountryRules): ReadResult<string> {
  const code = checks.postalCode(typed);
  if (!code.ok) return rejectAnswer('postal_code', { example: facts.postalCode.example });
  return acceptAnswer(code.value, code.doubtful === true ? { code: 'postal_code_doubtful' } : undefined);
}

/** The ranks of results: the best-fitting kind of identifier decides. */
const ranks = { valid: 0, doubtful: 1, 'check-digit': 2, date: 2, shape: 3 } as const;

/**
 * Reads any identifier that the country accepts for the holder. The error is that of the best-fitting kind: a wrong letter in a
 * DNI is reported, although the text is not a NIE either. `id` names that kind, or all of them. A letter in the place of the digit that
 * looks like it is told first.
 */
function readIdentifier(
  { holder }: DataPointOf<'identifier'>,
  typed: string,
  { facts, checks, today }: CountryRules,
): ReadResult<string> {
  const kinds = facts.identifiers[holder];
  const identifiers = kinds.flatMap((kind) => checks.identifiers[kind] ?? []);
  const labels = [...checks.labels, ...kinds.flatMap((kind) => checks.labelsOfKinds?.[kind] ?? [])];
  const check = (identifier: Identifier, text: string) => checkIdentifier(identifier, text, today, holder);
  const [best] = identifiers
    .map((identifier) =>
      readWithLabel(
        typed,
        labels,
        (text) => check(identifier, text),
        ({ result }) => ranks[result],
      ),
    )
    .sort((first, second) => ranks[first.result] - ranks[second.result]);
  if (best?.result === 'valid') return acceptAnswer(best.value);
  if (best?.result === 'doubtful') {
    return acceptAnswer(best.value, { code: 'identifier_doubtful', params: { id: best.name } });
  }
  const texts = [typed, ...removeLabel(typed, labels)];
  const [swapped] = identifiers.flatMap((identifier) => {
    const isValid = (code: string) => check(identifier, code).result === 'valid';
    return texts.flatMap((text) => findSwappedSign(identifier.normalise(text), isValid) ?? []);
  });
  if (swapped !== undefined) {
    const { letter, digit, isLetterTyped } = swapped;
    return rejectAnswer(isLetterTyped ? 'identifier_letter' : 'identifier_digit', { letter, digit });
  }
  if (best === undefined || best.result === 'shape') {
    return rejectAnswer('identifier_shape', {
      id: identifiers.map(({ name }) => name).join(' / '),
    });
  }
  return rejectAnswer(identifierCodes[best.result], { id: best.name });
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
