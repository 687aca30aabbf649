import type { Adapter } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { createPixelAdapter } from '../../pixelAdapter';

/** The function that the pixel's script sets as `window.fbq`. */
type Pixel = (command: string, ...parts: readonly unknown[]) => void;

/** The second pixel of the container. It gets no identity: the event's name and id are enough to count a lead once. */
export function createAdapter(_options: object, { globals }: Pick<AdapterDependencies, 'globals'>): Adapter {
  let isGranted = false;
  return createPixelAdapter<Pixel>({
    label: 'The second pixel',
    find: () => {
      const found: unknown = Reflect.get(globals, 'fbq');
      return isPixel(found) ? found : null;
    },
    grant: (pixel) => {
      if (isGranted) return;
      pixel('consent', 'grant');
      isGranted = true;
    },
    // Reject is not one of the pixel's standard events.
    track: (pixel, { name, id }) =>
      pixel(name === 'Reject' ? 'trackCustom' : 'track', name, {}, { eventID: id }),
    revoke: (pixel) => {
      isGranted = false;
      pixel('consent', 'revoke');
      return true;
    },
    cookiesAndKeys: /^(?:_fb[pc]|lastExternalReferrer(?:Time)?|multiFbc)$/,
  });
}

const isPixel = (found: unknown): found is Pixel => typeof found === 'function';
