/**
 * What is to be written where something stands that this release may not know all of: its own, and beside it whatever it
 * could not read. So a tab of an older release never drops what a newer one wrote, and what it takes out itself is out.
 *
 * @param stored what stands there
 * @param read what this release makes of it
 * @param own what this release has to say
 */
export function withUnread(stored: unknown, read: unknown, own: unknown): unknown {
  if (isSame(read, own)) return stored;
  if (isGroup(stored) && isGroup(own)) {
    const known = isGroup(read) ? read : {};
    const names = new Set([...Object.keys(stored), ...Object.keys(own)]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        withUnread(partOf(stored, name), partOf(known, name), partOf(own, name)),
      ]),
    );
  }
  if (!Array.isArray(stored) || !Array.isArray(read) || !Array.isArray(own)) return own;
  // Entries that stand for each other do so by their place, unless some were left out in reading.
  if (stored.length !== read.length) return own;
  return own.map((entry: unknown) => {
    const index = read.findIndex((known) => isSame(known, entry));
    const kept: unknown = index < 0 ? entry : stored[index];
    return kept;
  });
}

type Group = Readonly<Record<string, unknown>>;

function partOf(group: Group, name: string): unknown {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(first: unknown, second: unknown): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
