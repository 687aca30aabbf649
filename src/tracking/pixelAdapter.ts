import type { HashedIdentity, PlatformEvent } from '../domain/tracking/platformEvent';
import type { Adapter, SendResult } from './adapter';
import { pixelErrors } from './pixels';
import { PlatformError, rethrowAs, runSafely } from './platformError';

/** What differs between the pixels that a container brings. */
interface PixelOptions<Pixel> {
  /** As the ledger names it: `The social pixel`. */
  readonly label: string;
  /** The pixel, if it is on the page now. It may appear long after the choice. */
  readonly find: () => Pixel | null;
  /** Runs at the start and before each event, with the pixel if it is there. */
  readonly grant?: (pixel: Pixel) => void;
  readonly track: (pixel: Pixel, event: PlatformEvent, identity: HashedIdentity) => SendResult;
  /** Tells the pixel that consent has ended. Returns false if it cannot be told. */
  readonly revoke: (pixel: Pixel) => boolean;
  readonly cookiesAndKeys: RegExp;
}

/** An adapter of a pixel that the container of the tag manager loads. It gets events only if it is on the page. */
export function createPixelAdapter<Pixel>(options: PixelOptions<Pixel>): Adapter {
  const { label, find, grant, track, revoke, cookiesAndKeys } = options;
  const findGranted = (): Pixel | null => {
    const pixel = find();
    if (pixel !== null) grant?.(pixel);
    return pixel;
  };
  return {
    start: async () => {
      rethrowAs(pixelErrors.send, findGranted);
    },
    send: (event, identity) => {
      if (event.name.trim() === '') throw new PlatformError(pixelErrors.name);
      return rethrowAs(pixelErrors.send, () => {
        const pixel = findGranted();
        return pixel === null
          ? { skippedBecause: `${label} is not on the page` }
          : track(pixel, event, identity);
      });
    },
    stop: () => {
      const pixel = find();
      let isRevoked = false;
      if (pixel !== null) runSafely(() => (isRevoked = revoke(pixel)));
      return { needsReload: pixel !== null && !isRevoked };
    },
    cookiesAndKeys,
  };
}
