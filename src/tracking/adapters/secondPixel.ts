import type { TrackedEvent } from '../../domain/tracking/trackedEvent';
import type { Adapter, Told } from '../adapter';
import { failures, heard, orFail } from '../failures';
import { isLeadEvent } from './leadEvent';
import type { TrackingWorld } from './world';

/** What the pixel's script leaves in the window as `fbq`. */
type Pixel = (command: string, ...parts: readonly unknown[]) => void;

const traces = /^_fb[pc]$/;

/** The other pixel of the container. It is told no identity: the event and its id are enough to count a lead once. */
export function secondPixel({ globals, forget }: Pick<TrackingWorld, 'globals' | 'forget'>): Adapter {
  let isGranted = false;
  /** The pixel, which knows by then that it may; it can come long after the choice. */
  const grantedPixel = (): Pixel | null => {
    const pixel = pixelIn(globals);
    if (pixel !== null && !isGranted) {
      pixel('consent', 'grant');
      isGranted = true;
    }
    return pixel;
  };
  return {
    platform: 'second pixel',
    purpose: 'advertising',
    start: async () => {
      orFail(failures.pixel, grantedPixel);
    },
    takes: isLeadEvent,
    tell: (event) => tell(grantedPixel, event),
    stop: () => {
      const pixel = pixelIn(globals);
      const isRevoked = pixel !== null && heard(() => pixel('consent', 'revoke'));
      isGranted = false;
      forget(traces);
      return { needsReload: pixel !== null && !isRevoked };
    },
  };
}

/** Of the three, the pixel knows only two by itself. */
function tell(grantedPixel: () => Pixel | null, { name, id }: TrackedEvent): Told {
  if (name.trim() === '') throw new Error(failures.pixelName);
  return orFail(failures.pixel, () => {
    const pixel = grantedPixel();
    if (pixel === null) return { heldBack: 'The second pixel is not on the page' };
    pixel(name === 'Reject' ? 'trackCustom' : 'track', name, {}, { eventID: id });
    return undefined;
  });
}

function pixelIn(globals: object): Pixel | null {
  const found: unknown = Reflect.get(globals, 'fbq');
  return isPixel(found) ? found : null;
}

const isPixel = (found: unknown): found is Pixel => typeof found === 'function';
