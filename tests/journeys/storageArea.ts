import type { StorageArea } from '../../src/platform/storage/storage';

/** A change of local storage. */
export interface AreaChange {
  readonly key: string;
  readonly isRemoved: boolean;
}

interface AreaOptions {
  readonly values: Map<string, string>;
  readonly onChange: (change: AreaChange) => void;
  /** The number of characters that the values may have together. */
  readonly getCapacity: () => number;
  /** Whether the page of the storage still exists. A closed one writes nothing. */
  readonly isOpen: () => boolean;
}

/** A storage of the browser, as a tab sees it. */
export function createArea({ values, onChange, getCapacity, isOpen }: AreaOptions): StorageArea {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (!isOpen()) return;
      const others = measureArea(values) - (values.get(key)?.length ?? 0);
      if (others + value.length > getCapacity())
        throw new DOMException('The storage is full.', 'QuotaExceededError');
      if (values.get(key) === value) return;
      values.set(key, value);
      onChange({ key, isRemoved: false });
    },
    removeItem: (key) => {
      if (isOpen() && values.delete(key)) onChange({ key, isRemoved: true });
    },
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** The number of characters of all values. */
export const measureArea = (values: ReadonlyMap<string, string>): number =>
  [...values.values()].reduce((sum, value) => sum + value.length, 0);
