import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { openStorage, type StorageArea } from './storage';
import { getRunCount } from '../../testing/propertyTests';

/** Opens a storage in memory that behaves like a browser's. */
function openMemory(initial: Readonly<Record<string, string>> = {}, changes: Partial<StorageArea> = {}) {
  const items = new Map(Object.entries(initial));
  const area: StorageArea = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    ...changes,
  };
  const log = vi.fn();
  return { items, log, storage: openStorage({ area: () => area, prefix: 'ondara-es', log }) };
}

/** Encodes a value several times. */
const encode = (value: unknown, times: number) =>
  Array.from({ length: times }).reduce<unknown>((text) => JSON.stringify(text), value);
const openWith = (text: unknown) => openMemory({ 'ondara-es:key': String(text) });

describe('a stored value', () => {
  it.each([
    [1, { amount: 3 }],
    [2, { amount: 3 }],
    [10, { amount: 3 }],
    [11, null],
    [20, null],
  ])('is decoded up to ten times if it was encoded %i times', (times, expected) => {
    expect(openWith(encode({ amount: 3 }, times)).storage.get('key')).toEqual(expected);
  });

  it.each(['true', '3', '[1]', '{"a":1}', 'null', '2026-11-20T12:00:00.000Z', '"'])(
    'keeps a text inside that looks like %s',
    (text) => {
      const { storage } = openMemory();
      storage.set('key', { name: text });
      expect(storage.getParsed('key', v.object({ name: v.string() }))).toEqual({ name: text });
    },
  );

  it('contains dates for ISO timestamps if it is read without a schema', () => {
    const { storage } = openMemory();
    const at = '2026-11-20T12:00:00.000Z';
    storage.set('key', { at, list: [at], name: '2026-11-20' });
    expect(storage.get('key')).toEqual({ at: new Date(at), list: [new Date(at)], name: '2026-11-20' });
  });

  it.each([
    ['half a JSON', '{"amount":'],
    ['not JSON', 'undefined'],
    ['an empty text', ''],
    ['encoded too often', encode({ amount: 3 }, 11)],
  ])('is null and is removed if it is %s', (_what, text) => {
    const { storage, items, log } = openWith(text);
    expect(storage.getParsed('key', v.object({ amount: v.number() }))).toBeNull();
    expect(items.size).toBe(0);
    expect(log).toHaveBeenCalledExactlyOnceWith('A stored value of another shape was removed', {
      key: 'key',
    });
  });

  it('is removed and logged without its content if it does not match the schema', () => {
    const { storage, items, log } = openWith('{"email":"ana@example.com"}');
    expect(storage.getParsed('key', v.object({ amount: v.number() }))).toBeNull();
    expect(items.has('ondara-es:key')).toBe(false);
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@');
  });

  it('is logged without the ids in its key', () => {
    const { storage, log } = openMemory({ 'ondara-es:storedLoanApplication:0f1e:d4c3': '' });
    storage.getParsed('storedLoanApplication:0f1e:d4c3', v.string());
    expect(log.mock.calls).toMatchObject([[expect.any(String), { key: 'storedLoanApplication' }]]);
  });

  it('never causes an exception when it is read', { tags: ['T3', 'B10'] }, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const { storage } = openWith(text);
        storage.get('key');
        storage.getParsed('key', v.object({ amount: v.number() }));
      }),
      { numRuns: getRunCount(5_000) },
    );
  });

  it('equals the written value for every JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const { storage } = openMemory();
        storage.set('key', { value });
        expect(storage.getParsed('key', v.object({ value: v.unknown() }))).toEqual(
          JSON.parse(JSON.stringify({ value })),
        );
      }),
    );
  });
});

describe('a failing storage', () => {
  it('is replaced by the memory of the page and logs nothing if it is blocked', () => {
    const log = vi.fn();
    const area = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = openStorage({ area, prefix: 'ondara-es', log });
    expect(storage.isAvailable).toBe(false);
    expect([storage.set('key', 1), storage.get('key'), storage.keys()]).toEqual([true, 1, ['key']]);
    expect([storage.remove('key'), storage.get('key')]).toEqual([true, null]);
    expect([storage.set('key', 2), storage.clear(), storage.keys()]).toEqual([true, true, []]);
    // Another storage of the same page has its own memory, as local and session storage do.
    expect(openStorage({ area, prefix: 'ondara-es', log }).get('key')).toBeNull();
    expect(log).not.toHaveBeenCalled();
  });

  const failing = () => {
    throw new DOMException('no', 'UnknownError');
  };

  it.each([
    ['read', { getItem: (key: string) => (key === 'probe' ? null : failing()) }, 'get', null],
    ['write', { setItem: failing }, 'set', false],
    ['remove', { removeItem: failing }, 'remove', false],
    ['clear', { removeItem: failing }, 'clear', false],
  ] as const)('logs a failed %s, which returns null or false', (act, changes, call, result) => {
    const { storage, log } = openMemory({ 'ondara-es:key': '1' }, changes);
    expect(call === 'set' ? storage.set('key', 2) : storage[call]('key')).toBe(result);
    expect(log).toHaveBeenCalledExactlyOnceWith('Storage failed', { act, name: 'UnknownError' });
  });

  it('returns false if it is full, keeps the old value and logs once', () => {
    const { storage, log, items } = openMemory(
      { 'ondara-es:key': '1' },
      {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    );
    expect([storage.set('key', 2), storage.set('other', 3)]).toEqual([false, false]);
    expect(items.get('ondara-es:key')).toBe('1');
    expect(log).toHaveBeenCalledExactlyOnceWith('Storage failed', {
      act: 'write',
      name: 'QuotaExceededError',
    });
  });

  it('does not throw for a value without JSON', () => {
    const { storage } = openMemory();
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(storage.set('key', loop)).toBe(false);
    expect(storage.set('key', 10n)).toBe(false);
    expect(storage.set('key', undefined)).toBe(true);
    expect(storage.get('key')).toBeNull();
  });
});

it('a storage clears its own keys and no others', () => {
  const { storage, items } = openMemory({
    'ondara-es:a': '1',
    'ondara-esx:a': '1',
    'pravelo-pl:a': '1',
    a: '1',
  });
  expect(storage.clear()).toBe(true);
  expect([...items.keys()]).toEqual(['ondara-esx:a', 'pravelo-pl:a', 'a']);
});
