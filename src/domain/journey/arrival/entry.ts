import type { Limits } from '../../catalogue/limits';

/** Data points that a link may prefill: shown, editable, listed in `posthogParameters.leadPrefilledFields`. */
export interface Prefill {
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
  readonly phone_number?: string;
}

/** The click ids of ad platforms as an address names them. */
export interface ClickParameters {
  readonly gclid?: string;
  readonly gclsrc?: string;
  readonly gbraid?: string;
  readonly wbraid?: string;
}

/** An ad click as a cookie names it. */
export interface ClickCookie extends ClickParameters {
  /** ISO timestamp. */
  readonly setAt?: string;
}

/** The links to continue a lead that the server sends out (decisions, section 3). */
export const linkTypes = ['continue', 'retargeting', 'abandonment'] as const;
export type LinkType = (typeof linkTypes)[number];

/** What the address and the cookies say at the start (specification, section 2, *Query parameters*). */
export interface Entry {
  /** Lower-case UUID. */
  readonly sessionId?: string;
  readonly refName?: string;
  readonly refSubId?: string;
  readonly refTransactionId?: string;
  /** Whether the address names a part of a referral, be it readable or not. */
  readonly namesReferral?: boolean;
  /** Within the page's limits and on its step. */
  readonly amount?: number;
  readonly period?: number;
  readonly prefill: Prefill;
  /** The e-mail of a link to unsubscribe. */
  readonly unsubscribing?: string;
  /** What brought back an applicant with a link to continue. */
  readonly urlType?: LinkType;
  readonly sellingTierGlobalId?: string;
  readonly fbclid?: string;
  readonly ttclid?: string;
  /** The pixels' own click cookies. */
  readonly fbp?: string;
  readonly fbc?: string;
  readonly ttp?: string;
  /** The ad click of the address. */
  readonly click: ClickParameters;
  /** The ad clicks that the cookies know, each with its own time where it has one. */
  readonly clickCookies: readonly ClickCookie[];
  readonly utm: Readonly<Record<string, string>>;
}

/** Parameters that tell of a person: taken out of the address as soon as they are read (decisions, section 7). */
export const personalParameters = ['firstName', 'lastName', 'email', 'phoneNumber'] as const;

const referralParameters = ['refName', 'refSubId', 'refTransactionId', 's_id'] as const;

