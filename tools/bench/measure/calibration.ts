import type { Browser } from '@playwright/test';

/** How long the slow phone takes for the loop of `countPrimes`, in milliseconds. */
const slowPhoneLoopMs = 400;
/** No faster and no slower than the browser can be made. */
const slowdownLimits = { min: 1, max: 20 } as const;

/** Runs in the page: work for the processor alone. Playwright serializes it, so it must not use outer variables. */
function timeLoop(): number {
  const startedAt = performance.now();
  let primes = 0;
  for (let candidate = 2; candidate < 600_000; candidate += 1) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1;
    if (divisor * divisor > candidate) primes += 1;
  }
  return primes > 0 ? performance.now() - startedAt : Number.NaN;
}

/**
 * The factor by which this machine is slowed down to take as long as the slow phone, so that the figures of two machines compare.
 */
export async function calibrateSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const timesMs: number[] = [];
  for (let run = 0; run < 9; run += 1) timesMs.push(await page.evaluate(timeLoop));
  await page.close();
  // The shortest time is the least disturbed one.
  return computeSlowdown(Math.min(...timesMs));
}

/** @param loopMs how long this machine takes for the loop */
export function computeSlowdown(loopMs: number): number {
  const factor = slowPhoneLoopMs / loopMs;
  return Math.min(Math.max(Math.round(factor * 10) / 10, slowdownLimits.min), slowdownLimits.max);
}
