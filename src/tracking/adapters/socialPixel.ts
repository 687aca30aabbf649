import type { HashedIdentity, TrackedEvent } from '../../domain/tracking/trackedEvent';
import type { Adapter, Told } from '../adapter';
import { failures, heard, orFail } from '../failures';
import { isLeadEvent } from './leadEvent';
import type { TrackingWorld } from './world';

/** What the pixel's script leaves in the window as `ttq`, as far as it is used. */
interface Pixel {
  identify(identity: Readonly<Record<'external_id' | 'email' | 'phone_number', string>>): void;
  track(name: string, facts: object, options: { readonly event_id: string }): void;
  revokeConsent?(): void;
}

const traces = /^(?:_ttp|_tt_.+|tt_.+|ttcsid.*|ttclid)$/;

/**
 * The social pixel. It comes with the tag manager's container and is told only where it is on the page: who by hashes, then
 * what happened, with the event's id.
 */
export function socialPixel({ globals, forget }: Pick<TrackingWorld, 'globals' | 'forget'>): Adapter {
  return {
    platform: 'social pixel',
    purpose: 'advertising',
    start: () => Promise.resolve(),
    takes: isLeadEvent,
    tell: (event, identity) => tell(globals, event, identity),
    stop: () => {
      const pixel = pixelIn(globals);
      const isRevoked = pixel?.revokeConsent !== undefined && heard(() => pixel.revokeConsent?.());
      forget(traces);
      return { needsReload: pixel !== null && !isRevoked };
    },
  };
}

function tell(globals: object, { name, id }: TrackedEvent, identity: HashedIdentity): Told {
  if (name.trim() === '') throw new Error(failures.pixelName);
  return orFail(failures.pixel, () => {
    const pixel = pixelIn(globals);
    if (pixel === null) return { heldBack: 'The social pixel is not on the page' };
    const known = {
      external_id: identity.externalId,
      email: identity.email,
      phone_number: identity.phone,
    };
    pixel.identify(known);
    pixel.track(name, {}, { event_id: id });
    const empty = Object.entries(known).filter(([, hash]) => hash === '');
    if (empty.length === 0) return undefined;
    return { without: `nothing right to hash for ${empty.map(([field]) => field).join(', ')}` };
  });
}

function pixelIn(globals: object): Pixel | null {
  const found: unknown = Reflect.get(globals, 'ttq');
  return isPixel(found) ? found : null;
}

function isPixel(found: unknown): found is Pixel {
  return (
    ((typeof found === 'object' && found !== null) || typeof found === 'function') &&
    typeof Reflect.get(found, 'identify') === 'function' &&
    typeof Reflect.get(found, 'track') === 'function'
  );
}
