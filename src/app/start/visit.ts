import * as v from 'valibot';
import type { JourneyConfiguration } from '../../domain/journey/arrival/configuration';
import type { Entry } from '../../domain/journey/arrival/entry';
import type { Cells } from '../../domain/journey/arrival/journals';
import { namesReference } from '../../domain/journey/arrival/affiliate';
import { namesSameLink } from '../../domain/journey/arrival/linkQuery';
import { decideStart, type StartDecision, type StoredVisit } from '../../domain/journey/arrival/start';
import { dropUndefined } from '../../domain/lead/dropUndefined';
import type { DeviceData, LeadPath } from '../../domain/lead/lead';
import type { UiColors } from '../../domain/pages/looks/uiColors';
import type { Page } from '../../domain/pages/resolvePage';
import { hasLeftForm, isEndState } from '../../domain/journey/states/progressStates';
import type { RootState } from '../../state/root';
import { endApplications, readTogether } from '../../state/stored/applications';
import { findEnd, nameNextOfEnds } from '../../state/stored/endedApplications';
import { getCurrentState } from '../../state/slices/leadState';
import { migrateApplications } from '../../state/stored/migrateApplications';
import { uiColorsSchema } from '../../state/stored/schemas';
import type { TabState } from '../../state/stored/openStored';
import { findToOpen, readStoredTab, restoreState } from '../../state/stored/restore';
import { isStandaloneRoute } from '../../screens/screenName';
import type { BrowserStorages } from '../wiring/storages';

export interface VisitInput {
  readonly storages: BrowserStorages;
  /** Below the base path, without a slash in front. */
  readonly route: string;
  readonly entry: Entry;
  /** The parameters of the address that may begin another application (`getLinkMark`). */
  readonly link: string;
  readonly page: Page;
  readonly configuration: JourneyConfiguration & { readonly uiColors: UiColors };
  readonly deviceData: DeviceData;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly newId: () => string;
}

/** The decisions about a visit and the state that follows from them. */
export interface Visit {
  readonly decision: StartDecision;
  /** What is stored of the application at the moment of the visit. */
  readonly cells: Cells;
  readonly state: Pick<RootState, 'leadApplication' | 'dynamicPages' | 'ui'>;
}

/**
 * Reads what earlier visits stored, decides how this visit starts, and stores the decision. The store itself persists the
 * state and ends the application that it replaces (`flushStartState`).
 */
export function beginVisit({
  storages,
  route,
  entry: named,
  link,
  page,
  configuration,
  deviceData,
  now,
  newId,
}: VisitInput): Visit {
  migrateApplications(storages.local);
  const entry = withoutKnownSession(named, link, storages.session);
  const stored = readStoredTab(storages, entry.sessionId);
  const storedVisit = readStoredVisit(storages, stored, page);
  const decision = decideStart({
    entry,
    stored: storedVisit,
    isKnownLink: isKnownLink(link, storages.session),
    definition: page.definition,
    deviceData,
    configuration,
    now,
    newId,
  });
  storeDecision(decision, storages, storedVisit);
  if (!isKnownLink(link, storages.session)) storages.session.set('link', link);
  const { lead, dynamicPages } = restoreState(stored, decision, entry, page);
  const state = getCurrentState(lead);
  if (isEndState(state) && findEnd(storages.local, lead.applicationId) === null)
    endApplications(storages.local, [lead.applicationId], { endedAt: now, state, next: null });
  // Whoever applies again in a tab that still shows an end goes on in the application that begins here, unless it is that of a link.
  const isBegun = decision.isNewSession && lead.lastOperationTimestamp === null;
  const isOfLink = named.sessionId !== undefined || isStandaloneRoute(route.split('/')[0] ?? '');
  if (isBegun && !isOfLink) nameNextOfEnds(storages.local, lead.applicationId);
  const colors = { ...configuration.uiColors, ...storages.session.getParsed('uiColors', uiColorsSchema) };
  const cells = readTogether(storages, lead.applicationId);
  return { decision, cells, state: { leadApplication: lead, dynamicPages, ui: { colors } } };
}

/** Forgets that a visit is to be reported. */
export function removeVisitKey({ session, local }: BrowserStorages, key: string): void {
  for (const storage of [session, local]) {
    const { visitKey, ...reference } = storage.getParsed('affiliateReference', affiliateSchema) ?? {};
    if (visitKey === key) storage.set('affiliateReference', reference);
  }
}

