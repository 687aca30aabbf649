import type { PlatformEvent } from '../domain/tracking/platformEvent';
import type { ConsentRecord, Purpose } from '../domain/tracking/purposes';
import type { TrackingEvent } from '../domain/tracking/trackingEvent';
import type { TrackedPlatform } from './adapter';
import type { EventClaims } from './eventClaims';
import { emptyIdentity, hashIdentity } from './identities';
import type { Ledger } from './ledger';
import { createPlatformStarts } from './platformStarts';
import { restartPlatforms, type RestartDependencies } from './restartPlatforms';
import { sendToPlatform } from './sendToPlatform';
import { formatDenial, type TrackingDenialReason } from './trackingDenials';

export interface TrackerOptions extends RestartDependencies {
  /** Names of the platforms that the configuration of the build does not name. */
  readonly absentPlatforms: readonly string[];
  /** Why a purpose is not permitted now; null if it is. */
  readonly getDenialReason: (purpose: Purpose) => TrackingDenialReason | null;
  readonly ledger: Ledger;
  readonly claims: EventClaims;
  /** Null if the browser makes no hashes. Then nothing is sent: every event has an id. */
  readonly hash: ((text: string) => Promise<string>) | null;
  /** Whether a telephone number is valid for its country. No other is hashed. */
  readonly isPhoneValid: (phone: string) => Promise<boolean>;
  readonly now: () => number;
  readonly createId: () => string;
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

/**
 * Sends events to every platform whose purpose is permitted. An event waits for a platform that starts late. Each platform claims an
 * event of a lead once.
 */
export function createTracker(options: TrackerOptions): Tracker {
  const { platforms, absentPlatforms, getDenialReason, ledger, hash, isPhoneValid, now, createId, log } =
    options;
  const starts = createPlatformStarts(options);
  for (const platform of absentPlatforms)
    starts.recordStart(platform, 'skipped', 'the configuration has no key');

  const findDenial = ({ purpose }: TrackedPlatform): string | null => {
    const denial = getDenialReason(purpose);
    return denial === null ? null : formatDenial(denial, purpose);
  };

  let isMissingHashLogged = false;
  const skipWithoutHash = (event: PlatformEvent['name'], accepting: readonly TrackedPlatform[]) => {
    if (!isMissingHashLogged) log('Platforms get no events without https');
    isMissingHashLogged = true;
    const reason = 'the browser makes no hashes without https';
    for (const { name: platform } of accepting)
      ledger.record({ at: now(), event, id: '', platform, outcome: 'skipped', reason });
  };

  const restart = (mustStop: (platform: TrackedPlatform) => boolean) =>
    restartPlatforms(mustStop, { starts, findDenial }, options);

  return {
    track: async (trackingEvent, given) => {
      const { name, properties, leadId, idSource } = trackingEvent;
      const accepting = platforms.filter(({ acceptedEvents }) => acceptedEvents.includes(name));
      if (hash === null) return skipWithoutHash(name, accepting);
      const identity =
        trackingEvent.identity === undefined
          ? emptyIdentity
          : await hashIdentity(trackingEvent.identity, hash, isPhoneValid);
      const event: PlatformEvent = { name, properties, id: await hash(idSource ?? `${now()}${createId()}`) };
      const sentWith = { leadId, identity, given };
      const dependencies = { ...options, start: starts.start, findDenial };
      await Promise.all(accepting.map((platform) => sendToPlatform(platform, event, sentWith, dependencies)));
      return undefined;
    },
    applyConsent: () => restart((platform) => findDenial(platform) !== null),
    reset: () => restart(() => true),
  };
}
