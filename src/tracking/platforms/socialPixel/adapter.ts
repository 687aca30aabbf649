import type { HashedIdentity, PlatformEvent } from '../../../domain/tracking/platformEvent';
import type { Adapter, SendResult } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { pixelErrors } from '../../pixelErrors';
import { PlatformError, rethrowAs, runSafely } from '../../platformError';

/** The part of `window.ttq` that the adapter uses. The pixel's script sets it. */
interface Pixel {
  identify(identity: Readonly<Record<'external_id' | 'email' | 'phone_number', string>>): void;
  track(name: string, properties: object, options: { readonly event_id: string }): void;
  revokeConsent?(): void;
}

const traces = /^(?:_ttp|_tt_.+|tt_.+|ttcsid.*|ttclid)$/;

/**
 * The social pixel. The container of the tag manager loads it, and it gets events only if it is on the page: first the hashed
 * identity, then the event with its id.
 */
export function createAdapter(
  _options: object,
  { globals, removeTraces }: Pick<AdapterDependencies, 'globals' | 'removeTraces'>,
): Adapter {
  return {
    start: () => Promise.resolve(),
    send: (event, identity) => send(globals, event, identity),
    stop: () => {
      const pixel = findPixel(globals);
      const isRevoked = pixel?.revokeConsent !== undefined && runSafely(() => pixel.revokeConsent?.());
      removeTraces(traces);
      return { needsReload: pixel !== null && !isRevoked };
    },
  };
}

function send(globals: object, { name, id }: PlatformEvent, identity: HashedIdentity): SendResult {
  if (name.trim() === '') throw new PlatformError(pixelErrors.name);
  return rethrowAs(pixelErrors.send, () => {
    const pixel = findPixel(globals);
    if (pixel === null) return { skippedBecause: 'The social pixel is not on the page' };
    const hashes = {
      external_id: identity.externalId,
      email: identity.email,
      phone_number: identity.phone,
    };
    pixel.identify(hashes);
    pixel.track(name, {}, { event_id: id });
    const empty = Object.entries(hashes).filter(([, hash]) => hash === '');
    if (empty.length === 0) return undefined;
    return { missing: `nothing valid to hash for ${empty.map(([field]) => field).join(', ')}` };
  });
}

function findPixel(globals: object): Pixel | null {
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
