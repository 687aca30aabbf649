import { getClaim, type HashedIdentity, type PlatformEvent } from '../domain/tracking/platformEvent';
import type { ConsentRecord } from '../domain/tracking/purposes';
import type { LogSink } from '../platform/reports/log';
import type { TrackedPlatform } from './adapter';
import type { EventClaims } from './eventClaims';
import { emptyIdentity } from './identities';
import type { Ledger, LedgerEntry } from './ledger';
import { getLoggableMessage } from './platformError';

/** What goes with an event: its lead, and what was permitted when it happened. */
interface SentWith {
  readonly leadId: string;
  readonly identity: HashedIdentity;
  readonly given: ConsentRecord['given'] | undefined;
}

interface SendDependencies {
  readonly ledger: Ledger;
  readonly claims: EventClaims;
  readonly now: () => number;
  readonly log: LogSink;
  /** Resolves to the reason why a platform gets no events, or null. */
  readonly start: (platform: TrackedPlatform) => Promise<string | null>;
  /** Why a platform is not permitted now, as the ledger says it; null if it is. */
  readonly findDenial: (platform: TrackedPlatform) => string | null;
}

/** Starts a platform that is permitted, and sends it an event that nobody has claimed for it before. */
export async function sendToPlatform(
  platform: TrackedPlatform,
  event: PlatformEvent,
  { leadId, identity, given }: SentWith,
  { ledger, claims, now, log, start, findDenial }: SendDependencies,
): Promise<void> {
  const record = (outcome: LedgerEntry['outcome'], reason: string, id = event.id) =>
    ledger.record({ at: now(), event: event.name, id, platform: platform.name, outcome, reason });
  const claimed = getClaim(event);
  const claim = claimed === null ? null : `${claimed} ${platform.name}`;
  const unstarted = findDenial(platform) ?? (await start(platform));
  // The visitor may have withdrawn consent while the platform started.
  const wasGiven = given?.[platform.purpose] !== false;
  const denial =
    findDenial(platform) ?? (wasGiven ? null : `no consent to ${platform.purpose} when it happened`);
  if (denial === null && unstarted !== null) return record('skipped', unstarted);
  // An event without consent is dropped (decision 21): its claim is used, so that a later consent does not send it.
  const isFirst = claim === null || (await claims.take(leadId, claim));
  if (denial === null && !isFirst) return record('skipped', 'the event of this lead was sent before', '');
  const lateDenial = denial ?? findDenial(platform);
  if (lateDenial !== null) return record('skipped', lateDenial);
  const { outcome, reason } = await send(platform, event, identity, log);
  return record(outcome, reason);
}

/** Sends an event to a started platform. */
async function send(
  { name, purpose, adapter }: TrackedPlatform,
  event: PlatformEvent,
  identity: HashedIdentity,
  log: LogSink,
): Promise<Pick<LedgerEntry, 'outcome' | 'reason'>> {
  try {
    // Only advertising platforms get an identity, and only its hashes.
    const result = await adapter.send(event, purpose === 'advertising' ? identity : emptyIdentity);
    if (result === undefined) return { outcome: 'sent', reason: '' };
    if ('missing' in result) return { outcome: 'sent', reason: result.missing };
    return { outcome: 'skipped', reason: result.skippedBecause };
  } catch (error) {
    const message = getLoggableMessage(error);
    log(message, { platform: name });
    return { outcome: 'failed', reason: message };
  }
}
