import { loadEventually } from '../../platform/loadEventually';
import type * as Background from './background';

/** Loads what runs beside the form, and starts it. Until it has loaded, the page works alone. */
export function loadBackground(...parts: Parameters<typeof Background.startBackground>): void {
  void loadEventually(() => import('./background')).then(({ startBackground }) => startBackground(...parts));
}
