import type { CountryFacts, Identifier } from '../countries/country';
import type { DataPointName } from './names';
import { suggestEmail } from './emailDomains';
import type { AnswerNotice, NoticeCode } from './messages';
import type { ReadingContext } from './reading';

/** Answers by data point. */
type Values = Readonly<Partial<Record<DataPointName, unknown>>>;
type Notices = Partial<Record<DataPointName, AnswerNotice>>;

/** `checks` may be missing until an identifier is asked. */
type NoticeContext = Pick<ReadingContext, 'facts' | 'today'> & Partial<Pick<ReadingContext, 'checks'>>;

/** The identifiers of the applicant that may encode facts, and their holders. */
const ownIdentifiers = [
  { name: 'personal_code', holder: 'personal' },
  { name: 'id_card_number', holder: 'idCard' },
  { name: 'tax_identification_number', holder: 'tax' },
] as const satisfies readonly { name: DataPointName; holder: keyof CountryFacts['identifiers'] }[];

/** The postal codes and the region of the same address. */
const addresses = [
  { name: 'postal_code', province: 'province' },
  { name: 'employer_postal_code', province: 'employer_province' },
] as const satisfies readonly { name: DataPointName; province: DataPointName }[];

/**
 * Finds notices about valid answers, by data point: an identifier that encodes another birth date, gender or region of birth (`id`
 * is the name of the identifier), a postal code of another region (`region`), an e-mail address with a likely typing error
 * (`suggestion` is the whole address), an income that is too low for a month. A notice never blocks: a register may have an older gender than the documents.
 */
export function findNotices(values: Values, context: NoticeContext): Notices {
  return {
    ...findIdentifierNotices(values, context),
    ...findPlaceNotices(values, context),
    ...findEmailNotice(values),
    ...findIncomeNotice(values, context),
  };
}

function findIdentifierNotices(values: Values, context: NoticeContext): Notices {
  const notices: Notices = {};
  for (const { name, holder } of ownIdentifiers) {
    const notice = findIdentifierNotice(values[name], context.facts.identifiers[holder], values, context);
    if (notice !== undefined) notices[name] = notice;
  }
  return notices;
}

function findIdentifierNotice(
  code: unknown,
  kinds: CountryFacts['identifiers']['personal'],
  values: Values,
  { facts, checks, today }: NoticeContext,
): AnswerNotice | undefined {
  if (typeof code !== 'string') return undefined;
  for (const kind of kinds) {
    const identifier = checks?.identifiers[kind];
    if (identifier === undefined || isRejected(identifier, code, today)) continue;
    const contradiction = findContradiction(identifier, code, values, { facts, today });
    if (contradiction !== undefined) return { code: contradiction, params: { id: identifier.name } };
  }
  return undefined;
}

/** A doubtful identifier is accepted, so its facts count too. */
function isRejected(identifier: Identifier, code: string, today: string): boolean {
  const result = identifier.check(code, today);
  return result !== null && result !== 'doubtful';
}

function findContradiction(
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
  const birthRegionName = region === undefined ? undefined : facts.regions[region];
  return isOther(born, birthRegionName) ? 'identifier_birth_region' : undefined;
}

function findPlaceNotices(values: Values, { facts, checks }: NoticeContext): Notices {
  const notices: Notices = {};
  for (const { name, province } of addresses) {
    const code = values[name];
    const region = typeof code === 'string' ? checks?.regionOfPostalCode?.(code, facts.regions) : undefined;
    if (region === undefined || !isOther(values[province], region)) continue;
    notices[name] = { code: 'postal_code_region', params: { region } };
  }
  return notices;
}

function findEmailNotice({ email }: Values): Notices {
  const suggestion = typeof email === 'string' ? suggestEmail(email) : undefined;
  return suggestion === undefined ? {} : { email: { code: 'email_suggestion', params: { suggestion } } };
}

function findIncomeNotice({ monthly_income: income }: Values, { facts }: NoticeContext): Notices {
  const isLow = typeof income === 'number' && income < facts.monthlyIncomeFloor;
  return isLow ? { monthly_income: { code: 'income_low' } } : {};
}

/** Whether both exist and differ. */
function isOther(answer: unknown, expected: string | undefined): boolean {
  return typeof answer === 'string' && answer !== '' && expected !== undefined && answer !== expected;
}
