/** The digits of a text that contains only digits. */
export function toDigits(text: string): readonly number[] {
  return Array.from(text, Number);
}

/** The sum of Luhn's algorithm (ISO/IEC 7812-1): a multiple of ten if the last digit is the right check digit. */
export function computeLuhnSum(text: string): number {
  return toDigits(text).reduce((sum, digit, place) => {
    const counted = (text.length - place) % 2 === 0 ? digit * 2 : digit;
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0);
}

/** The sum of each value times the weight at its index. Values without a weight do not count. */
export function computeWeightedSum(values: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, place) => sum + weight * (values[place] ?? 0), 0);
}
