import { openStore, type KeyStore } from '../platform/storage';

/** A storage of its own, filled before it is opened; a text stands in it as it is, anything else as its JSON. */
export function storeWith(entries: Readonly<Record<string, unknown>>): KeyStore {
  const kept = new Map(
    Object.entries(entries).map(([key, value]) => [
      `ondara-es:${key}`,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
  return openStore({ area: () => area, prefix: 'ondara-es', log: () => undefined });
}
