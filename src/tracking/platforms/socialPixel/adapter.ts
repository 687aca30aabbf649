import type { HashedIdentity, PlatformEvent } from '../../../domain/tracking/platformEvent';
import type { Adapter, SendResult } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { createPixelAdapter } from '../../pixelAdapter';

/** The part of `window.ttq` that the adapter uses. The pixel's script sets it. */
interface Pixel {
  identify(identity: Readonly<Record<'external_id' | 'email' | 'phone_number', string>>): void;
  track(name: string, properties: object, options: { readonly event_id: string }): void;
  revokeConsent?(): void;
}

/** The social pixel. It gets first the hashed identity, then the event with its id. */
export const createAdapter = (_options: object, { globals }: Pick<AdapterDependencies, 'globals'>): Adapter =>
  createPixelAdapter({
    label: 'The social pixel',
    find: () => findPixel(globals),
    track,
    revoke: (pixel) => {
      pixel.revokeConsent?.();
      return pixel.revokeConsent !== undefined;
    },
    cookiesAndKeys: /^(?:_ttp|_tt_.+|tt_.+|ttcsid.*|ttclid)$/,
  });

function track(pixel: Pixel, { name, id }: PlatformEvent, identity: HashedIdentity): SendResult {
  const hashes = { external_id: identity.externalId, email: identity.email, phone_number: identity.phone };
  pixel.identify(hashes);
  pixel.track(name, {}, { event_id: id });
  const empty = Object.entries(hashes).filter(([, hash]) => hash === '');
  if (empty.length === 0) return undefined;
  return { missing: `nothing valid to hash for ${empty.map(([field]) => field).join(', ')}` };
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
