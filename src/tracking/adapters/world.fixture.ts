import type { HashedIdentity, TrackedEvent } from '../../domain/tracking/trackedEvent';
import { makeLogRelay } from '../../platform/logRelay';
import type { TrackingWorld } from './world';

export const identity: HashedIdentity = { externalId: 'e'.repeat(64), email: 'a'.repeat(64), phone: '' };

export const eventOf = (name: TrackedEvent['name'], facts: TrackedEvent['facts'] = {}): TrackedEvent => ({
  name,
  id: `id of ${name}`,
  facts,
});

/** What left a world: scripts that it was asked for, names that it was to forget. */
interface Left {
  readonly scripts: string[];
  readonly forgotten: RegExp[];
}

const nobody = () => Promise.reject(new Error('No SDK was to be loaded'));

/** A world in which everything was consented to, scripts load at once and waiting never ends. */
export function makeWorld(own: Partial<TrackingWorld> = {}): TrackingWorld & Left {
  const scripts: string[] = [];
  const forgotten: RegExp[] = [];
  return {
    scripts,
    forgotten,
    globals: {},
    loadScript: async (address) => {
      scripts.push(address);
    },
    wait: () => new Promise(() => undefined),
    forget: (names) => forgotten.push(names),
    given: () => ({ analytics: true, recording: true, advertising: true }),
    sessionId: () => 'session',
    attribution: () => ({ utm_source: 'newsletter' }),
    random: () => 0,
    isRecordingBlocked: () => false,
    areFailuresCaptured: () => false,
    relay: makeLogRelay(() => undefined),
    onRecordingAddress: () => undefined,
    loadAnalytics: nobody,
    loadRecorder: nobody,
    ...own,
  };
}

/** Whether an adapter that has ended takes each of these names away. */
export const forgets = ({ forgotten }: Left, names: readonly string[]): boolean =>
  names.every((name) => forgotten.some((pattern) => pattern.test(name)));
