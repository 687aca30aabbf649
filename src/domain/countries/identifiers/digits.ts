/** The digits of a text that contains only digits. */
export function toDigits(text: string): readonly number[] {
  return Array.from(text, Number);
}

/** The sum of each value times the weight at its index. Values without a weight do not count. */
export function computeWeightedSum(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * (values[place] ?? 0), 0);
}
