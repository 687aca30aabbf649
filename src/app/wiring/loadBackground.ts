import { didSucceed } from '../../platform/loadOnce';
import type * as Background from './background';

/** Loads what runs beside the form, and starts it. Without it, the page works alone. */
export function loadBackground(...parts: Parameters<typeof Background.startBackground>): void {
  void didSucceed(import('./background').then(({ startBackground }) => startBackground(...parts)));
}
