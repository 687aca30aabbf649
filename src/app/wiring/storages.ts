import { configuration } from 'virtual:configuration';
import type { LogSink } from '../../platform/reports/log';
import { openStorage, type KeyValueStorage, type StorageAreas } from '../../platform/storage/storage';

/** The two storages of the browser. All keys carry the prefix of this page. */
export type BrowserStorages = StorageAreas<KeyValueStorage>;

/** Starts every stored key, so that two pages on one origin never share a key. */
export const storagePrefix = `${configuration.product}-${configuration.country}`;

export function openBrowserStorages(log: LogSink): BrowserStorages {
  return {
    local: openStorage({ area: () => window.localStorage, prefix: storagePrefix, log }),
    session: openStorage({ area: () => window.sessionStorage, prefix: storagePrefix, log }),
  };
}
