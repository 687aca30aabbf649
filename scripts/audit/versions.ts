/**
 * Versions and ranges as advisories write them: comparators that all have to hold, and alternatives between `||`
 * (`>=1.0.0 <1.2.3 || =2.0.0`).
 */

interface Version {
  readonly numbers: readonly number[];
  readonly preRelease: readonly string[];
}

const comparatorPattern = /^(>=|<=|>|<|=)?\s*v?(\d[^\s]*)$/;

function readVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?(?:\+.*)?$/.exec(text);
  if (match === null) throw new Error(`${text} is no version`);
  return {
    numbers: match.slice(1, 4).map(Number),
    preRelease: match[4]?.split('.') ?? [],
  };
}

function comparePart(a: string, b: string): number {
  const [areNumbers, isANumber] = [/^\d+$/.test(a) && /^\d+$/.test(b), /^\d+$/.test(a)];
  if (areNumbers) return Number(a) - Number(b);
  if (isANumber !== /^\d+$/.test(b)) return isANumber ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  // A release is later than its pre-releases.
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [index, part] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = comparePart(part, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVersions(a: Version, b: Version): number {
  for (const [index, number] of a.numbers.entries()) {
    const order = number - (b.numbers[index] ?? 0);
    if (order !== 0) return order;
  }
  return comparePreReleases(a.preRelease, b.preRelease);
}

function satisfiesComparator(version: Version, comparator: string): boolean {
  if (comparator === '*') return true;
  const match = comparatorPattern.exec(comparator);
  if (match === null) throw new Error(`${comparator} is no comparator of versions`);
  const order = compareVersions(version, readVersion(match[2] ?? ''));
  switch (match[1]) {
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    default:
      return order === 0;
  }
}

/** Whether a version is in a range. Throws if one of them cannot be read, so that no advisory is passed over. */
export function isInRange(version: string, range: string): boolean {
  const read = readVersion(version);
  return range.split('||').some((alternative) => {
    const comparators = alternative
      .trim()
      .replace(/([<>=])\s+/g, '$1')
      .split(/\s+/);
    return comparators.every((comparator) => satisfiesComparator(read, comparator));
  });
}
