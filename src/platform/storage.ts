import * as v from 'valibot';
import type { LogSink } from './log';

/** One of the browser's storages, as far as it is used here. */
export interface StorageArea {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The storage wrapper of the specification, section 9. Nothing it does can throw. */
export interface KeyStore {
  /** The stored value, unwrapped up to ten times, ISO timestamps revived as dates; null where there is none. */
  readonly get: (key: string) => unknown;
  /** The stored value if it has this shape; one of another shape is removed and logged once, without its content. */
  readonly getParsed: <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | null;
  /** False when it could not be written; what was stored before is still there. */
  readonly set: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => boolean;
  /** Removes this page's own keys and no others. */
  readonly clear: () => boolean;
}

interface StoreOptions {
  /** Answers the storage; may throw, as a browser's getter does when storage is blocked. */
  readonly area: () => StorageArea;
  /** Set before every key, so that pages on one origin never mix: `ondara-es`. */
  readonly prefix: string;
  readonly log: LogSink;
}

/** How often a value encoded again and again is unwrapped. */
const unwrapLimit = 10;
const isoTimestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Opens a storage; where there is none, a store that keeps nothing, with one log line. */
export function openStore({ area, prefix, log }: StoreOptions): KeyStore {
  const storage = availableArea(area);
  if (storage === null) {
    log('Storage is not available');
    return nothingKept;
  }
  const attempt = <T>(act: string, work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch (error) {
      log('Storage failed', { act, name: error instanceof Error ? error.name : 'unknown' });
      return otherwise;
    }
  };
  const named = (key: string) => `${prefix}:${key}`;
  const remove = (key: string) =>
    attempt(
      'remove',
      () => {
        storage.removeItem(named(key));
        return true;
      },
      false,
    );
  const read = (key: string) => attempt('read', () => storage.getItem(named(key)), null);
  return {
    get: (key) => revived(unwrapped(read(key))),
    getParsed: (key, schema) => {
      const text = read(key);
      if (text === null) return null;
      const parsed = v.safeParse(schema, unwrapped(text));
      if (parsed.success) return parsed.output;
      log('A stored value of another shape was removed', { key });
      remove(key);
      return null;
    },
    set: (key, value) =>
      attempt(
        'write',
        () => {
          storage.setItem(named(key), JSON.stringify(value));
          return true;
        },
        false,
      ),
    remove,
    clear: () =>
      attempt(
        'clear',
        () => {
          for (const key of keysOf(storage)) if (key.startsWith(`${prefix}:`)) storage.removeItem(key);
          return true;
        },
        false,
      ),
  };
}

const nothingKept: KeyStore = {
  get: () => null,
  getParsed: () => null,
  set: () => false,
  remove: () => false,
  clear: () => false,
};

/** The storage if it can really be written to: some browsers hand out one that refuses everything. */
function availableArea(area: () => StorageArea): StorageArea | null {
  try {
    const storage = area();
    return typeof storage.getItem('probe') === 'undefined' ? null : storage;
  } catch {
    return null;
  }
}

function keysOf(storage: StorageArea): readonly string[] {
  return Array.from({ length: storage.length }, (_none, index) => storage.key(index)).filter(
    (key) => key !== null,
  );
}

/**
 * A stored text as the value it stands for. A value that was encoded as text several times is unwrapped; the strings
 * *inside* a value are never touched, so that a name typed as `true` or `[1]` stays what was typed.
 */
function unwrapped(text: string | null): unknown {
  let value: unknown = text;
  for (let depth = 0; depth <= unwrapLimit; depth += 1) {
    if (typeof value !== 'string') return value;
    const parsed = parsedJson(value);
    if (parsed === undefined) return depth === 0 ? null : value;
    value = parsed;
  }
  return typeof value === 'string' ? null : value;
}

function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function revived(value: unknown): unknown {
  if (typeof value === 'string') return isoTimestamp.test(value) ? new Date(value) : value;
  if (Array.isArray(value)) return value.map(revived);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [key, revived(part)]),
  );
}
