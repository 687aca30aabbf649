import { dropUndefined } from '../../lead/dropUndefined';
import type { PageDefinition } from '../../pages/definePage';
import type { DeviceData, Lead, LeadPath } from '../../lead/lead';
import { createLeadPayload } from '../../lead/payload';
import { withoutPersonalData, withoutStaleParts } from '../../lead/retention';
import { readAdClick, resolveAdClick, withAdClick, type AdClick } from './adClick';
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
import { isLeadStale } from './staleness';

/** The data of earlier visits in the browser. Each part is validated or absent. */
export interface StoredVisit {
  readonly session: Partial<Session>;
  readonly application: Lead | null;
  /** When the applicant last answered, in milliseconds since the epoch. */
  readonly savedAt: number | null;
  /** The paths of the applicant's own answers in the lead. */
  readonly answeredPaths: readonly LeadPath[];
  /** Whether the stored state is one after the offer. */
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
  /** When the applicant last answered, in milliseconds since the epoch: never later than now. */
  readonly savedAt: number | null;
  /** The part of the stored application that remains: all of it, the input without its stale parts, or nothing. */
  readonly retainedData: 'all' | 'input' | 'nothing';
  /** The lead to start with. All fields that the machine fills are set. */
  readonly application: Lead;
  readonly affiliate: AffiliateReference | null;
  readonly isAffiliateNew: boolean;
  readonly adClick: AdClick | null;
  readonly isRecordingBlocked: boolean;
  readonly logs: readonly string[];
}

/** Makes all decisions at the start of a visit. A pure function; the application carries the decisions out. */
export function decideStart(input: StartInput): StartDecision {
  const { entry, stored, configuration, now, newId } = input;
  const affiliate = resolveAffiliate({ entry, stored: stored.affiliate, now, configuration });
  const retainedData = decideRetainedData(input, affiliate.isSessionReset);
  const adClick = resolveAdClick({
    click: entry.click,
    cookies: entry.clickCookies,
    // In countries that require consent, the click is not stored separately: only the lead has it.
    stored: stored.adClick ?? (retainedData === 'nothing' ? null : readAdClick(stored.application ?? {})),
    now,
    legacyClickIdExpiryMs: configuration.legacyClickIdExpiryMs,
  });
  const { isNew, ...session } = resolveSession({
    stored: retainedData === 'all' ? stored.session : {},
    fromAddress: entry.sessionId,
    now,
    newId,
  });
  return {
    session,
    isNewSession: isNew,
    savedAt: stored.savedAt && Math.min(stored.savedAt, now),
    retainedData,
    application: fillMachineFields(
      input,
      session,
      retainApplication(stored.application, retainedData),
      affiliate.reference,
      adClick,
    ),
    affiliate: affiliate.reference,
    isAffiliateNew: affiliate.isNew,
    adClick,
    isRecordingBlocked: isRecordingBlocked(findTrafficSource(entry), configuration),
    logs: affiliate.logs,
  };
}

/**
 * The part of the stored application that remains. Nothing remains if the last answer is older than the configured time, or if the
 * address names another session. A stale lead or a reset session drops only the stale parts.
 */
function decideRetainedData(
  { entry, stored, configuration, now }: StartInput,
  isSessionReset: boolean,
): StartDecision['retainedData'] {
  const { application, savedAt, session, isDecided } = stored;
  const isOtherSession = entry.sessionId !== undefined && entry.sessionId !== session.sessionId;
  const isExpired =
    savedAt !== null && isStoredApplicationExpired(savedAt, now, configuration.storedExpirationMs);
  if (isOtherSession || isExpired) return 'nothing';
  const { expiresAt, leadStatus } = application ?? {};
  const isStale = isLeadStale({
    lead: {
      ...(expiresAt === undefined ? {} : { expiresAt }),
      // A declined lead stays readable once the server has decided. Before that, its status makes it stale.
      ...(leadStatus === undefined || isDecided ? {} : { leadStatus }),
    },
    sessionStartedAt: session.sessionStartedAt,
    now,
    storedExpirationMs: configuration.storedExpirationMs,
  });
  return isStale || isSessionReset ? 'input' : 'all';
}

/**
 * Whether an application with its last answer at `savedAt` has expired. A time in the future has not: the clock was set back. All in
 * milliseconds.
 */
export function isStoredApplicationExpired(
  savedAt: number,
  now: number,
  storedExpirationMs: number,
): boolean {
  return now - savedAt > storedExpirationMs;
}

