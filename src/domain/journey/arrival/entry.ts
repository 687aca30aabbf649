import { utmNames } from '../../tracking/utmNames';
import { dropUndefined } from '../../lead/dropUndefined';
import { clampToStep, type LoanLimits } from '../../catalogue/loanLimits';
import type { CountryCode } from '../../countries/country';
import { getCountryLanguages, languageTags } from '../../countries/locales';
import { parseLinkNumber } from './linkNumber';
import { isPlaceholder, readLinkedId, splitLink } from './linkQuery';

/** The data points that a link may prefill. They are editable and listed in `posthogParameters.leadPrefilledFields`. */
export interface Prefill {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone_number?: string;
}

/** The click ids of ad platforms in an address. */
export interface ClickParameters {
  readonly gclid?: string;
  readonly gclsrc?: string;
  readonly gbraid?: string;
  readonly wbraid?: string;
}

/** An ad click in a cookie. */
export interface ClickCookie extends ClickParameters {
  /** ISO timestamp. */
  readonly setAt?: string;
}

export const loanParts = ['amount', 'period'] as const;
export type LoanPart = (typeof loanParts)[number];

/** Parts of a loan that a link has asked for, and that the page's limits exclude. */
export type OutsideLimits = Readonly<Partial<Record<LoanPart, number>>>;

/** The types of continue links that the server sends. */
export const linkTypes = ['continue', 'retargeting', 'abandonment'] as const;
export type LinkType = (typeof linkTypes)[number];

/** The data of the address and the cookies at the start (specification, section 2, *Query parameters*). */
export interface Entry {
  /** Lower-case UUID. */
  readonly sessionId?: string;
  readonly refName?: string;
  readonly refSubId?: string;
  readonly refTransactionId?: string;
  /** Whether the address has a referral parameter, even an invalid one. */
  readonly hasReferralParameters?: boolean;
  /** Within the page's limits and on its step. */
  readonly amount?: number;
  readonly period?: number;
  /** What the address has asked for beyond the page's limits. */
  readonly outsideLimits?: OutsideLimits;
  readonly prefill: Prefill;
  readonly unsubscribeEmail?: string;
  /** The lead of a continue link, perhaps the one that is open here: the applicant chooses later. Empty if the link names none. */
  readonly linkedId?: string;
  /** The type of the continue link that brought the applicant back. */
  readonly urlType?: LinkType;
  readonly sellingTierGlobalId?: string;
  readonly fbclid?: string;
  readonly ttclid?: string;
  /** The click cookies of the pixels. */
  readonly fbp?: string;
  readonly fbc?: string;
  readonly ttp?: string;
  /** The ad click of the address. */
  readonly click: ClickParameters;
  /** The ad clicks of the cookies, with their time if they have one. */
  readonly clickCookies: readonly ClickCookie[];
  /** The campaign of the address, and that of the cookies. */
  readonly utm: Readonly<Record<string, string>>;
  /** Whether the address has the placeholder of a template that nobody replaced. */
  readonly hasPlaceholders?: boolean;
  readonly utmCookies: Readonly<Record<string, string>>;
}

const referralParameters = ['refName', 'refSubId', 'refTransactionId', 's_id'] as const;

/** The maximum number of characters of a parameter. Longer values are ignored. */
const maxParameterLength = 2_000;
const maxPrefillLength = 250;
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

interface EntryInput {
  /** The query of the address, with or without the question mark. */
  readonly query: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly amount: LoanLimits;
  readonly period: LoanLimits;
  /** Its language says what groups thousands. */
  readonly country: CountryCode;
}

/** Reads the address and the cookies. Ignores contradictory, empty, too long and malformed values, and placeholders. Never throws. */
export function readEntry({ query, cookies, country, ...limits }: EntryInput): Entry {
  const parameters = new URLSearchParams(query);
  const read = (name: string, limit?: number) => readParameter(parameters, name, limit);
  const cookie = (name: string) => sanitise(cookies.get(name), maxParameterLength);
  const sessionId = read('sessionId');
  return dropUndefined({
    sessionId: sessionId !== undefined && uuidPattern.test(sessionId) ? sessionId.toLowerCase() : undefined,
    refName: read('refName'),
    refSubId: read('refSubId'),
    refTransactionId: read('refTransactionId') ?? read('s_id'),
    hasReferralParameters: referralParameters.some((name) => parameters.has(name)) || undefined,
    hasPlaceholders: [...parameters.values()].some((value) => isPlaceholder(value.trim())) || undefined,
    ...readLoan(read, limits, country),
    prefill: dropUndefined({
      first_name: read('firstName', maxPrefillLength),
      last_name: read('lastName', maxPrefillLength),
      email: read('email', maxPrefillLength),
      phone_number: read('phoneNumber', maxPrefillLength),
    }),
    urlType: linkTypes.find((type) => type === read('urlType')),
    sellingTierGlobalId: read('sellingTierGlobalId'),
    fbclid: read('fbclid'),
    ttclid: read('ttclid') ?? cookie('ttclid'),
    fbp: cookie('_fbp'),
    fbc: cookie('_fbc'),
    ttp: cookie('_ttp'),
    click: readClick(parameters, read),
    clickCookies: readClickCookies(cookie),
    utm: readUtm(read),
    utmCookies: readUtm(cookie),
  });
}

