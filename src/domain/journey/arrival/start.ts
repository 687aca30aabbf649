import type { PageDefinition } from '../../pages/definePage';
import type { DeviceData, Lead, LeadPath } from '../../lead/lead';
import { leadPayload } from '../../lead/payload';
import { withoutPersonalData } from '../../lead/retention';
import { adClickOf, resolveAdClick, withAdClick, type AdClick } from './adClick';
import { resolveAffiliate, type AffiliateReference } from './affiliate';
import type { JourneyConfiguration } from './configuration';
import type { Entry } from './entry';
import {
  isRecordingBlocked,
  resolveSession,
  trafficSources,
  type Session,
  type TrafficSource,
} from './session';
import { isLeadStale, withoutStaleParts } from './staleness';

/** What the browser still knew of earlier visits, each part by shape or absent. */
export interface StoredVisit {
  readonly session: Partial<Session>;
  readonly application: Lead | null;
  /** Milliseconds since the epoch of the applicant's last answer. */
  readonly savedAt: number | null;
  /** Where in the lead the applicant's own answers stand. */
  readonly given: readonly LeadPath[];
  /** Whether the server had led to a state after the offer. */
  readonly isDecided: boolean;
  readonly affiliate: AffiliateReference | null;
  readonly adClick: AdClick | null;
}

export interface StartInput {
  readonly entry: Entry;
  readonly stored: StoredVisit;
  readonly definition: Pick<PageDefinition, 'periodScale'>;
  readonly deviceData: DeviceData;
  readonly configuration: JourneyConfiguration;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly newId: () => string;
}

export interface StartDecision {
  readonly session: Session;
  readonly isNewSession: boolean;
  /** What stays of the stored application: all; the input without its stale parts; nothing. */
  readonly kept: 'all' | 'input' | 'nothing';
  /** The lead to start with, every machine-made field filled. */
  readonly application: Lead;
  readonly affiliate: AffiliateReference | null;
  readonly isAffiliateNew: boolean;
  readonly adClick: AdClick | null;
  readonly isRecordingBlocked: boolean;
  readonly logs: readonly string[];
}

/** Everything that is decided at the start of a visit, from what was read; the application only carries it out. */
export function decideStart(input: StartInput): StartDecision {
  const { entry, stored, configuration, now, newId } = input;
  const affiliate = resolveAffiliate({ entry, stored: stored.affiliate, now, configuration });
  const kept = whatStays(input, affiliate.isSessionReset);
  const adClick = resolveAdClick({
    click: entry.click,
    cookies: entry.clickCookies,
    // Where the country asks for consent there is no record of the click: the lead alone knows it.
    stored: stored.adClick ?? (kept === 'nothing' ? null : adClickOf(stored.application ?? {})),
    now,
    legacyClickIdExpiryMs: configuration.legacyClickIdExpiryMs,
  });
  const { isNew, ...session } = resolveSession({
    stored: kept === 'all' ? stored.session : {},
    fromAddress: entry.sessionId,
    now,
    newId,
  });
  return {
    session,
    isNewSession: isNew,
    kept,
    application: machineMade(
      input,
      session,
      stayingApplication(stored.application, kept),
      affiliate.reference,
      adClick,
    ),
    affiliate: affiliate.reference,
    isAffiliateNew: affiliate.isNew,
    adClick,
    isRecordingBlocked: isRecordingBlocked(trafficSource(entry), configuration),
    logs: affiliate.logs,
  };
}

/**
 * Personal data is gone when the last answer is older than the configured time, and when the address brings the session of
 * somebody else; a stale lead and a reset session cost only what is stale.
 */
function whatStays(
  { entry, stored, configuration, now }: StartInput,
  isSessionReset: boolean,
): StartDecision['kept'] {
  const { application, savedAt, session, isDecided } = stored;
  const isForeign = entry.sessionId !== undefined && entry.sessionId !== session.sessionId;
  const isPast = savedAt !== null && isOver(savedAt, now, configuration.storedExpirationMs);
  if (isForeign || isPast) return 'nothing';
  const { expiresAt, leadStatus } = application ?? {};
  const isStale = isLeadStale({
    lead: {
      ...(expiresAt === undefined ? {} : { expiresAt }),
      // A decision stays to be read: that it was no costs the lead only what was not decided.
      ...(leadStatus === undefined || isDecided ? {} : { leadStatus }),
    },
    sessionStartedAt: session.sessionStartedAt,
    now,
    storedExpirationMs: configuration.storedExpirationMs,
  });
  return isStale || isSessionReset ? 'input' : 'all';
}

/**
 * Whether what was answered last at a moment may not be kept any longer. A moment that lies in the future by more than that
 * comes from a clock that was wrong, and counts as passed. All in milliseconds.
 */
