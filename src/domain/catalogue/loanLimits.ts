/** The limits of the amount or the period of a loan. Amounts are major units of the page's currency, periods use the page's `periodScale`. */
export interface LoanLimits {
  /** The brand's constant, which may be outside the range. `clampToStep` gives the value to show or send. */
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** The distance between values, counted from `min`. */
  readonly step: number;
}

/** The nearest value that a slider with these limits can have. */
export function clampToStep(value: number, { min, max, step }: LoanLimits): number {
  const clamped = Math.min(Math.max(value, min), max);
  const onStep = min + Math.round((clamped - min) / step) * step;
  return onStep > max ? onStep - step : onStep;
}
