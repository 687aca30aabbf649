import { configuration } from 'virtual:configuration';
import type { KeyValueStorage, StorageAreas } from '../../platform/storage/storage';

/** The two storages of the browser. All keys carry the prefix of this page. */
export type BrowserStorages = StorageAreas<KeyValueStorage>;

/** Starts every stored key, so that two pages on one origin never share a key. */
export const storagePrefix = `${configuration.product}-${configuration.country}`;