export function isOver(savedAt: number, now: number, storedExpirationMs: number): boolean {
  return Math.abs(now - savedAt) > storedExpirationMs;
}

function stayingApplication(application: Lead | null, kept: StartDecision['kept']): Lead {
  if (application === null || kept === 'nothing') return {};
  return kept === 'all' ? application : withoutStaleParts(application);
}

/** Whether a campaign or a reminder brought the visit, by its medium, its source or the type of its link. */
function trafficSource({ urlType, utm }: Entry): TrafficSource | undefined {
  const named = [utm['utm_medium'], utm['utm_source'], urlType];
  return trafficSources.find((source) => named.includes(source));
}

/** The application with every field that the machine fills, each by its rule (specification, section 3). */
function machineMade(
  { entry, stored, definition, deviceData, now }: StartInput,
  session: Session,
  staying: Lead,
  affiliate: AffiliateReference | null,
  adClick: AdClick | null,
): Lead {
  const prefilled = Object.keys(entry.prefill);
  const before = staying.posthogParameters;
  const fbc = fbcOf(entry, staying, now);
  return {
    ...withAdClick(staying, adClick),
    ...session,
    ...loanOf(staying, entry, stored.given),
    periodScale: definition.periodScale,
    tags: [...new Set(['ui:react', ...(staying.tags ?? [])])],
    deviceData,
    leadSource: staying.leadSource ?? entry.utm['utm_source'] ?? entry.refName ?? 'direct',
    affiliateReferenceParams: paramsOf(affiliate),
    posthogParameters: {
      isLeadPrefilled: prefilled.length > 0 || before?.isLeadPrefilled === true,
      leadPrefilledFields: [...new Set([...(before?.leadPrefilledFields ?? []), ...prefilled])],
      leadPreviouslyRedirected: before?.leadPreviouslyRedirected === true,
    },
    metaPixel: {
      ...staying.metaPixel,
      ...(entry.fbp === undefined ? {} : { fbp: entry.fbp }),
      ...(fbc === undefined ? {} : { fbc }),
    },
    tikTokPixel: {
      ...staying.tikTokPixel,
      ...(entry.ttp === undefined ? {} : { ttp: entry.ttp }),
      ...(entry.ttclid === undefined ? {} : { ttclid: entry.ttclid }),
    },
    ...(entry.sellingTierGlobalId === undefined ? {} : { sellingTierGlobalId: entry.sellingTierGlobalId }),
    utm: { ...staying.utm, ...entry.utm },
  };
}

/** The click id of the address in the pixel's form, with the time it was first seen at; else the pixel's own cookie. */
function fbcOf({ fbc, fbclid }: Entry, { metaPixel }: Lead, now: number): string | undefined {
  if (fbclid === undefined) return fbc;
  return [fbc, metaPixel?.fbc].find((known) => known?.endsWith(`.${fbclid}`)) ?? `fb.1.${now}.${fbclid}`;
}

/** What the applicant chose is not undone by an address; what an earlier link said is, by a newer one. */
function loanOf(staying: Lead, entry: Entry, given: readonly LeadPath[]): Pick<Lead, 'amount' | 'period'> {
  const chosen = (path: 'amount' | 'period') =>
    given.includes(path) ? (staying[path] ?? entry[path]) : (entry[path] ?? staying[path]);
  const [amount, period] = [chosen('amount'), chosen('period')];
  return { ...(amount === undefined ? {} : { amount }), ...(period === undefined ? {} : { period }) };
}

function paramsOf(reference: AffiliateReference | null): NonNullable<Lead['affiliateReferenceParams']> {
  if (reference === null) return {};
  const { setAt: _setAt, ...params } = reference;
  return params;
}

/** The same input in another session, without its stale parts. */
export function renewedApplication(lead: Lead, session: Session): Lead {
  return { ...withoutStaleParts(lead), ...session };
}

/** What the machine made of the lead and nothing else: not an answer, not even the amount. */
export function untouchedApplication(lead: Lead, session: Session): Lead {
  return {
    ...freshApplication(leadPayload(lead, {}), session),
    posthogParameters: {
      isLeadPrefilled: false,
      leadPrefilledFields: [],
      leadPreviouslyRedirected: lead.posthogParameters?.leadPreviouslyRedirected === true,
    },
  };
}

/** A new lead of the same visit with nothing personal in it; where the visit came from is still true. */
export function freshApplication(lead: Lead, session: Session): Lead {
  const { leadSource } = lead;
  return {
    ...renewedApplication(withoutPersonalData(lead), session),
    ...(leadSource === undefined ? {} : { leadSource }),
  };
}
