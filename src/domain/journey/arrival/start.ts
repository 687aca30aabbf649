import { dropUndefined } from '../../lead/dropUndefined';
import type { PageDefinition } from '../../pages/definePage';
import type { DeviceData, Lead, LeadPath } from '../../lead/lead';
import { createLeadPayload } from '../../lead/payload';
import { withoutPersonalData, withoutStaleParts } from '../../lead/retention';
import { readAdClick, resolveAdClick, withAdClick, type AdClick } from './adClick';
import { resolveAffiliate, type AffiliateOutcome, type AffiliateReference } from './affiliate';
import { isEmpty, resolveCampaign, type Campaign } from './campaign';
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
  /** The id of the stored application; null if there is none. */
  readonly applicationId: string | null;
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
  /** Whether the tab was started with this link before, so that it names nothing new. */
  readonly isKnownLink: boolean;
  readonly definition: Pick<PageDefinition, 'periodScale'>;
  readonly deviceData: DeviceData;
  readonly configuration: JourneyConfiguration;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly newId: () => string;
}

export interface StartDecision {
  /** The id of the application: that of the stored one if all of it remains, otherwise a new one. */
  readonly applicationId: string;
  /** The stored application that goes no further, because another one takes its input over or it has expired. Null if there is none. */
  readonly endedId: string | null;
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

const placeholderLog = 'A link has placeholders that nobody replaced';

/** Makes all decisions at the start of a visit. A pure function; the application carries the decisions out. */
export function decideStart(input: StartInput): StartDecision {
  const { entry, stored, isKnownLink, configuration, now, newId } = input;
  const affiliate = resolveAffiliate({ entry, stored: stored.affiliate, isKnownLink, now, configuration });
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
  const isKept = retainedData === 'all' && stored.applicationId !== null;
  const isOtherSession = entry.sessionId !== undefined && entry.sessionId !== stored.session.sessionId;
  return {
    applicationId: isKept ? stored.applicationId : newId(),
    // The application of another session stays beside the new one.
    endedId: isKept || isOtherSession ? null : stored.applicationId,
    session,
    isNewSession: isNew,
    savedAt: stored.savedAt && Math.min(stored.savedAt, now),
    retainedData,
    application: fillMachineFields(
      input,
      session,
      retainApplication(stored.application, retainedData),
      affiliate,
      adClick,
    ),
    affiliate: affiliate.reference,
    isAffiliateNew: affiliate.isNew,
    adClick,
    isRecordingBlocked: isRecordingBlocked(findTrafficSource(entry), configuration),
    logs: [...affiliate.logs, ...(entry.hasPlaceholders === true ? [placeholderLog] : [])],
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
      // A declined lead stays readable once the server has decided (decision 82). Before that, its status makes it stale.
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
function findTrafficSource({ urlType, utm, utmCookies }: Entry): TrafficSource | undefined {
  const campaign = isEmpty(utm) ? utmCookies : utm;
  const named = [campaign['utm_medium'], campaign['utm_source'], urlType];
  return trafficSources.find((source) => named.includes(source));
}

/** Sets all fields of the lead that the machine fills (specification, section 3). */
function fillMachineFields(
  { entry, stored, definition, deviceData, configuration, now }: StartInput,
  session: Session,
  retained: Lead,
  { reference: affiliate, isNew: isAffiliateNew }: AffiliateOutcome,
  adClick: AdClick | null,
): Lead {
  const campaign = resolveCampaign({
    address: entry.utm,
    cookies: entry.utmCookies,
    stored: readCampaign(retained, now),
    hasAffiliate: affiliate !== null,
    isAffiliateNew,
    now,
    expiryMs: configuration.legacyClickIdExpiryMs,
  });
  const { utm: _utm, utmAt: _utmAt, ...withoutCampaign } = retained;
  const prefilled = Object.keys(entry.prefill);
  const previous = retained.posthogParameters;
  const fbc = resolveFbc(entry, retained, now);
  return {
    ...withAdClick(withoutCampaign, adClick),
    ...session,
    ...resolveLoan(retained, entry, stored.answeredPaths),
    periodScale: definition.periodScale,
    tags: [...new Set(['ui:react', ...(retained.tags ?? [])])],
    deviceData,
    leadSource: resolveLeadSource(entry, retained, campaign),
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
    utm: campaign?.utm ?? {},
    ...(campaign !== null && { utmAt: campaign.setAt }),
  };
}

/** The campaign of a lead; null if it has none. A lead of an earlier release has no time for it: it counts from now. */
function readCampaign({ utm = {}, utmAt }: Lead, now: number): Campaign | null {
  return isEmpty(utm) ? null : { utm, setAt: utmAt ?? new Date(now).toISOString() };
}

/** The source of the campaign or of the affiliate. It remains as long as the campaign of the lead does. */
function resolveLeadSource(
  { refName }: Entry,
  { leadSource, utm = {} }: Lead,
  campaign: Campaign | null,
): string {
  const isSameCampaign = campaign === null ? isEmpty(utm) : campaign.utm === utm;
  return (isSameCampaign ? leadSource : undefined) ?? campaign?.utm['utm_source'] ?? refName ?? 'direct';
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

/** Keeps the input of a lead for another session of the same visit, without its stale parts. So the lead source remains. */
export function renewApplication(lead: Lead, session: Session): Lead {
  const { leadSource } = lead;
  return { ...withoutStaleParts(lead), ...session, ...dropUndefined({ leadSource }) };
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

/** Creates a new lead for the same visit, without personal data. */
export function createFreshApplication(lead: Lead, session: Session): Lead {
  const { leadSource } = lead;
  return renewApplication({ ...withoutPersonalData(lead), ...dropUndefined({ leadSource }) }, session);
}
