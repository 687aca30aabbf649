/** A slider's limits. Amounts are major units of the page's currency; periods are in the page's `periodScale`. */
export interface Limits {
  /** Kept as the brand's constant even when it lies outside its own range; clamp it where it is shown or sent. */
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Values go from `min` in steps of this. */
  readonly step: number;
}
