import { toJson } from '../../platform/json';

/**
 * Merges a new value into a stored value that may have fields of a newer release. The result has the new value and every stored
 * field that this release could not read. So a tab of an older release never drops fields of a newer one, and fields that it
 * removes itself are removed.
 *
 * @param stored the stored value
 * @param read the part of it that this release can read
 * @param own the new value
 */
export function mergeUnknownFields(stored: unknown, read: unknown, own: unknown): unknown {
  if (isSame(read, own)) return stored;
  if (isRecord(stored) && isRecord(own)) {
    const readFields = isRecord(read) ? read : {};
    const names = new Set([...Object.keys(stored), ...Object.keys(own)]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        mergeUnknownFields(getField(stored, name), getField(readFields, name), getField(own, name)),
      ]),
    );
  }
  if (!Array.isArray(stored) || !Array.isArray(read) || !Array.isArray(own)) return own;
  // Entries correspond by index, unless reading left some out.
  if (stored.length !== read.length) return own;
  return own.map((entry: unknown) => {
    const index = read.findIndex((readEntry) => isSame(readEntry, entry));
    const merged: unknown = index < 0 ? entry : stored[index];
    return merged;
  });
}

type UnknownRecord = Readonly<Record<string, unknown>>;

function getField(record: UnknownRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(first: unknown, second: unknown): boolean {
  return toJson(first) === toJson(second);
}
