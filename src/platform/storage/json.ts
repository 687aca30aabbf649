/**
 * Writes a value as JSON. All JSON that the application stores, sends or compares is written here, because an old library on the
 * embedding page may add a `toJSON` to the prototype of arrays or objects, and `JSON.stringify` would write what that returns.
 */
export function toJson(value: unknown): string {
  return JSON.stringify('toJSON' in [] ? hideInheritedToJson(value) : value);
}

/** A copy whose arrays and objects have an own, empty `toJSON`, which JSON leaves out. */
function hideInheritedToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const copy = Array.isArray(value)
    ? value.map(hideInheritedToJson)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hideInheritedToJson(part)]));
  return Object.assign(copy, { toJSON: undefined });
}
