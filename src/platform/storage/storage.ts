import * as v from 'valibot';
import type { LogSink } from '../reports/log';

/** The part of the browser's `Storage` that is used. */
export interface StorageArea {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The storage wrapper of the specification, section 9. No method throws. */
export interface KeyValueStorage {
  /** False if the browser has no storage for this page: values stay in memory and are lost when the page is left. */
  readonly isAvailable: boolean;
  /** The stored value, decoded up to ten times, with ISO timestamps as dates; null if there is none. */
  readonly get: (key: string) => unknown;
  /**
   * The stored value if it matches the schema; null otherwise. Texts inside stay texts. A value that does not match is removed, and
   * its key is logged once, without the ids after the colon.
   */
  readonly getParsed: <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | null;
  /** Returns false if the value could not be written; the old value stays. `undefined` removes the key. */
  readonly set: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => boolean;
  /** The keys of this page, without their prefix. */
  readonly keys: () => readonly string[];
  /** Removes the keys of this page and no others. */
  readonly clear: () => boolean;
}

/** What reads and writes values of a known shape. */
export type CheckedStorage = Pick<KeyValueStorage, 'getParsed' | 'set' | 'remove' | 'keys'>;

/** The two storages of the browser: that of this tab, and the one that all tabs share. */
export interface StorageAreas<Area = CheckedStorage> {
  readonly session: Area;
  readonly local: Area;
}

interface StorageOptions {
  /** Returns the storage. May throw, as the browser's getter does if storage is blocked. */
  readonly area: () => StorageArea;
  /** Prefix of every key, such as `ondara-es`. It separates pages of one origin. */
  readonly prefix: string;
  readonly log: LogSink;
}

/** A value that was encoded several times is decoded this often at most. */
const maxDecodings = 10;
const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Opens a storage. Without a storage, the memory of the page takes its place and nothing is logged (specification, section 8). */
export function openStorage({ area, prefix, log }: StorageOptions): KeyValueStorage {
  const available = findAvailableArea(area);
  const storage = available ?? createMemoryArea();
  const attempt = createAttempt(log);
  const addPrefix = (key: string) => `${prefix}:${key}`;
  const listOwnKeys = (): readonly string[] =>
    listKeys(storage).filter((key) => key.startsWith(addPrefix('')));
  const remove = (key: string) =>
    attempt('remove', false, () => {
      storage.removeItem(addPrefix(key));
      return true;
    });
  const decodeStored = (key: string) =>
    attempt<readonly unknown[] | null>('read', null, () => {
      const text = storage.getItem(addPrefix(key));
      return text === null ? null : decode(text);
    });
  return {
    isAvailable: available !== null,
    get: (key) => attempt('read', null, () => revive(decodeStored(key)?.[0] ?? null)),
    getParsed: (key, schema) => {
      const levels = decodeStored(key);
      if (levels === null) return null;
      for (const level of levels) {
        const parsed = v.safeParse(schema, level);
        if (parsed.success) return parsed.output;
      }
      // The rest of a key is the id of an application.
      log('A stored value of another shape was removed', { key: key.replace(/:.*/, '') });
      remove(key);
      return null;
    },
    set: (key, value) =>
      attempt('write', false, () => {
        const text = encode(value);
        if (text === undefined) storage.removeItem(addPrefix(key));
        else storage.setItem(addPrefix(key), text);
        return true;
      }),
    remove,
    keys: () => attempt('read', [], listOwnKeys).map((key) => key.slice(addPrefix('').length)),
    clear: () =>
      attempt('clear', false, () => {
        for (const key of listOwnKeys()) storage.removeItem(key);
        return true;
      }),
  };
}

/**
 * Opens the two storages of the browser.
 *
 * @param prefix of every key
 */
export function openBrowserStorages(prefix: string, log: LogSink): StorageAreas<KeyValueStorage> {
  return {
    local: openStorage({ area: () => window.localStorage, prefix, log }),
    session: openStorage({ area: () => window.sessionStorage, prefix, log }),
  };
}

/** Returns undefined for a value without JSON, such as a function. */
function encode(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

type RunSafely = <T>(act: string, fallback: T, work: () => T) => T;

/** Runs work that may throw. Logs each kind of failure once: a full storage fails with every typed character. */
function createAttempt(log: LogSink): RunSafely {
  const logged = new Set<string>();
  return (act, fallback, work) => {
    try {
      return work();
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      if (!logged.has(`${act} ${name}`)) log('Storage failed', { act, name });
      logged.add(`${act} ${name}`);
      return fallback;
    }
  };
}

function createMemoryArea(): StorageArea {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Some browsers return a storage that refuses every access. */
function findAvailableArea(area: () => StorageArea): StorageArea | null {
  try {
    const storage = area();
    return typeof storage.getItem('probe') === 'undefined' ? null : storage;
  } catch {
    return null;
  }
}

function listKeys(storage: StorageArea): readonly string[] {
  return Array.from({ length: storage.length }, (_none, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

/**
 * Lists the values that a stored text may represent, the most decoded one first. A value that was encoded several times is decoded
 * up to the limit. Texts *inside* a value stay as they are, so that a name typed as `true` or `[1]` does not change. The less
 * decoded values follow, because a text can look like JSON: `"123"` is a number only for a caller that expects one. Returns nothing
 * for a text that is no JSON, or that was encoded more often than the limit.
 */
function decode(text: string): readonly unknown[] {
  const levels: unknown[] = [];
  let value: unknown = text;
  while (typeof value === 'string') {
    const inner = parseJson(value);
    if (inner === undefined) return levels;
    if (levels.length >= maxDecodings) return [];
    levels.unshift(inner);
    value = inner;
  }
  return levels;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function revive(value: unknown): unknown {
  if (typeof value === 'string') return isoTimestamp.test(value) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, revive(part)]),
  );
}