/** The entry without a session that this tab was started with before: an embedding page keeps its address when it reloads. */
function withoutKnownSession(entry: Entry, link: string, session: BrowserStorages['session']): Entry {
  if (!isKnownLink(link, session)) return entry;
  const { sessionId: _sessionId, ...others } = entry;
  return others;
}

/** Whether the tab was started with the link before. */
function isKnownLink(link: string, session: BrowserStorages['session']): boolean {
  return namesSameLink(link, session.getParsed('link', v.string()) ?? '');
}

const affiliateSchema = v.object({
  attribute: v.exactOptional(v.string()),
  subId: v.exactOptional(v.string()),
  transactionId: v.exactOptional(v.string()),
  setAt: v.string(),
  visitKey: v.exactOptional(v.string()),
});
const adClickSchema = v.object({
  gclid: v.exactOptional(v.string()),
  gclsrc: v.exactOptional(v.string()),
  gbraid: v.exactOptional(v.string()),
  wbraid: v.exactOptional(v.string()),
  setAt: v.string(),
});

function readStoredVisit(
  { session, local }: BrowserStorages,
  stored: TabState | null,
  page: Page,
): StoredVisit {
  // One browser can hold two applications at the same time: a tab continues its own.
  const own = stored?.lead.application ?? {};
  const references = [session, local].flatMap(
    (storage) => storage.getParsed('affiliateReference', affiliateSchema) ?? [],
  );
  // The tab may have followed into the application of another affiliate.
  const { affiliateReferenceParams = {} } = own;
  const savedAt = stored?.lead.lastOperationTimestamp ?? null;
  const isBegun = own.id !== undefined || savedAt !== null;
  const isEnded = stored !== null && isEndState(getCurrentState(stored.lead));
  const ownReference = references.find((reference) => namesReference(affiliateReferenceParams, reference));
  // Nothing may have been entered in it yet.
  const open = findToOpen({ session, local });
  return {
    applicationId: stored?.lead.applicationId || (open?.id ?? null),
    session: dropUndefined({
      sessionId: own.sessionId ?? open?.session?.sessionId,
      sessionStartedAt: own.sessionStartedAt ?? open?.session?.sessionStartedAt,
    }),
    application: stored?.lead.application ?? null,
    savedAt,
    answeredPaths: stored === null ? [] : findAnsweredPaths(stored, page),
    isDecided: stored !== null && hasLeftForm(stored.lead.progressStates),
    isOpen: isBegun && !isEnded,
    affiliate: ownReference ?? references[0] ?? null,
    isAffiliateOfOther: isBegun && ownReference === undefined,
    adClick: local.getParsed('gclid', adClickSchema),
  };
}

function findAnsweredPaths({ dynamicPages }: TabState, page: Page): readonly LeadPath[] {
  const submitted = page.steps.filter(({ path }) => dynamicPages.submitted.includes(path));
  return submitted.flatMap(({ dataPoints }) => dataPoints.flatMap(({ point }) => point.path ?? []));
}

/** Stores the decisions that are not part of the state: the new-session flag, the affiliate, the ad click, the recording. */
function storeDecision(
  {
    session: newSession,
    isNewSession,
    affiliate,
    isAffiliateNew,
    adClick,
    isRecordingBlocked,
  }: StartDecision,
  { session, local }: BrowserStorages,
  { affiliate: former, isAffiliateOfOther }: StoredVisit,
): void {
  if (isNewSession) {
    session.set('newSessionFlag', true);
    session.set('initAt', newSession.sessionStartedAt);
  }
  // A tab keeps its affiliate. It leaves the newer one of another tab to those that open now.
  const shared = local.getParsed('affiliateReference', affiliateSchema);
  const isLeft = isAffiliateOfOther ? affiliate === null : shared !== null && shared.setAt !== former?.setAt;
  const isOfOtherTab = isLeft && !isAffiliateNew;
  for (const storage of isOfOtherTab ? [session] : [session, local]) {
    if (affiliate === null) storage.remove('affiliateReference');
    else storage.set('affiliateReference', affiliate);
  }
  // A click is stored after consent (`app/wiring/tracking.ts`). The lead has it either way.
  if (adClick === null) local.remove('gclid');
  if (isRecordingBlocked) local.set('logRocketBlocked', true);
}
