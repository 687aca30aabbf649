import type { DenialReason } from '../domain/tracking/consent';
import { getClaim, type HashedIdentity, type PlatformEvent } from '../domain/tracking/platformEvent';
import type { ConsentRecord, Purpose } from '../domain/tracking/purposes';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';
import { loadEventually } from '../platform/loadEventually';
import type { LogSink } from '../platform/log';
import type { Adapter } from './adapter';
import type { EventClaims } from './eventClaims';
import { overtaken } from './latestChange';
import type { Ledger, LedgerEntry } from './ledger';
import { LoadError, PlatformError } from './platformError';

/** A platform and its adapter. */
export interface TrackedPlatform {
  readonly name: string;
  readonly purpose: Purpose;
  readonly acceptedEvents: readonly PlatformEvent['name'][];
  /** The name of the platform whose container puts this one on the page: this one starts after it. */
  readonly comesWith?: string;
  readonly adapter: Adapter;
}

/** A reason of the visitor's choice, or the address of the document names the applicant. */
type TrackingDenialReason = DenialReason | 'private address';

export interface TrackerOptions {
  readonly platforms: readonly TrackedPlatform[];
  /** Names of the platforms that the configuration of the build does not name. */
  readonly absentPlatforms: readonly string[];
  /** Why a purpose is not permitted now; null if it is. */
  readonly getDenialReason: (purpose: Purpose) => TrackingDenialReason | null;
  /** The purposes whose consent has ended. */
  readonly getEndedPurposes: () => readonly Purpose[];
  readonly ledger: Ledger;
  /** The claims of events that each platform gets only once for a lead. */
  readonly claims: EventClaims;
  readonly identities: {
    readonly get: (leadId: string) => HashedIdentity | null;
    readonly save: (leadId: string, identity: HashedIdentity) => void;
  };
  /** Null if the browser makes no hashes. Then nothing is sent: every event has an id. */
  readonly hash: ((text: string) => Promise<string>) | null;
  /** Whether a telephone number is valid for its country. No other is hashed. */
  readonly isPhoneValid: (phone: string) => Promise<boolean>;
  readonly now: () => number;
  readonly createId: () => string;
  readonly log: LogSink;
  /** Resolves when the browser is idle. Platforms start one by one. */
  readonly waitForIdle: () => Promise<void>;
  /** Removes cookies and stored keys by their names. */
  readonly removeCookiesAndKeys: (names: RegExp) => void;
  readonly reload: () => void;
}

export interface Tracker {
  /**
   * Resolves when every permitted platform has the event; one whose code does not load gets it later. Never rejects.
   *
   * @param given the purposes that were permitted when it happened. Without one of them it is not sent after a later consent either
   */
  readonly track: (event: TrackingEvent, given?: ConsentRecord['given']) => Promise<void>;
  /** Starts and stops platforms after the visitor's choice has changed. Of those whose consent has ended nothing remains. */
  readonly applyConsent: () => Promise<void>;
  /** Stops every platform after the visitor's data were deleted. Permitted platforms start again without an identity. */
  readonly reset: () => Promise<void>;
}

const emptyIdentity: HashedIdentity = { externalId: '', email: '', phone: '' };

/** What goes with an event: its lead, and what was permitted when it happened. */
interface SentWith {
  readonly leadId: string;
  readonly identity: HashedIdentity;
  readonly given: ConsentRecord['given'] | undefined;
}

/** A start of a platform, which is repeated as long as its code does not load. */
interface Start {
  /** Resolves to the reason why the platform gets no events, or null. */
  readonly outcome: Promise<string | null>;
  readonly end: AbortController;
}

