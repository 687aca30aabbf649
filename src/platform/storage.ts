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
  /** False where the browser has no storage for this page: nothing written is ever read again. */
  readonly isAvailable: boolean;
  /** The stored value, unwrapped up to ten times, ISO timestamps revived as dates; null where there is none. */
  readonly get: (key: string) => unknown;
  /**
   * The stored value if it has this shape, as it was stored: no text in it becomes a date, a number or a boolean. One of
   * another shape is removed and logged once, without its content.
   */
  readonly getParsed: <Schema extends v.GenericSchema>(
    key: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | null;
  /** False when it could not be written; what was stored before is still there. Undefined removes. */
  readonly set: (key: string, value: unknown) => boolean;
  readonly remove: (key: string) => boolean;
  /** This page's own keys, without what stands before each. */
  readonly keys: () => readonly string[];
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

/** Opens a storage; where there is none, silently a store that keeps nothing (specification, section 8). */
export function openStore({ area, prefix, log }: StoreOptions): KeyStore {
  const storage = availableArea(area);
  if (storage === null) return nothingKept;
  const attempt = makeAttempt(log);
  const named = (key: string) => `${prefix}:${key}`;
  const ownKeys = (): readonly string[] => keysOf(storage).filter((key) => key.startsWith(named('')));
  const remove = (key: string) =>
    attempt('remove', false, () => {
      storage.removeItem(named(key));
      return true;
    });
  const levelsOf = (key: string) =>
    attempt<readonly unknown[] | null>('read', null, () => {
      const text = storage.getItem(named(key));
      return text === null ? null : unwrapped(text);
    });
  return {
    isAvailable: true,
    get: (key) => attempt('read', null, () => revived(levelsOf(key)?.[0] ?? null)),
    getParsed: (key, schema) => {
      const levels = levelsOf(key);
      if (levels === null) return null;
      for (const level of levels) {
        const parsed = v.safeParse(schema, level);
        if (parsed.success) return parsed.output;
      }
      log('A stored value of another shape was removed', { key });
      remove(key);
      return null;
    },
    set: (key, value) =>
      attempt('write', false, () => {
        const text = encoded(value);
        if (text === undefined) storage.removeItem(named(key));
        else storage.setItem(named(key), text);
        return true;
      }),
    remove,
    keys: () => attempt('read', [], ownKeys).map((key) => key.slice(named('').length)),
    clear: () =>
      attempt('clear', false, () => {
        for (const key of ownKeys()) storage.removeItem(key);
        return true;
      }),
  };
}

/** What has no JSON (undefined, a function) is nothing to keep. */
function encoded(value: unknown): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

type Attempt = <T>(act: string, otherwise: T, work: () => T) => T;

/** Runs what may throw. Each kind of failure is logged once: a full storage fails at every key that is typed. */
function makeAttempt(log: LogSink): Attempt {
  const told = new Set<string>();
  return (act, otherwise, work) => {
    try {
      return work();
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      if (!told.has(`${act} ${name}`)) log('Storage failed', { act, name });
      told.add(`${act} ${name}`);
      return otherwise;
    }
  };
}

const nothingKept: KeyStore = {
  isAvailable: false,
  get: () => null,
  getParsed: () => null,
  set: () => false,
  remove: () => false,
  keys: () => [],
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
 * What a stored text may stand for, the most unwrapped first: a value that was encoded as text several times is unwrapped
 * up to the limit; the strings *inside* a value are never touched, so that a name typed as `true` or `[1]` stays what was
 * typed. The less unwrapped ones follow, because a text can look like JSON too: `"123"` is a number only to whom asks for one.
 * Empty for no JSON at all, and for one wrapped more often than the limit.
 */
function unwrapped(text: string): readonly unknown[] {
  const levels: unknown[] = [];
  let value: unknown = text;
  while (typeof value === 'string') {
    const inner = parsedJson(value);
    if (inner === undefined) return levels;
    if (levels.length >= unwrapLimit) return [];
    levels.unshift(inner);
    value = inner;
  }
  return levels;
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
