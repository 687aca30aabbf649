import type { PlatformEvent } from '../../../domain/tracking/platformEvent';
import type { Adapter, SendResult } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { pixelErrors } from '../../pixelErrors';
import { PlatformError, rethrowAs, runSafely } from '../../platformError';

/** The function that the pixel's script sets as `window.fbq`. */
type Pixel = (command: string, ...parts: readonly unknown[]) => void;

const traces = /^_fb[pc]$/;

/** The second pixel of the container. It gets no identity: the event's name and id are enough to count a lead once. */
export function createAdapter(
  _options: object,
  { globals, removeTraces }: Pick<AdapterDependencies, 'globals' | 'removeTraces'>,
): Adapter {
  let isGranted = false;
  /** Returns the pixel with consent granted. The pixel may appear long after the choice. */
  const findGrantedPixel = (): Pixel | null => {
    const pixel = findPixel(globals);
    if (pixel !== null && !isGranted) {
      pixel('consent', 'grant');
      isGranted = true;
    }
    return pixel;
  };
  return {
    start: async () => {
      rethrowAs(pixelErrors.send, findGrantedPixel);
    },
    send: (event) => send(findGrantedPixel, event),
    stop: () => {
      const pixel = findPixel(globals);
      const isRevoked = pixel !== null && runSafely(() => pixel('consent', 'revoke'));
      isGranted = false;
      removeTraces(traces);
      return { needsReload: pixel !== null && !isRevoked };
    },
  };
}

/** Reject is not one of the pixel's standard events. */
function send(findGrantedPixel: () => Pixel | null, { name, id }: PlatformEvent): SendResult {
  if (name.trim() === '') throw new PlatformError(pixelErrors.name);
  return rethrowAs(pixelErrors.send, () => {
    const pixel = findGrantedPixel();
    if (pixel === null) return { skippedBecause: 'The second pixel is not on the page' };
    pixel(name === 'Reject' ? 'trackCustom' : 'track', name, {}, { eventID: id });
    return undefined;
  });
}

function findPixel(globals: object): Pixel | null {
  const found: unknown = Reflect.get(globals, 'fbq');
  return isPixel(found) ? found : null;
}

const isPixel = (found: unknown): found is Pixel => typeof found === 'function';
