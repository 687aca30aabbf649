import { configuration } from 'virtual:configuration';
import { isFramed, onParentMessage } from '../platform/frame';
import { loadOnce, succeeded } from '../platform/loadOnce';
import type { LogSink } from '../platform/log';
import type { AppStore } from './store';

/**
 * Follows the colours that are set over the brand's. Those of the state are painted before the first screen: the promise, null
 * where there are none, says whether they are. Those of the embedding page are heard from the first turn on, because it may
 * tell them as soon as the document has loaded. Without the code for it the brand's own stand.
 */
export function customColors(store: AppStore, log: LogSink): Promise<boolean> | null {
  const follow = loadOnce(async () => (await import('./uiColors')).followColors(store, log));
  if (isFramed()) {
    onParentMessage(configuration.frameOrigins, (message) => {
      void succeeded(follow().then((take) => take(message)));
    });
  }
  return Object.keys(store.getState().ui.colors).length > 0 ? succeeded(follow()) : null;
}
