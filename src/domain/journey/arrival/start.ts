import { dropUndefined } from '../../lead/dropUndefined';
import type { PageDefinition } from '../../pages/definePage';
import type { DeviceData, Lead, LeadPath } from '../../lead/lead';
import { createLeadPayload } from '../../lead/payload';
import { withoutPersonalData, withoutStaleParts } from '../../lead/retention';
import { readAdClick, resolveAdClick, withAdClick, type AdClick } from './adClick';
import { resolveAffiliate, type AffiliateOutcome, type AffiliateReference } from './affiliate';
import { isEmpty, resolveCampaign } from './campaign';
import type { JourneyConfiguration } from './configuration';
import { withoutSource, type Entry } from './entry';
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
  readonly applicationId: string | null;
  readonly session: Partial<Session>;
  readonly application: Lead | null;
  /** When the applicant last answered, in milliseconds since the epoch. */
  readonly savedAt: number | null;
  /** The paths of the applicant's own answers in the lead. */
  readonly answeredPaths: readonly LeadPath[];
  /** Whether the stored state is one after the offer. */
  readonly isDecided: boolean;
  /** Whether the applicant has begun the application, and it has not ended. */
  readonly isOpen: boolean;
  readonly affiliate: AffiliateReference | null;
  /** Whether that has brought the applicant to another application than the stored one, which has begun. */
  readonly isAffiliateOfOther: boolean;
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
export function decideStart(visit: StartInput): StartDecision {
  const { stored, isKnownLink, configuration, now, newId } = visit;
  const entry = leadsToOther(visit) ? withoutSource(visit.entry) : visit.entry;
  const input = { ...visit, entry };
  const isOfOther = stored.isAffiliateOfOther && decideRetainedData(input, false) === 'all';
  const affiliate = keepOnLink(
    resolveAffiliate({
      entry,
      stored: isOfOther ? null : stored.affiliate,
      isKnownLink,
      now,
      configuration,
    }),
    input,
  );
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
  const retained = retainApplication(stored.application, retainedData);
  const isKept = retainedData === 'all' && stored.applicationId !== null;
  return {
    applicationId: isKept ? stored.applicationId : newId(),
    // The application of another session stays beside the new one.
    endedId: isKept || namesOtherSession(input) ? null : stored.applicationId,
    session,
    isNewSession: isNew,
    savedAt: stored.savedAt && Math.min(stored.savedAt, now),
    retainedData,
    application: fillMachineFields(input, affiliate, { ...withAdClick(retained, adClick), ...session }),
    affiliate: affiliate.reference && {
      ...affiliate.reference,
      ...(affiliate.isNew && { visitKey: newId() }),
    },
    isAffiliateNew: affiliate.isNew,
    adClick,
    isRecordingBlocked: isRecordingBlocked(findTrafficSource(visit.entry), configuration),
    logs: [...affiliate.logs, ...(entry.hasPlaceholders === true ? [placeholderLog] : [])],
  };
}

const namesOtherSession = ({ entry: { sessionId }, stored: { session } }: StartInput): boolean =>
  sessionId !== undefined && sessionId !== session.sessionId;

/** Whether the address leads to another lead than the application that is open. It changes nothing of that, which has a source of its own. */
function leadsToOther(visit: StartInput): boolean {
  const { linkedId } = visit.entry;
  const { isOpen, application } = visit.stored;
  // The screen without an id is that of the open lead.
  if (linkedId === undefined || linkedId === '' || !isOpen || application?.id === linkedId) return false;
  return decideRetainedData(visit, false) !== 'nothing';
}

/** A continue link does not end the open application, also if its affiliate has expired. */
function keepOnLink(affiliate: AffiliateOutcome, { entry, stored }: StartInput): AffiliateOutcome {
  const isExpired = affiliate.isSessionReset && !affiliate.isNew;
  return isExpired && entry.linkedId !== undefined && stored.isOpen
    ? { ...affiliate, isSessionReset: false }
    : affiliate;
}

/**
 * The part of the stored application that remains. Nothing remains if the last answer is older than the configured time, or if the
 * address names another session. A reset session drops only the stale parts, and so does a stale lead. A continue link leaves an open
 * application and a stale lead as they are: the link may be its own, and the applicant decides.
 */