function retainApplication(application: Lead | null, retainedData: StartDecision['retainedData']): Lead {
  if (application === null || retainedData === 'nothing') return {};
  return retainedData === 'all' ? application : withoutStaleParts(application);
}

/** The traffic source of the visit, from its medium, its source or the type of its link. */
function findTrafficSource({ urlType, utm }: Entry): TrafficSource | undefined {
  const named = [utm['utm_medium'], utm['utm_source'], urlType];
  return trafficSources.find((source) => named.includes(source));
}

/** Sets all fields of the lead that the machine fills (specification, section 3). */
function fillMachineFields(
  { entry, stored, definition, deviceData, now }: StartInput,
  session: Session,
  retained: Lead,
  affiliate: AffiliateReference | null,
  adClick: AdClick | null,
): Lead {
  const prefilled = Object.keys(entry.prefill);
  const previous = retained.posthogParameters;
  const fbc = resolveFbc(entry, retained, now);
  return {
    ...withAdClick(retained, adClick),
    ...session,
    ...resolveLoan(retained, entry, stored.answeredPaths),
    periodScale: definition.periodScale,
    tags: [...new Set(['ui:react', ...(retained.tags ?? [])])],
    deviceData,
    leadSource: retained.leadSource ?? entry.utm['utm_source'] ?? entry.refName ?? 'direct',
    affiliateReferenceParams: getReferenceParameters(affiliate),
    posthogParameters: {
      isLeadPrefilled: prefilled.length > 0 || previous?.isLeadPrefilled === true,
      leadPrefilledFields: [...new Set([...(previous?.leadPrefilledFields ?? []), ...prefilled])],
      leadPreviouslyRedirected: previous?.leadPreviouslyRedirected === true,
    },
    metaPixel: {
      ...retained.metaPixel,
      ...dropUndefined({ fbp: entry.fbp, fbc }),
    },
    tikTokPixel: {
      ...retained.tikTokPixel,
      ...dropUndefined({ ttp: entry.ttp, ttclid: entry.ttclid }),
    },
    ...dropUndefined({ sellingTierGlobalId: entry.sellingTierGlobalId }),
    utm: { ...retained.utm, ...entry.utm },
  };
}

/** The click id of the address in the pixel's format, with the time of the first visit; otherwise the pixel's own cookie. */
function resolveFbc({ fbc, fbclid }: Entry, { metaPixel }: Lead, now: number): string | undefined {
  if (fbclid === undefined) return fbc;
  return [fbc, metaPixel?.fbc].find((known) => known?.endsWith(`.${fbclid}`)) ?? `fb.1.${now}.${fbclid}`;
}

/** The amount and the period. An address never overrides the applicant's choice, but overrides the value of an earlier link. */
function resolveLoan(
  retained: Lead,
  entry: Entry,
  answeredPaths: readonly LeadPath[],
): Pick<Lead, 'amount' | 'period'> {
  const chosen = (path: 'amount' | 'period') =>
    answeredPaths.includes(path) ? (retained[path] ?? entry[path]) : (entry[path] ?? retained[path]);
  const [amount, period] = [chosen('amount'), chosen('period')];
  return dropUndefined({ amount, period });
}

function getReferenceParameters(
  reference: AffiliateReference | null,
): NonNullable<Lead['affiliateReferenceParams']> {
  if (reference === null) return {};
  const { setAt: _setAt, ...params } = reference;
  return params;
}

/** Keeps the input of a lead for another session, without its stale parts. */
export function renewApplication(lead: Lead, session: Session): Lead {
  return { ...withoutStaleParts(lead), ...session };
}

/** Creates a lead with the fields that the machine fills and without any answer, not even the amount. */
export function createEmptyApplication(lead: Lead, session: Session): Lead {
  return {
    ...createFreshApplication(createLeadPayload(lead, {}), session),
    posthogParameters: {
      isLeadPrefilled: false,
      leadPrefilledFields: [],
      leadPreviouslyRedirected: lead.posthogParameters?.leadPreviouslyRedirected === true,
    },
  };
}

/** Creates a new lead for the same visit, without personal data. The lead source remains, because the visit is the same. */
export function createFreshApplication(lead: Lead, session: Session): Lead {
  const { leadSource } = lead;
  return {
    ...renewApplication(withoutPersonalData(lead), session),
    ...(leadSource === undefined ? {} : { leadSource }),
  };
}
