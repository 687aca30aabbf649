/** The quantile of the normal distribution for an interval of 95 %. */
const quantile = 1.959964;

/** A share and its interval of 95 %, all from 0 to 1. */
export interface ShareEstimate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Estimates a share by Wilson's interval, which also holds for few visits and for shares near 0 and 1. */
export function estimateShare(count: number, total: number): ShareEstimate {
  if (total === 0) return { share: 0, low: 0, high: 1 };
  const share = count / total;
  const square = quantile ** 2 / total;
  const centre = (share + square / 2) / (1 + square);
  const reach = (quantile / (1 + square)) * Math.sqrt((share * (1 - share)) / total + square / (4 * total));
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** The interval of 95 % of the difference of two shares, by Newcombe's method from their Wilson intervals. */
export function estimateDifference(one: ShareEstimate, other: ShareEstimate): ShareEstimate {
  const share = other.share - one.share;
  return {
    share,
    low: share - Math.hypot(other.share - other.low, one.high - one.share),
    high: share + Math.hypot(other.high - other.share, one.share - one.low),
  };
}

/** The quantile of the normal distribution that chance exceeds in one of 1000 cases, in either direction. */
const mismatchQuantile = 3.290527;

/**
 * Whether a variant has fewer or more visits than its share, so that chance would explain it in less than one of 1000 cases: visits got lost
 * in one variant, and no other figure can be trusted (sample-ratio mismatch).
 *
 * @param share from 0 to 1
 */
export function isSampleRatioOff(count: number, total: number, share: number): boolean {
  return Math.abs(count - total * share) > mismatchQuantile * Math.sqrt(total * share * (1 - share));
}
