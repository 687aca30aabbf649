import { configuration } from 'virtual:configuration';
import { getFields } from '../../domain/lead/isRecord';
import type { AccentRole } from '../../domain/pages/looks/uiColors';
import { isFramed, onParentMessage } from '../../platform/frame/frame';
import { loadOnce, didSucceed } from '../../platform/loading/loadOnce';
import type { LogSink } from '../../platform/reports/log';
import type { AppStore } from '../../state/store';

/** The custom colours of a start. */
export interface CustomColors {
  /** Resolves after the stored colours are applied, before the first screen. Null if none are stored. */
  readonly painted: Promise<boolean> | null;
  /** Handles a message of the embedding page. Resolves to the accents that are accepted. */
  readonly apply: (message: unknown) => Promise<readonly AccentRole[]>;
}

/**
 * Applies custom colours over the brand's. Listens to the embedding page from the first task on, because it can send its colours
 * as soon as the document has loaded. If the code for colours does not load, the brand's colours stay.
 */
export function setupCustomColors(store: AppStore, log: LogSink): CustomColors {
  const loadSync = loadOnce(async () => (await import('./uiColors')).syncColors(store, log));
  const apply = (message: unknown) => loadSync().then((applyMessage) => applyMessage(message));
  if (isFramed()) {
    onParentMessage(configuration.frameOrigins, (message) => {
      if (getFields(message)['type'] === 'UI_COLORS') void didSucceed(apply(message));
    });
  }
  return {
    painted: Object.keys(store.getState().ui.colors).length > 0 ? didSucceed(loadSync()) : null,
    apply,
  };
}