/** The ad click of the address. None if its source cannot be read: an ignored source is not an absent one. */
function readClick(parameters: URLSearchParams, read: (name: string) => string | undefined): ClickParameters {
  const gclsrc = read('gclsrc');
  if (gclsrc === undefined && parameters.has('gclsrc')) return {};
  return dropUndefined({ gclid: read('gclid'), gclsrc, gbraid: read('gbraid'), wbraid: read('wbraid') });
}

const readUtm = (read: (name: string) => string | undefined): Entry['utm'] =>
  Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = read(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The value of a parameter that is well-formed and no placeholder, and the same wherever it occurs; undefined otherwise. */
export function readParameter(
  parameters: URLSearchParams,
  name: string,
  limit = maxParameterLength,
): string | undefined {
  const [value, ...others] = new Set(parameters.getAll(name));
  return others.length === 0 ? sanitise(value, limit) : undefined;
}

/** The trimmed value, if it is short enough and has no control or invisible characters. */
function sanitise(value: string | undefined, limit: number): string | undefined {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ||
    trimmed.length > limit ||
    isPlaceholder(trimmed) ||
    /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/u.test(trimmed)
    ? undefined
    : trimmed;
}

/**
 * Adapts the entry to the route that it opens. The transaction of a continue link belongs to its lead, unless the link names the
 * affiliate too, and its person is the one of its lead. The e-mail of an unsubscribe link is no prefill.
 *
 * @param route below the base path
 */
export function entryForRoute(route: string, entry: Entry): Entry {
  const [path] = splitLink(route);
  const head = path.split('/').find(Boolean);
  if (head === 'continue') {
    const linkedId = readLinkedId(path);
    const { refTransactionId, ...others } = { ...entry, prefill: {} };
    const namesAffiliate = entry.refName !== undefined || entry.refSubId !== undefined;
    return namesAffiliate
      ? { ...others, linkedId, ...dropUndefined({ refTransactionId }) }
      : { ...others, linkedId, hasReferralParameters: false };
  }
  const { prefill } = entry;
  if (head === 'unsubscribe' && prefill.email !== undefined) {
    return { ...entry, prefill: {}, unsubscribeEmail: prefill.email };
  }
  return entry;
}

/** The entry without what says where the applicant comes from, and which loan the link asks for. */
export function withoutSource(entry: Entry): Entry {
  const {
    refName: _name,
    refSubId: _subId,
    refTransactionId: _transactionId,
    hasReferralParameters: _hasReferral,
    amount: _amount,
    period: _period,
    outsideLimits: _outside,
    sellingTierGlobalId: _tier,
    fbclid: _fbclid,
    ttclid: _ttclid,
    ...others
  } = entry;
  return { ...others, click: {}, utm: {} };
}

/** The amount and the period, clamped to the limits and rounded to their step, and what lies outside of them. */
function readLoan(
  read: (name: string) => string | undefined,
  limits: Readonly<Record<LoanPart, LoanLimits>>,
  country: CountryCode,
): Pick<Entry, LoanPart | 'outsideLimits'> {
  const languageTag = languageTags[getCountryLanguages(country)[0]];
  const asked = loanParts.flatMap((part) => {
    const value = parseLinkNumber(read(part) ?? '', languageTag);
    return value === undefined ? [] : [{ part, value, ...limits[part] }];
  });
  const outside = asked.filter(({ value, min, max }) => value < min || value > max);
  return {
    ...Object.fromEntries(asked.map(({ part, value }) => [part, clampToStep(value, limits[part])])),
    ...(outside.length > 0 && {
      outsideLimits: Object.fromEntries(outside.map(({ part, value }) => [part, value])),
    }),
  };
}

/** The clicks of the ad platform's cookies, and of the cookie in which a landing page stores the `wbraid` of its address. */
function readClickCookies(cookie: (name: string) => string | undefined): readonly ClickCookie[] {
  const wbraid = cookie('wbraid');
  return [
    ...parseClickCookie(cookie('_gcl_aw'), (gclid) => ({ gclid })),
    ...parseClickCookie(cookie('_gcl_gb'), (gbraid) => ({ gbraid })),
    ...(wbraid === undefined ? [] : [{ wbraid }]),
  ];
}

/** The click in an ad platform's cookie: `GCL.<seconds>.<click id>`; none for any other shape. */
function parseClickCookie(
  cookie: string | undefined,
  createClick: (id: string) => ClickParameters,
): readonly ClickCookie[] {
  const [, seconds = '', id = ''] = /^GCL\.(\d{1,10})\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  return id === '' ? [] : [{ ...createClick(id), setAt: new Date(Number(seconds) * 1000).toISOString() }];
}
