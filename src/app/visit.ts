import * as v from 'valibot';
import type { JourneyConfiguration } from '../domain/journey/arrival/configuration';
import type { Entry } from '../domain/journey/arrival/entry';
import { decideStart, isOver, type StartDecision, type StoredVisit } from '../domain/journey/arrival/start';
import type { DeviceData, LeadPath } from '../domain/lead/lead';
import { isLeadPath } from '../domain/lead/schema';
import type { UiColors } from '../domain/pages/uiColors';
import type { Page } from '../domain/pages/resolvePage';
import { isDecided } from '../domain/journey/states/progressStates';
import type { KeyStore } from '../platform/storage';
import type { RootState } from '../state/root';
import { tidyApplications } from '../state/stored/applications';
import { uiColorsSchema } from '../state/stored/stored';
import { readLeft, restoredState, type Left } from './restore';

/** The browser's two storages, as this page uses them. */
export interface Stores {
  readonly session: KeyStore;
  readonly local: KeyStore;
}

/** What a visit begins with. */
export interface Arrival {
  readonly stores: Stores;
  readonly entry: Entry;
  readonly page: Page;
  readonly configuration: JourneyConfiguration & { readonly uiColors: UiColors };
  readonly deviceData: DeviceData;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly newId: () => string;
}

/** What was decided of a visit, and the state that follows from it. */
export interface Visit {
  readonly decision: StartDecision;
  readonly state: Pick<RootState, 'leadApplication' | 'dynamicPages' | 'ui'>;
  /** The session that ended with this start; null where none did. */
  readonly replaced: string | null;
}

/**
 * Reads what the visit comes with and what earlier ones left, and writes what was decided of it. The state that follows is
 * written by the store's own rows (`keepDecided`).
 */
export function beginVisit({ stores, entry, page, configuration, deviceData, now, newId }: Arrival): Visit {
  const left = readLeft(stores.session, stores.local, entry.sessionId);
  const decision = decideStart({
    entry,
    stored: readVisit(stores, left, page),
    definition: page.definition,
    deviceData,
    configuration,
    now,
    newId,
  });
  keepDecision(decision, stores, page);
  tidyApplications(stores.local, (savedAt) => isOver(savedAt, now, configuration.storedExpirationMs));
  const { lead, dynamicPages } = restoredState(left, decision, entry, page);
  const colors = { ...configuration.uiColors, ...stores.session.getParsed('uiColors', uiColorsSchema) };
  const before = left?.lead.application.sessionId ?? null;
  return {
    decision,
    state: { leadApplication: lead, dynamicPages, ui: { colors } },
    replaced: before === decision.session.sessionId ? null : before,
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

/** What the browser still knows of earlier visits. */
function readVisit({ session, local }: Stores, left: Left | null, page: Page): StoredVisit {
  const affiliate =
    session.getParsed('affiliateReference', affiliateSchema) ??
    local.getParsed('affiliateReference', affiliateSchema);
  // Two sessions can stand beside each other in one browser: a tab goes on with its own.
  const own = left?.lead.application ?? {};
  const sessionId = own.sessionId ?? local.getParsed('sessionId', v.pipe(v.string(), v.minLength(1)));
  const sessionStartedAt = own.sessionStartedAt ?? local.getParsed('sessionStartedAt', v.string());
  return {
    session: {
      ...(sessionId === null ? {} : { sessionId }),
      ...(sessionStartedAt === null ? {} : { sessionStartedAt }),
    },
    application: left?.lead.application ?? null,
    savedAt: left?.lead.lastOperationTimestamp ?? null,
    given: left === null ? [] : givenPaths(left, page),
    isDecided: left !== null && isDecided(left.lead.progressStates),
    affiliate,
    adClick: local.getParsed('gclid', adClickSchema),
  };
}

/** Where the applicant's own answers stand: what was changed, and what was asked on a step that was submitted. */
function givenPaths({ lead, dynamicPages }: Left, page: Page): readonly LeadPath[] {
  const submitted = page.steps.filter(({ path }) => dynamicPages.submitted.includes(path));
  return [
    ...Object.keys(lead.changedAt).filter(isLeadPath),
    ...submitted.flatMap(({ dataPoints }) => dataPoints.flatMap(({ point }) => point.path ?? [])),
  ];
}

/** Writes what was decided beside the state: the new-session flag, who led here, and what may be recorded. */
function keepDecision(
  { session: begun, isNewSession, affiliate, adClick, isRecordingBlocked }: StartDecision,
  { session, local }: Stores,
  { facts }: Page,
): void {
  if (isNewSession) {
    session.set('newSessionFlag', true);
    session.set('initAt', begun.sessionStartedAt);
  }
  for (const place of [session, local]) {
    if (affiliate === null) place.remove('affiliateReference');
    else place.set('affiliateReference', affiliate);
  }
  // Where the country asks for consent, the record of the click waits for it (`app/tracking.ts`); the lead carries it all the same.
  if (adClick === null) local.remove('gclid');
  else if (!facts.asksForConsent) local.set('gclid', adClick);
  if (isRecordingBlocked) local.set('logRocketBlocked', true);
}
