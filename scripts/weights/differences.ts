import { weightParts, type Weights } from './limits';

/** A difference that a summary names, in bytes. */
const namedDifference = 1_000;
/** A smaller difference is not printed. */
const printedDifference = 50;

export const formatKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A difference with its sign, or nothing if it is small or unknown. */
export function formatDifference(bytes: number | undefined): string {
  if (bytes === undefined || Math.abs(bytes) < printedDifference) return '';
  return `${bytes > 0 ? '+' : '−'}${formatKilobytes(Math.abs(bytes))}`;
}

/** The differences of a page for a summary: those above 1 kB. */
export function listNamedDifferences(page: string, now: Weights, before: Weights): readonly string[] {
  return weightParts
    .filter((part) => Math.abs(now[part] - before[part]) > namedDifference)
    .map((part) => `${page}: ${part} ${formatDifference(now[part] - before[part])}`);
}