/**
 * Sends events to every platform whose purpose is permitted. An event waits for a platform that starts late. Each platform claims an
 * event of a lead once, and gives the claim back if it has not taken the event.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { platforms, absentPlatforms, getDenialReason, getEndedPurposes, ledger, claims } = options;
  const { identities, hash, isPhoneValid, now, createId, log, waitForIdle, removeCookiesAndKeys, reload } =
    options;
  const started = new Map<TrackedPlatform, Start>();
  const recordedStarts = new Map<string, string>();

  /** Returns whether the outcome is another one than that of the last start. */
  const recordStart = (platform: string, outcome: LedgerEntry['outcome'], reason: string): boolean => {
    if (recordedStarts.get(platform) === `${outcome} ${reason}`) return false;
    recordedStarts.set(platform, `${outcome} ${reason}`);
    ledger.record({ at: now(), event: 'Start', id: '', platform, outcome, reason });
    return true;
  };
  for (const platform of absentPlatforms) recordStart(platform, 'skipped', 'the configuration has no key');

  /** Rejects if the code of the platform does not load. */
  const tryStart = async (
    { name, adapter, comesWith }: TrackedPlatform,
    signal: AbortSignal,
  ): Promise<string | null> => {
    const container = platforms.find((platform) => platform.name === comesWith);
    if (container !== undefined) await start(container);
    if (signal.aborted) return overtaken.skippedBecause;
    try {
      const skipped = await adapter.start();
      if (signal.aborted) return overtaken.skippedBecause;
      recordStart(name, skipped === undefined ? 'started' : 'skipped', skipped?.skippedBecause ?? '');
      return skipped?.skippedBecause ?? null;
    } catch (error) {
      const message = getLoggableMessage(error);
      if (recordStart(name, 'failed', message)) log(message, { platform: name });
      if (error instanceof LoadError) throw error;
      return 'the platform did not start';
    }
  };

  const start = (platform: TrackedPlatform): Promise<string | null> => {
    const known = started.get(platform);
    if (known !== undefined) return known.outcome;
    const end = new AbortController();
    const outcome = loadEventually(() => tryStart(platform, end.signal), end.signal).catch(
      () => overtaken.skippedBecause,
    );
    started.set(platform, { outcome, end });
    return outcome;
  };

  const findDenial = (platform: TrackedPlatform): string | null => {
    const denial = getDenialReason(platform.purpose);
    return denial === null ? null : formatDenial(denial, platform);
  };

  const createRecorder =
    ({ name: event, id }: Pick<PlatformEvent, 'name' | 'id'>, { name: platform }: TrackedPlatform) =>
    (outcome: LedgerEntry['outcome'], reason: string) =>
      ledger.record({ at: now(), event, id, platform, outcome, reason });

  /** Sends an event to a started platform. Returns false if the platform has not taken it, so that it may be sent again. */
  const deliver = async (
    platform: TrackedPlatform,
    event: PlatformEvent,
    identity: HashedIdentity,
  ): Promise<boolean> => {
    const record = createRecorder(event, platform);
    const denial = findDenial(platform);
    if (denial !== null) {
      record('skipped', denial);
      return true;
    }
    try {
      // Only advertising platforms get an identity, and only its hashes.
      const result = await platform.adapter.send(
        event,
        platform.purpose === 'advertising' ? identity : emptyIdentity,
      );
      if (result === undefined) record('sent', '');
      else if ('skippedBecause' in result) record('skipped', result.skippedBecause);
      else record('sent', result.missing);
      return result === undefined || 'missing' in result;
    } catch (error) {
      log(getLoggableMessage(error), { platform: platform.name });
      record('failed', getLoggableMessage(error));
      return false;
    }
  };

  const send = async (
    platform: TrackedPlatform,
    event: PlatformEvent,
    { leadId, identity, given }: SentWith,
  ): Promise<void> => {
    const claimed = getClaim(event);
    const claim = claimed === null ? null : `${claimed} ${platform.name}`;
    const unstarted = findDenial(platform) ?? (await start(platform));
    // The visitor may have withdrawn consent while the platform started.
    const wasGiven = given?.[platform.purpose] !== false;
    const denial =
      findDenial(platform) ?? (wasGiven ? null : `no consent to ${platform.purpose} when it happened`);
    if (denial === null && unstarted !== null) return createRecorder(event, platform)('skipped', unstarted);
    // An event without consent is dropped (decision 21): its claim is used, so that a later consent does not send it.
    const isFirst = claim === null || (await claims.take(leadId, claim));
    if (denial !== null) return createRecorder(event, platform)('skipped', denial);
    if (!isFirst)
      return createRecorder({ ...event, id: '' }, platform)(
        'skipped',
        'the event of this lead was sent before',
      );
    const isDone = await deliver(platform, event, identity);
    if (claim !== null && !isDone) await claims.release(leadId, claim);
    return undefined;
  };

  const getHashedIdentity = async (
    { leadId, identity }: TrackingEvent,
    createHash: (text: string) => Promise<string>,
  ): Promise<HashedIdentity> => {
    const known = identities.get(leadId) ?? emptyIdentity;
    if (identity === undefined) return known;
    const number = (await isPhoneValid(identity.phone)) ? identity.phone : '';
    const [externalId, email, phone] = await Promise.all(
      [identity.externalId, identity.email, number].map(createHash),
    );
    // The applicant may have corrected the contact data since the last event. After an end there are none any more.
    const hashed = {
      externalId: known.externalId || (externalId ?? ''),
      email: email || known.email,
      phone: phone || known.phone,
    };
    identities.save(leadId, hashed);
    return hashed;
  };

  let isMissingHashLogged = false;
  const skipWithoutHash = (name: PlatformEvent['name'], accepting: readonly TrackedPlatform[]) => {
    if (!isMissingHashLogged) log('Platforms get no events without https');
    isMissingHashLogged = true;
    for (const platform of accepting)
      createRecorder({ name, id: '' }, platform)('skipped', 'the browser makes no hashes without https');
  };

  const startPermitted = async () => {
    const starts: Promise<unknown>[] = [];
    for (const platform of platforms) {
      if (getDenialReason(platform.purpose) !== null) continue;
      await waitForIdle();
      // The visitor may have changed the choice meanwhile.
      if (getDenialReason(platform.purpose) === null) starts.push(start(platform));
    }
    await Promise.all(starts);
  };

  /** Runs code of a platform on its own. What throws needs a reload: nobody knows what still runs. */
  const runStop = ({ name }: TrackedPlatform, work: () => { readonly needsReload: boolean }): boolean => {
    try {
      return work().needsReload;
    } catch (error) {
      log(getLoggableMessage(error), { platform: name });
      return true;
    }
  };

  const restart = async (mustStop: (platform: TrackedPlatform) => boolean) => {
    const stopped = [...started.keys()].filter(mustStop);
    for (const platform of stopped) {
      started.get(platform)?.end.abort();
      started.delete(platform);
    }
    for (const platform of platforms) {
      const denial = findDenial(platform);
      if (denial !== null) recordStart(platform.name, 'skipped', denial);
    }
    const reloads = [
      ...stopped.map((platform) => runStop(platform, platform.adapter.stop)),
      ...[...started.keys()].map((platform) =>
        runStop(platform, () => {
          platform.adapter.onConsentChange?.();
          return { needsReload: false };
        }),
      ),
    ];
    // A consent may have ended while the page was closed, so that its platforms have not started in this visit.
    const ended = getEndedPurposes();
    for (const platform of platforms) {
      if (stopped.includes(platform) || ended.includes(platform.purpose))
        removeCookiesAndKeys(platform.adapter.cookiesAndKeys);
    }
    if (reloads.includes(true)) reload();
    else await startPermitted();
  };

  return {
    track: async (trackingEvent, given) => {
      const { name, properties, leadId, idSource } = trackingEvent;
      const accepting = platforms.filter(({ acceptedEvents }) => acceptedEvents.includes(name));
      if (hash === null) return skipWithoutHash(name, accepting);
      // Hashed before anything else: a rejection deletes the personal data before the event is sent.
      const identity = await getHashedIdentity(trackingEvent, hash);
      const event: PlatformEvent = { name, properties, id: await hash(idSource ?? `${now()}${createId()}`) };
      await Promise.all(accepting.map((platform) => send(platform, event, { leadId, identity, given })));
      return undefined;
    },
    applyConsent: () => restart(({ purpose }) => getDenialReason(purpose) !== null),
    reset: () => restart(() => true),
  };
}

const denialMessages: Readonly<Record<TrackingDenialReason, (purpose: Purpose) => string>> = {
  'private address': () => 'the address of this document names the applicant and could not be replaced',
  unused: (purpose) => `the page has no use for ${purpose}`,
  'sharing refused': () => 'the browser refuses it for all pages (Global Privacy Control)',
  refused: (purpose) => `no consent to ${purpose}`,
  'not chosen': (purpose) => `no choice yet about ${purpose}`,
};

const formatDenial = (reason: TrackingDenialReason, { purpose }: TrackedPlatform): string =>
  denialMessages[reason](purpose);

/** The message of an error of the catalogue. Other errors may contain personal data, so their messages are not logged. */
function getLoggableMessage(error: unknown): string {
  return error instanceof PlatformError ? error.message : 'A platform failed';
}
