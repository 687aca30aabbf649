import type { CountryFacts, Identifier } from '../countries/country';
import type { DataPointName } from './names';
import { suggestEmail } from './emailDomains';
import type { FieldNotice, NoticeCode } from './messages';
import type { ReadingContext } from './reading';

/** Answers by data point, whatever they are: the rules look at those that are texts. */
type Values = Readonly<Partial<Record<DataPointName, unknown>>>;
type Notices = Partial<Record<DataPointName, FieldNotice>>;

/** `checks` may be missing while no identifier has been asked for. */
type NoticeContext = Pick<ReadingContext, 'facts' | 'today'> & Partial<Pick<ReadingContext, 'checks'>>;

/** The applicant's own numbers that may tell of the applicant, and whose they are. */
const ownIdentifiers = [
  { name: 'personal_code', holder: 'personal' },
  { name: 'id_card_number', holder: 'idCard' },
  { name: 'tax_identification_number', holder: 'tax' },
] as const satisfies readonly { name: DataPointName; holder: keyof CountryFacts['identifiers'] }[];

/** Postal codes, and the region of the same address. */
const addresses = [
  { name: 'postal_code', province: 'province' },
  { name: 'employer_postal_code', province: 'employer_province' },
] as const satisfies readonly { name: DataPointName; province: DataPointName }[];

/**
 * What is told softly beside right answers, by data point: an identifier that names another birth date, gender or region of
 * birth (`id` is the identifier's name), a postal code of another region (`region`), an e-mail address that looks like a slip
 * (`suggestion` is the whole address). Nothing of it blocks: the gender in a register may be older than the person's papers.
 */
export function noticesFor(values: Values, context: NoticeContext): Notices {
  return { ...identifierNotices(values, context), ...placeNotices(values, context), ...emailNotice(values) };
}

function identifierNotices(values: Values, context: NoticeContext): Notices {
  const notices: Notices = {};
  for (const { name, holder } of ownIdentifiers) {
    const notice = identifierNotice(values[name], context.facts.identifiers[holder], values, context);
    if (notice !== undefined) notices[name] = notice;
  }
  return notices;
}

function identifierNotice(
  code: unknown,
  kinds: CountryFacts['identifiers']['personal'],
  values: Values,
  { facts, checks, today }: NoticeContext,
): FieldNotice | undefined {
  if (typeof code !== 'string') return undefined;
  for (const kind of kinds) {
    const identifier = checks?.identifiers[kind];
    if (identifier === undefined || isRefused(identifier, code, today)) continue;
    const contradicted = contradiction(identifier, code, values, { facts, today });
    if (contradicted !== undefined) return { code: contradicted, params: { id: identifier.name } };
  }
  return undefined;
}

/** A doubtful one is taken like a right one, so that what it tells counts as much. */
function isRefused(identifier: Identifier, code: string, today: string): boolean {
  const verdict = identifier.check(code, today);
  return verdict !== null && verdict !== 'doubtful';
}

function contradiction(
  { decode, birthRegion }: Identifier,
  code: string,
  { form_birthday: birthDate, gender, province_of_birth: born }: Values,
  { facts, today }: Pick<NoticeContext, 'facts' | 'today'>,
): NoticeCode | undefined {
  const decoded = decode?.(code, today) ?? {};
  if (typeof birthDate === 'string') {
    const otherDay = decoded.birthDate !== undefined && decoded.birthDate !== birthDate;
    const otherYear = decoded.birthYear !== undefined && decoded.birthYear !== Number(birthDate.slice(0, 4));
    if (otherDay || otherYear) return 'identifier_birth_date';
  }
  if (isOther(gender, decoded.gender)) return 'identifier_gender';
  const region = birthRegion?.(code);
  const told = region === undefined ? undefined : facts.regions[region];
  return isOther(born, told) ? 'identifier_birth_region' : undefined;
}

function placeNotices(values: Values, { facts, checks }: NoticeContext): Notices {
  const notices: Notices = {};
  for (const { name, province } of addresses) {
    const code = values[name];
    const region = typeof code === 'string' ? checks?.regionOfPostalCode?.(code, facts.regions) : undefined;
    if (region === undefined || !isOther(values[province], region)) continue;
    notices[name] = { code: 'postal_code_region', params: { region } };
  }
  return notices;
}

function emailNotice({ email }: Values): Notices {
  const suggestion = typeof email === 'string' ? suggestEmail(email) : undefined;
  return suggestion === undefined ? {} : { email: { code: 'email_suggestion', params: { suggestion } } };
}

/** Whether both are said and are not the same. */
function isOther(answer: unknown, told: string | undefined): boolean {
  return typeof answer === 'string' && answer !== '' && told !== undefined && answer !== told;
}
