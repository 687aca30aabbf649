import type { Decoded, Identifier } from '../countries/country';
import type { DataPointName } from './names';
import { suggestEmail } from './emailDomains';
import type { FieldNotice, NoticeCode } from './messages';
import type { ReadingContext } from './reading';

/** Answers by data point, whatever they are: the rules look at those that are texts. */
type Values = Readonly<Partial<Record<DataPointName, unknown>>>;

/** `checks` may be missing while no identifier has been asked for. */
type NoticeContext = Pick<ReadingContext, 'facts' | 'today'> & Partial<Pick<ReadingContext, 'checks'>>;

/**
 * What is told softly beside right answers, by data point: an identifier that names another birth date or gender
 * (`id` is the identifier's name), an e-mail address that looks like a slip (`suggestion` is the whole address).
 * Nothing of it blocks: the gender in a register may be older than the person's papers.
 */
export function noticesFor(
  values: Values,
  context: NoticeContext,
): Partial<Record<DataPointName, FieldNotice>> {
  const identifier = identifierNotice(values, context);
  const suggestion = typeof values.email === 'string' ? suggestEmail(values.email) : undefined;
  return {
    ...(identifier === undefined ? {} : { personal_code: identifier }),
    ...(suggestion === undefined ? {} : { email: { code: 'email_suggestion', params: { suggestion } } }),
  };
}

function identifierNotice(
  { personal_code: code, form_birthday: birthDate, gender }: Values,
  { facts, checks, today }: NoticeContext,
): FieldNotice | undefined {
  if (typeof code !== 'string') return undefined;
  for (const kind of facts.identifiers.personal) {
    const identifier = checks?.identifiers[kind];
    if (identifier?.decode === undefined || isRefused(identifier, code, today)) continue;
    const contradicted = contradiction(identifier.decode(code, today), birthDate, gender);
    if (contradicted !== undefined) return { code: contradicted, params: { id: identifier.name } };
  }
  return undefined;
}

/** A doubtful one is taken like a right one, so that what it tells counts as much. */
function isRefused(identifier: Identifier, code: string, today: string): boolean {
  const verdict = identifier.check(code, today);
  return verdict !== null && verdict !== 'doubtful';
}

function contradiction(decoded: Decoded, birthDate: unknown, gender: unknown): NoticeCode | undefined {
  if (typeof birthDate === 'string') {
    const otherDay = decoded.birthDate !== undefined && decoded.birthDate !== birthDate;
    const otherYear = decoded.birthYear !== undefined && decoded.birthYear !== Number(birthDate.slice(0, 4));
    if (otherDay || otherYear) return 'identifier_birth_date';
  }
  const otherGender = typeof gender === 'string' && decoded.gender !== undefined && decoded.gender !== gender;
  return otherGender ? 'identifier_gender' : undefined;
}
