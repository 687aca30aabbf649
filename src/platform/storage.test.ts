import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { openStore, type StorageArea } from './storage';
import { runs } from '../testing/runs';

/** A storage in memory, as a browser's behaves. */
function memory(initial: Readonly<Record<string, string>> = {}, changes: Partial<StorageArea> = {}) {
  const kept = new Map(Object.entries(initial));
  const area: StorageArea = {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    ...changes,
  };
  const log = vi.fn();
  return { kept, log, store: openStore({ area: () => area, prefix: 'ondara-es', log }) };
}

/** A value encoded as text so many times. */
const wrapped = (value: unknown, times: number) =>
  Array.from({ length: times }).reduce<unknown>((text) => JSON.stringify(text), value);
const kept = (text: unknown) => memory({ 'ondara-es:key': String(text) });

describe('what is read', () => {
  it.each([
    [1, { amount: 3 }],
    [2, { amount: 3 }],
    [10, { amount: 3 }],
    [11, null],
    [20, null],
  ])('is unwrapped when it was encoded %i times, up to ten', (times, expected) => {
    expect(kept(wrapped({ amount: 3 }, times)).store.get('key')).toEqual(expected);
  });

  it.each(['true', '3', '[1]', '{"a":1}', 'null', '2026-11-20T12:00:00.000Z', '"'])(
    'leaves a text inside a value that looks like %s as it was typed',
    (text) => {
      const { store } = memory();
      store.set('key', { name: text });
      expect(store.getParsed('key', v.object({ name: v.string() }))).toEqual({ name: text });
    },
  );

  it('revives ISO timestamps for who reads without a shape, at every depth', () => {
    const { store } = memory();
    const at = '2026-11-20T12:00:00.000Z';
    store.set('key', { at, list: [at], name: '2026-11-20' });
    expect(store.get('key')).toEqual({ at: new Date(at), list: [new Date(at)], name: '2026-11-20' });
  });

  it.each([
    ['half a JSON', '{"amount":'],
    ['no JSON', 'undefined'],
    ['empty', ''],
    ['wrapped too often', wrapped({ amount: 3 }, 11)],
  ])('is nothing and is removed where it is %s', (_what, text) => {
    const { store, kept: left, log } = kept(text);
    expect(store.getParsed('key', v.object({ amount: v.number() }))).toBeNull();
    expect(left.size).toBe(0);
    expect(log).toHaveBeenCalledExactlyOnceWith('A stored value of another shape was removed', {
      key: 'key',
    });
  });

  it('of another shape is removed and logged without what it held', () => {
    const { store, kept: left, log } = kept('{"email":"ana@example.com"}');
    expect(store.getParsed('key', v.object({ amount: v.number() }))).toBeNull();
    expect(left.has('ondara-es:key')).toBe(false);
    expect(JSON.stringify(log.mock.calls)).not.toContain('ana@');
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const { store } = kept(text);
        store.get('key');
        store.getParsed('key', v.object({ amount: v.number() }));
      }),
      { numRuns: runs(5_000) },
    );
  });

  it('is what was written, for every value that JSON can carry', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const { store } = memory();
        store.set('key', { value });
        expect(store.getParsed('key', v.object({ value: v.unknown() }))).toEqual(
          JSON.parse(JSON.stringify({ value })),
        );
      }),
    );
  });
});

describe('a storage that fails', () => {
  it('that is blocked keeps nothing, and nothing is said of it', () => {
    const log = vi.fn();
    const area = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const store = openStore({ area, prefix: 'ondara-es', log });
    expect([store.set('key', 1), store.get('key'), store.remove('key'), store.clear()]).toEqual([
      false,
      null,
      false,
      false,
    ]);
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
  ] as const)('is logged at a %s, which answers nothing or false', (act, changes, call, answer) => {
    const { store, log } = memory({ 'ondara-es:key': '1' }, changes);
    expect(call === 'set' ? store.set('key', 2) : store[call]('key')).toBe(answer);
    expect(log).toHaveBeenCalledExactlyOnceWith('Storage failed', { act, name: 'UnknownError' });
  });

  it('that is full answers false, keeps what was there, and is logged once', () => {
    const {
      store,
      log,
      kept: left,
    } = memory(
      { 'ondara-es:key': '1' },
      {
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    );
    expect([store.set('key', 2), store.set('other', 3)]).toEqual([false, false]);
    expect(left.get('ondara-es:key')).toBe('1');
    expect(log).toHaveBeenCalledExactlyOnceWith('Storage failed', {
      act: 'write',
      name: 'QuotaExceededError',
    });
  });

  it('cannot be made to throw by a value without JSON', () => {
    const { store } = memory();
    const loop: Record<string, unknown> = {};
    loop['self'] = loop;
    expect(store.set('key', loop)).toBe(false);
    expect(store.set('key', 10n)).toBe(false);
    expect(store.set('key', undefined)).toBe(true);
    expect(store.get('key')).toBeNull();
  });
});

it('clears its own keys and no others', () => {
  const { store, kept: left } = memory({
    'ondara-es:a': '1',
    'ondara-esx:a': '1',
    'pravelo-pl:a': '1',
    a: '1',
  });
  expect(store.clear()).toBe(true);
  expect([...left.keys()]).toEqual(['ondara-esx:a', 'pravelo-pl:a', 'a']);
});