const utmNames = ['utm_medium', 'utm_source', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** Characters above which a value is no honest parameter. */
const longest = 2_000;
const longestPrefill = 250;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

interface EntryInput {
  /** The address's query, with or without the question mark. */
  readonly query: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly amount: Limits;
  readonly period: Limits;
}

/** Reads the entry. Repeated, empty, over-long and malformed values are ignored; never throws. */
export function readEntry({ query, cookies, amount, period }: EntryInput): Entry {
  const parameters = new URLSearchParams(query);
  const read = (name: string, limit = longest) => parameter(parameters, name, limit);
  const cookie = (name: string) => acceptable(cookies.get(name), longest);
  const sessionId = read('sessionId');
  return dropUndefined({
    sessionId: sessionId !== undefined && uuid.test(sessionId) ? sessionId.toLowerCase() : undefined,
    refName: read('refName'),
    refSubId: read('refSubId'),
    refTransactionId: read('refTransactionId') ?? read('s_id'),
    namesReferral: referralParameters.some((name) => parameters.has(name)) || undefined,
    amount: numberWithin(read('amount'), amount),
    period: numberWithin(read('period'), period),
    prefill: dropUndefined({
      first_name: read('firstName', longestPrefill),
      last_name: read('lastName', longestPrefill),
      email: read('email', longestPrefill),
      phone_number: read('phoneNumber', longestPrefill),
    }),
    urlType: linkTypes.find((type) => type === read('urlType')),
    sellingTierGlobalId: read('sellingTierGlobalId'),
    fbclid: read('fbclid'),
    ttclid: read('ttclid') ?? cookie('ttclid'),
    fbp: cookie('_fbp'),
    fbc: cookie('_fbc'),
    ttp: cookie('_ttp'),
    click: dropUndefined({
      gclid: read('gclid'),
      gclsrc: read('gclsrc'),
      gbraid: read('gbraid'),
      wbraid: read('wbraid'),
    }),
    clickCookies: clickCookies(cookie),
    utm: Object.fromEntries(
      utmNames.flatMap((name) => {
        const value = read(name) ?? cookie(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  });
}

function parameter(parameters: URLSearchParams, name: string, limit: number): string | undefined {
  const values = parameters.getAll(name);
  return values.length === 1 ? acceptable(values[0], limit) : undefined;
}

/** A value of honest length without control or invisible marks; its surrounding spaces go. */
function acceptable(value: string | undefined, limit: number): string | undefined {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' ||
    trimmed.length > limit ||
    /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/u.test(trimmed)
    ? undefined
    : trimmed;
}

/** What a link to continue says of the lead it leads to, by the rules of every entry. */
export interface LinkParameters {
  readonly urlType: LinkType;
  readonly refTransactionId?: string;
  /** Everything else that it says, by name; nothing that tells of a person. */
  readonly others: Readonly<Record<string, string>>;
}

const notHandedOn = new Set<string>(['', 'refTransactionId', ...personalParameters]);

/** Reads the query of a link to continue. */
export function readLink(query: string): LinkParameters {
  const parameters = new URLSearchParams(query);
  const read = (name: string) => parameter(parameters, name, longest);
  const refTransactionId = read('refTransactionId') ?? read('s_id');
  return {
    urlType: linkTypes.find((type) => type === read('urlType')) ?? 'continue',
    ...(refTransactionId === undefined ? {} : { refTransactionId }),
    others: Object.fromEntries(
      [...new Set(parameters.keys())].flatMap((name) => {
        const value = notHandedOn.has(name) ? undefined : read(name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  };
}

/**
 * The entry as the screen it leads to takes it. The transaction of a link to continue is that of its lead, unless the link
 * names who referred as well; the e-mail of a link to unsubscribe fills in no form.
 *
 * @param route below the base path, without a slash in front
 */
export function entryAt(route: string, entry: Entry): Entry {
  const [head] = route.split('/');
  if (head === 'continue' && entry.refName === undefined && entry.refSubId === undefined) {
    const { refTransactionId: _ofItsLead, ...others } = entry;
    return { ...others, namesReferral: false };
  }
  const { prefill } = entry;
  if (head === 'unsubscribe' && prefill.email !== undefined) {
    return { ...entry, prefill: {}, unsubscribing: prefill.email };
  }
  return entry;
}

/** A number clamped to the page's limits and snapped to its step; undefined for what is no plain number. */
function numberWithin(text: string | undefined, limits: Limits): number | undefined {
  if (text === undefined || !/^\d{1,15}(?:\.\d{1,6})?$/.test(text)) return undefined;
  return snapped(Number(text), limits);
}

/** The nearest value that a slider with these limits can stand on. */
export function snapped(value: number, { min, max, step }: Limits): number {
  const within = Math.min(Math.max(value, min), max);
  const onStep = min + Math.round((within - min) / step) * step;
  return onStep > max ? onStep - step : onStep;
}

/** The ad platform's own cookies, and the one of a page that kept what its address said: each is a click of its own. */
function clickCookies(cookie: (name: string) => string | undefined): readonly ClickCookie[] {
  const wbraid = cookie('wbraid');
  return [
    ...timedClick(cookie('_gcl_aw'), (gclid) => ({ gclid })),
    ...timedClick(cookie('_gcl_gb'), (gbraid) => ({ gbraid })),
    ...(wbraid === undefined ? [] : [{ wbraid }]),
  ];
}

/** The click in an ad platform's cookie: `GCL.<seconds>.<click id>`; none for another shape or a time that cannot be. */
function timedClick(
  cookie: string | undefined,
  named: (id: string) => ClickParameters,
): readonly ClickCookie[] {
  const [, seconds = '', id = ''] = /^GCL\.(\d{1,10})\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  return id === '' ? [] : [{ ...named(id), setAt: new Date(Number(seconds) * 1000).toISOString() }];
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

function dropUndefined<T extends object>(value: T): Defined<T>;
function dropUndefined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}
