/** The median. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(sorted.length / 2) - 1,
    Math.floor(sorted.length / 2) + 1,
  );
  return low + (high - low) / 2;
}

/** The median of each metric over all rounds. */
export function medianOfEach(
  rounds: readonly Readonly<Record<string, number>>[],
): Readonly<Record<string, number>> {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? Number.NaN))]),
  );
}

/** The ratio of a value to a reference. Null if it is not finite. */
export function ratio(value: number, reference: number): number | null {
  const times = value / reference;
  return Number.isFinite(times) ? times : null;
}
