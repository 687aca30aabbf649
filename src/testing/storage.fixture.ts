import { openStorage, type KeyValueStorage } from '../platform/storage';

/** Opens a storage with entries. A text is stored as it is, any other value as JSON. */
export function storageWith(entries: Readonly<Record<string, unknown>>): KeyValueStorage {
  const values = new Map(
    Object.entries(entries).map(([key, value]) => [
      `ondara-es:${key}`,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  return openStorage({ area: () => area, prefix: 'ondara-es', log: () => undefined });
}
