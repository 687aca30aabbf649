import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import type { StartDecision } from '../domain/journey/arrival/start';
import type { KeyStore } from '../platform/storage';
import { activePage } from './activePage';
import type { Left } from './restore';

/** Set before every key that this page keeps, so that pages on one origin never mix. */
export const prefix = `${configuration.product}-${configuration.country}`;

/** The browser's two storages, as this page uses them. */
export interface Stores {
  readonly session: KeyStore;
  readonly local: KeyStore;
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
export function readVisit({ session, local }: Stores, left: Left | null) {
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
    affiliate,
    adClick: local.getParsed('gclid', adClickSchema),
  };
}

/** Writes what the start decided; the state itself is kept by its own listener. */
export function keepDecision(decision: StartDecision, { session, local }: Stores): void {
  const { session: current, isNewSession, affiliate, adClick, kept } = decision;
  local.set('sessionId', current.sessionId);
  local.set('sessionStartedAt', current.sessionStartedAt);
  if (isNewSession) {
    session.set('newSessionFlag', true);
    session.set('initAt', current.sessionStartedAt);
  }
  if (kept === 'nothing') {
    for (const key of ['storedLoanApplication', 'lid']) local.remove(key);
    for (const key of ['leadApplication', 'dynamicPages', 'state', 'routeChange']) session.remove(key);
  }
  for (const place of [session, local]) {
    if (affiliate === null) place.remove('affiliateReference');
    else place.set('affiliateReference', affiliate);
  }
  // Where the country asks for consent, the record of the click waits for it; the lead carries the click all the same.
  if (adClick === null || activePage.facts.asksForConsent) local.remove('gclid');
  else local.set('gclid', adClick);
  if (decision.isRecordingBlocked) local.set('logRocketBlocked', true);
}
