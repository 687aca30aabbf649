import { openStorage, type KeyValueStorage } from '../platform/storage/storage';

/**
 * Opens a storage with entries. A text is stored as it is, any other value as JSON.
 *
 * @param spare the characters that the values may have together beyond those of the entries
 */
export function storageWith(
  entries: Readonly<Record<string, unknown>>,
  spare = Number.POSITIVE_INFINITY,
): KeyValueStorage {
  const values = new Map(
    Object.entries(entries)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [`ondara-es:${key}`, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
  const measure = () => [...values.values()].reduce((sum, value) => sum + value.length, 0);
  const capacity = measure() + spare;
  const area = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (measure() - (values.get(key)?.length ?? 0) + value.length > capacity)
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
  return openStorage({ area: () => area, prefix: 'ondara-es', log: () => undefined });
}
