import { configuration } from 'virtual:configuration';
import { isFramed, onParentMessage } from '../../platform/frame';
import { loadOnce, didSucceed } from '../../platform/loadOnce';
import type { LogSink } from '../../platform/log';
import type { AppStore } from '../../state/store';

/**
 * Applies custom colours over the brand's. Listens to the embedding page from the first task on, because it can send its colours
 * as soon as the document has loaded. If the code for colours does not load, the brand's colours stay.
 *
 * @returns resolves after the stored colours are applied, before the first screen. Null if none are stored.
 */
export function setupCustomColors(store: AppStore, log: LogSink): Promise<boolean> | null {
  const loadSync = loadOnce(async () => (await import('./uiColors')).syncColors(store, log));
  if (isFramed()) {
    onParentMessage(configuration.frameOrigins, (message) => {
      void didSucceed(loadSync().then((applyMessage) => applyMessage(message)));
    });
  }
  return Object.keys(store.getState().ui.colors).length > 0 ? didSucceed(loadSync()) : null;
}