function decideRetainedData(input: StartInput, isSessionReset: boolean): StartDecision['retainedData'] {
  const { entry, stored, configuration, now } = input;
  const { application, savedAt, session, isDecided } = stored;
  const isExpired =
    savedAt !== null && isStoredApplicationExpired(savedAt, now, configuration.storedExpirationMs);
  if (namesOtherSession(input) || isExpired) return 'nothing';
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
  const isOfLink = entry.linkedId !== undefined;
  const isReset = isSessionReset && !(isOfLink && stored.isOpen);
  return isReset || (isStale && !isOfLink) ? 'input' : 'all';
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

function findTrafficSource({ urlType, utm, utmCookies }: Entry): TrafficSource | undefined {
  const campaign = isEmpty(utm) ? utmCookies : utm;
  const named = [campaign['utm_medium'], campaign['utm_source'], urlType];
  return trafficSources.find((source) => named.includes(source));
}

/** Sets all fields of the lead that the machine fills (specification, section 3). The lead has those of its session and its click. */
function fillMachineFields(input: StartInput, affiliate: AffiliateOutcome, lead: Lead): Lead {
  const { entry, stored, definition, deviceData, now } = input;
  const { utmAt: _utmAt, posthogParameters: previous, sellingTierGlobalId, ...others } = lead;
  return {
    ...others,
    ...resolveLoan(lead, entry, stored),
    ...resolveSource(input, affiliate, lead),
    ...resolvePixels(entry, lead, now),
    periodScale: definition.periodScale,
    tags: [...new Set(['ui:react', ...(lead.tags ?? [])])],
    deviceData,
    posthogParameters: {
      isLeadPrefilled: previous?.isLeadPrefilled === true,
      leadPrefilledFields: previous?.leadPrefilledFields ?? [],
      leadPreviouslyRedirected: previous?.leadPreviouslyRedirected === true,
    },
    // The tier is an affiliate's own.
    ...dropUndefined({
      sellingTierGlobalId:
        entry.sellingTierGlobalId ?? (affiliate.isSessionReset ? undefined : sellingTierGlobalId),
    }),
  };
}

/** The affiliate, the campaign, and the source of the lead, which remains as long as the campaign of the lead does. */
function resolveSource(
  { entry, stored, configuration, now }: StartInput,
  { reference, isNew }: AffiliateOutcome,
  { id, leadSource, utm = {}, utmAt, affiliateReferenceParams: ownParams = {} }: Lead,
): Pick<Lead, 'affiliateReferenceParams' | 'leadSource' | 'utm' | 'utmAt'> {
  const campaign = resolveCampaign({
    address: entry.utm,
    cookies: entry.utmCookies,
    // A lead of an earlier release has no time for its campaign: it counts from now.
    stored: isEmpty(utm) ? null : { utm, setAt: utmAt ?? new Date(now).toISOString() },
    hasAffiliate: reference !== null,
    isAffiliateNew: isNew,
    now,
    expiryMs: configuration.legacyClickIdExpiryMs,
  });
  const isSameCampaign = campaign === null ? isEmpty(utm) : campaign.utm === utm;
  // The server has the source of a lead that a link has brought here.
  const isKnownToServer = isSameCampaign && id !== undefined;
  // What brought an earlier visit here has not brought the lead of a link.
  const isOfLink = entry.linkedId !== undefined;
  const earlierAffiliate = isKnownToServer || isOfLink ? undefined : reference?.attribute;
  // The lead of a link has the affiliate that the server knows, and a link takes none from the open lead.
  const keepsOwn = reference === null && (stored.isAffiliateOfOther || (isOfLink && stored.isOpen));
  return {
    affiliateReferenceParams: keepsOwn ? ownParams : getReferenceParameters(reference),
    ...dropUndefined({
      leadSource:
        (isSameCampaign ? leadSource : undefined) ??
        campaign?.utm['utm_source'] ??
        entry.refName ??
        earlierAffiliate ??
        (isKnownToServer ? undefined : 'direct'),
    }),
    utm: campaign?.utm ?? {},
    ...(campaign !== null && { utmAt: campaign.setAt }),
  };
}

/** The ids of the pixels. That of the address is in the pixel's format, with the time of the first visit, before the pixel's own cookie. */
function resolvePixels(
  { fbp, fbc, fbclid, ttp, ttclid }: Entry,
  { metaPixel, tikTokPixel }: Lead,
  now: number,
): Pick<Lead, 'metaPixel' | 'tikTokPixel'> {
  const known = [fbc, metaPixel?.fbc].find((id) => id?.endsWith(`.${fbclid}`));
  const click = fbclid === undefined ? fbc : (known ?? `fb.1.${now}.${fbclid}`);
  return {
    metaPixel: { ...metaPixel, ...dropUndefined({ fbp, fbc: click }) },
    tikTokPixel: { ...tikTokPixel, ...dropUndefined({ ttp, ttclid }) },
  };
}

/** The amount and the period. An address overrides those of an earlier link, but not the applicant's choice, and nothing after the decision. */
function resolveLoan(
  retained: Lead,
  entry: Entry,
  { answeredPaths, isDecided }: StoredVisit,
): Pick<Lead, 'amount' | 'period'> {
  const chosen = (path: 'amount' | 'period') =>
    isDecided || answeredPaths.includes(path)
      ? (retained[path] ?? entry[path])
      : (entry[path] ?? retained[path]);
  const [amount, period] = [chosen('amount'), chosen('period')];
  return dropUndefined({ amount, period });
}

function getReferenceParameters(
  reference: AffiliateReference | null,
): NonNullable<Lead['affiliateReferenceParams']> {
  if (reference === null) return {};
  const { setAt: _setAt, visitKey: _visitKey, ...params } = reference;
  return params;
}

/**
 * Keeps the input of a lead for another session of the same visit, without its stale parts. So the lead source remains; the next lead of one
 * whose source only the server knows is direct.
 */
export function renewApplication(lead: Lead, session: Session): Lead {
  return { ...withoutStaleParts(lead), ...session, leadSource: lead.leadSource ?? 'direct' };
}

/** Creates a lead with the fields that the machine fills and without any answer, not even the amount. */
export function createEmptyApplication(lead: Lead, session: Session): Lead {
  return createFreshApplication(createLeadPayload(lead, {}), session);
}

/**
 * Creates a new lead for the same visit: with the loan, and without personal data.
 *
 * @param isRedirected whether the applicant was redirected to a lender since the lead began
 */
export function createFreshApplication(lead: Lead, session: Session, isRedirected = false): Lead {
  const { leadSource } = lead;
  const posthogParameters = {
    isLeadPrefilled: false,
    leadPrefilledFields: [],
    leadPreviouslyRedirected: isRedirected || lead.posthogParameters?.leadPreviouslyRedirected === true,
  };
  const kept = { ...withoutPersonalData(lead), posthogParameters, ...dropUndefined({ leadSource }) };
  return renewApplication(kept, session);
}
