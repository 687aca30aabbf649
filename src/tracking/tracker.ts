import type { DenialReason } from '../domain/tracking/consent';
import { getClaim, type HashedIdentity, type PlatformEvent } from '../domain/tracking/platformEvent';
import type { Purpose } from '../domain/tracking/purposes';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';
import type { LogSink } from '../platform/log';
import type { LazyAdapter, PlatformEntry } from './lazyAdapter';
import type { Ledger, LedgerEntry } from './ledger';
import { PlatformError } from './platformError';

/** A platform and its adapter. */
export interface TrackedPlatform extends Pick<PlatformEntry, 'name' | 'purpose' | 'acceptedEvents'> {
  readonly adapter: LazyAdapter;
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
  /** Claims an event that happens to a lead only once. False if it was claimed before. */
  readonly claim: (leadId: string, name: string) => Promise<boolean>;
  readonly identities: {
    readonly get: (leadId: string) => HashedIdentity | null;
    readonly save: (leadId: string, identity: HashedIdentity) => void;
  };
  readonly hash: (text: string) => Promise<string>;
  readonly now: () => number;
  readonly createId: () => string;
  readonly log: LogSink;
  /** Resolves when the browser is idle. Platforms start one by one. */
  readonly waitForIdle: () => Promise<void>;
  readonly reload: () => void;
}

export interface Tracker {
  /** Resolves when every permitted platform has the event. Never rejects. */
  readonly track: (event: TrackingEvent) => Promise<void>;
  /** Starts and stops platforms after the visitor's choice has changed. Of those whose consent has ended nothing remains. */
  readonly applyConsent: () => Promise<void>;
  /** Stops every platform after the visitor's data were deleted. Permitted platforms start again without an identity. */
  readonly reset: () => Promise<void>;
}

const emptyIdentity: HashedIdentity = { externalId: '', email: '', phone: '' };

/** Sends events to platforms: claims each event of a lead once, then sends it to every platform whose purpose is permitted. */
export function createTracker(options: TrackerOptions): Tracker {
  const { platforms, absentPlatforms, getDenialReason, getEndedPurposes, ledger, claim } = options;
  const { identities, hash, now, createId, log, waitForIdle, reload } = options;
  /** The started platforms. Each promise resolves to the reason why the platform gets no events, or null. */
  const started = new Map<TrackedPlatform, Promise<string | null>>();
  const recordedStarts = new Map<string, string>();

  const recordStart = (platform: string, outcome: LedgerEntry['outcome'], reason: string) => {
    if (recordedStarts.get(platform) === `${outcome} ${reason}`) return;
    recordedStarts.set(platform, `${outcome} ${reason}`);
    ledger.record({ at: now(), event: 'Start', id: '', platform, outcome, reason });
  };
  for (const platform of absentPlatforms) recordStart(platform, 'skipped', 'the configuration has no key');

  const start = (platform: TrackedPlatform): Promise<string | null> => {
    const { name, adapter } = platform;
    const result =
      started.get(platform) ??
      adapter.start().then(
        (skipped) => {
          recordStart(name, skipped === undefined ? 'started' : 'skipped', skipped?.skippedBecause ?? '');
          return skipped?.skippedBecause ?? null;
        },
        (error: unknown) => {
          log(getLoggableMessage(error), { platform: name });
          recordStart(name, 'failed', getLoggableMessage(error));
          return 'the platform did not start';
        },
      );
    started.set(platform, result);
    return result;
  };

  const createRecorder =
    ({ name: event, id }: Pick<PlatformEvent, 'name' | 'id'>, { name: platform }: TrackedPlatform) =>
    (outcome: LedgerEntry['outcome'], reason: string) =>
      ledger.record({ at: now(), event, id, platform, outcome, reason });

  const send = async (
    platform: TrackedPlatform,
    event: PlatformEvent,
    identity: HashedIdentity,
  ): Promise<void> => {
    const record = createRecorder(event, platform);
    const findDenial = () => {
      const denial = getDenialReason(platform.purpose);
      return denial === null ? null : formatDenial(denial, platform);
    };
    // The visitor may withdraw consent while the platform starts.
    const problem = findDenial() ?? (await start(platform)) ?? findDenial();
    if (problem !== null) return record('skipped', problem);
    try {
      // Only advertising platforms get an identity, and only its hashes.
      const result = await platform.adapter.send(
        event,
        platform.purpose === 'advertising' ? identity : emptyIdentity,
      );
      if (result === undefined) record('sent', '');
      else if ('skippedBecause' in result) record('skipped', result.skippedBecause);
      else record('sent', result.missing);
    } catch (error) {
      log(getLoggableMessage(error), { platform: platform.name });
      record('failed', getLoggableMessage(error));
    }
  };

  const getHashedIdentity = async ({ leadId, identity }: TrackingEvent): Promise<HashedIdentity> => {
    const known = identities.get(leadId) ?? emptyIdentity;
    if (identity === undefined) return known;
    const [externalId, email, phone] = await Promise.all(
      [identity.externalId, identity.email, identity.phone].map(hash),
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

  /** A consent may have ended while the page was closed, so that its platforms have not started in this visit. */
  const removeTraces = async () => {
    const ended = getEndedPurposes();
    const others = platforms.filter((platform) => ended.includes(platform.purpose) && !started.has(platform));
    for (const platform of others) {
      // The visitor may have permitted it meanwhile.
      if (started.has(platform)) continue;
      try {
        await platform.adapter.removeTraces();
      } catch (error) {
        log(getLoggableMessage(error), { platform: platform.name });
      }
    }
  };

  const restart = async (mustStop: (platform: TrackedPlatform) => boolean) => {
    const removed = removeTraces();
    const stopped = [...started.keys()].filter(mustStop);
    for (const platform of stopped) started.delete(platform);
    for (const platform of platforms) {
      const denial = getDenialReason(platform.purpose);
      if (denial !== null) recordStart(platform.name, 'skipped', formatDenial(denial, platform));
    }
    const needsReload = stopped.map(({ adapter }) => adapter.stop()).some((result) => result.needsReload);
    for (const { adapter } of started.keys()) adapter.onConsentChange?.();
    if (needsReload) reload();
    else await Promise.all([removed, startPermitted()]);
  };

  return {
    track: async (trackingEvent) => {
      const { name, properties, leadId } = trackingEvent;
      // Hashed before anything else: a rejection deletes the personal data before the event is sent.
      const identity = await getHashedIdentity(trackingEvent);
      const accepting = platforms.filter(({ acceptedEvents }) => acceptedEvents.includes(name));
      const claimed = getClaim(trackingEvent);
      if (claimed !== null && !(await claim(leadId, claimed))) {
        for (const platform of accepting)
          createRecorder({ name, id: '' }, platform)('skipped', 'the event of this lead was sent before');
        return;
      }
      const event: PlatformEvent = { name, properties, id: await hash(`${now()}${createId()}`) };
      await Promise.all(accepting.map((platform) => send(platform, event, identity)));
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
