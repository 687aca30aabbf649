/** The digits of a text that holds nothing else. */
export function digitsOf(text: string): readonly number[] {
  return Array.from(text, Number);
}

/** Each value times the weight at its place, added up. Values beyond the weights count nothing. */
export function weightedSum(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * (values[place] ?? 0), 0);
}
