import * as v from 'valibot';
import type { JourneyConfiguration } from '../../domain/journey/arrival/configuration';
import type { Entry } from '../../domain/journey/arrival/entry';
import { decideStart, type StartDecision, type StoredVisit } from '../../domain/journey/arrival/start';
import type { DeviceData, LeadPath } from '../../domain/lead/lead';
import { isLeadPath } from '../../domain/lead/schema';
import type { UiColors } from '../../domain/pages/uiColors';
import type { Page } from '../../domain/pages/resolvePage';
import { hasDecision } from '../../domain/journey/states/progressStates';
import type { RootState } from '../../state/root';
import { findNextSessionId, readEndedSessions } from '../../state/stored/endedSessions';
import { uiColorsSchema } from '../../state/stored/schemas';
import { readStoredTab, restoreState, type StoredTab } from '../../state/stored/restore';
import type { BrowserStorages } from '../wiring/storages';

export interface VisitInput {
  readonly storages: BrowserStorages;
  readonly entry: Entry;
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
  readonly state: Pick<RootState, 'leadApplication' | 'dynamicPages' | 'ui'>;
  /** The stored session that this visit replaces. Null if it continues or there was none. */
  readonly replacedSessionId: string | null;
}

/**
 * Reads what earlier visits stored, decides how this visit starts, and stores the decision. The store itself persists the
 * state (`flushStartState`).
 */
export function beginVisit({
  storages,
  entry,
  page,
  configuration,
  deviceData,
  now,
  newId,
}: VisitInput): Visit {
  const stored = readStoredTab(storages.session, storages.local, entry.sessionId);
  const nextSessionId = stored === null ? findStoredNextSession(storages.local) : null;
  const decision = decideStart({
    entry,
    stored: readStoredVisit(storages, stored, page, nextSessionId),
    definition: page.definition,
    deviceData,
    configuration,
    now,
    newId: nextSessionId === null ? newId : () => nextSessionId,
  });
  storeDecision(decision, storages, page);
  const { lead, dynamicPages } = restoreState(stored, decision, entry, page);
  const colors = { ...configuration.uiColors, ...storages.session.getParsed('uiColors', uiColorsSchema) };
  const storedSessionId = stored?.lead.application.sessionId ?? null;
  return {
    decision,
    state: { leadApplication: lead, dynamicPages, ui: { colors } },
    replacedSessionId: storedSessionId === decision.session.sessionId ? null : storedSessionId,
  };
}

const affiliateSchema = v.object({
  attribute: v.exactOptional(v.string()),
  subId: v.exactOptional(v.string()),
  transactionId: v.exactOptional(v.string()),
  setAt: v.string(),
});
const adClickSchema = v.object({
  gclid: v.exactOptional(v.string()),
  gclsrc: v.exactOptional(v.string()),
  gbraid: v.exactOptional(v.string()),
  wbraid: v.exactOptional(v.string()),
  setAt: v.string(),
});

const sessionIdSchema = v.pipe(v.string(), v.minLength(1));

/** The session after the stored one, if that has ended. All tabs that begin an application now begin it there. */
function findStoredNextSession(local: BrowserStorages['local']): string | null {
  return findNextSessionId(readEndedSessions(local), local.getParsed('sessionId', sessionIdSchema) ?? '');
}

/** Reads what the browser has stored of earlier visits. */
function readStoredVisit(
  { session, local }: BrowserStorages,
  stored: StoredTab | null,
  page: Page,
  nextSessionId: string | null,
): StoredVisit {
  const affiliate =
    session.getParsed('affiliateReference', affiliateSchema) ??
    local.getParsed('affiliateReference', affiliateSchema);
  // One browser can hold two sessions at the same time: a tab continues its own.
  const own = stored?.lead.application ?? {};
  const sessionId = own.sessionId ?? local.getParsed('sessionId', sessionIdSchema);
  const sessionStartedAt = own.sessionStartedAt ?? local.getParsed('sessionStartedAt', v.string());
  return {
    session:
      nextSessionId !== null
        ? {}
        : {
            ...(sessionId === null ? {} : { sessionId }),
            ...(sessionStartedAt === null ? {} : { sessionStartedAt }),
          },
    application: stored?.lead.application ?? null,
    savedAt: stored?.lead.lastOperationTimestamp ?? null,
    answeredPaths: stored === null ? [] : findAnsweredPaths(stored, page),
    isDecided: stored !== null && hasDecision(stored.lead.progressStates),
    affiliate,
    adClick: local.getParsed('gclid', adClickSchema),
  };
}

/** Paths of the lead that the applicant answered: changed ones, and all questions of submitted steps. */
function findAnsweredPaths({ lead, dynamicPages }: StoredTab, page: Page): readonly LeadPath[] {
  const submitted = page.steps.filter(({ path }) => dynamicPages.submitted.includes(path));
  return [
    ...Object.keys(lead.changedAt).filter(isLeadPath),
    ...submitted.flatMap(({ dataPoints }) => dataPoints.flatMap(({ point }) => point.path ?? [])),
  ];
}

/** Stores the decisions that are not part of the state: the new-session flag, the affiliate, the ad click, the recording. */
function storeDecision(
  { session: newSession, isNewSession, affiliate, adClick, isRecordingBlocked }: StartDecision,
  { session, local }: BrowserStorages,
  { facts }: Page,
): void {
  if (isNewSession) {
    session.set('newSessionFlag', true);
    session.set('initAt', newSession.sessionStartedAt);
  }
  for (const storage of [session, local]) {
    if (affiliate === null) storage.remove('affiliateReference');
    else storage.set('affiliateReference', affiliate);
  }
  // If the country requires consent, the click is stored after consent (`app/wiring/tracking.ts`). The lead has it either way.
  if (adClick === null) local.remove('gclid');
  else if (!facts.asksForConsent) local.set('gclid', adClick);
  if (isRecordingBlocked) local.set('logRocketBlocked', true);
}
