import type { CountryFacts, Identifier } from '../countries/country';
import type { NoticeCode } from './messages';
import type { DataPointName } from './names';
import type { NoticeContext, NoticeRow, Values } from './noticeRow';

/** A number of the applicant that may encode facts. */
export interface OwnIdentifier {
  readonly name: DataPointName;
  readonly holder: keyof CountryFacts['identifiers'];
}

const ownIdentifiers: readonly OwnIdentifier[] = [
  { name: 'personal_code', holder: 'personal' },
  { name: 'id_card_number', holder: 'idCard' },
  { name: 'tax_identification_number', holder: 'tax' },
];

interface EncodedFacts {
  readonly id: string;
  readonly birthDate?: string | undefined;
  readonly birthYear?: number | undefined;
  readonly gender?: string | undefined;
  readonly birthRegion?: string | undefined;
}

/** Decodes an identifier of the applicant: the first kind that accepts it. Undefined if none does. */
export function decodeIdentifier(
  { name, holder }: OwnIdentifier,
  values: Values,
  { facts, checks, today }: NoticeContext,
): EncodedFacts | undefined {
  const code = values[name];
  if (typeof code !== 'string') return undefined;
  const identifier = facts.identifiers[holder]
    .map((kind) => checks?.identifiers[kind])
    .find((one) => one !== undefined && !isRejected(one, code, today));
  if (identifier === undefined) return undefined;
  const region = identifier.birthRegion?.(code);
  return {
    ...identifier.decode?.(code, today),
    id: identifier.name,
    birthRegion: region === undefined ? undefined : facts.regions[region],
  };
}

/** A doubtful identifier is accepted, so its facts count too. */
function isRejected(identifier: Identifier, code: string, today: string): boolean {
  const result = identifier.check(code, today);
  return result !== null && result !== 'doubtful';
}

const encodedAnswers: readonly {
  readonly code: NoticeCode;
  readonly name: DataPointName;
  readonly isOther: (answer: string, encoded: EncodedFacts) => boolean;
}[] = [
  {
    code: 'identifier_birth_date',
    name: 'form_birthday',
    isOther: (answer, { birthDate, birthYear }) =>
      isOther(answer, birthDate) || isOther(answer.slice(0, 4), birthYear?.toString()),
  },
  { code: 'identifier_gender', name: 'gender', isOther: (answer, { gender }) => isOther(answer, gender) },
  {
    code: 'identifier_birth_region',
    name: 'province_of_birth',
    isOther: (answer, { birthRegion }) => isOther(answer, birthRegion),
  },
];

/**
 * An identifier that encodes another birth date, gender or region of birth. `id` is its name. A register may have an older gender than
 * the documents.
 */
export const identifierContradictions: readonly NoticeRow[] = ownIdentifiers.flatMap((identifier) =>
  encodedAnswers.map(({ code, name, isOther: contradicts }) => ({
    about: [name, identifier.name],
    find: (values, context) => {
      const answer = values[name];
      const encoded = decodeIdentifier(identifier, values, context);
      if (typeof answer !== 'string' || encoded === undefined || !contradicts(answer, encoded))
        return undefined;
      return { code, params: { id: encoded.id } };
    },
  })),
);

/** Whether both exist and differ. */
export function isOther(answer: unknown, expected: string | undefined): boolean {
  return typeof answer === 'string' && answer !== '' && expected !== undefined && answer !== expected;
}
