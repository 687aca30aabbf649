import type { BenchTarget } from '../targets';
import { measureKeyCost } from './formWalk';
import { waitUntilIdle, type Phone } from './phone';

/** The numbers of text inputs in the measured steps. */
export const longStepLineCounts = [30, 300] as const;

/**
 * Measures the cost of a key press in a long step. No page has such a step; the page's gallery shows one with the page's form.
 *
 * @returns milliseconds of script per key press; NaN if the target has no gallery
 */
export async function measureLongStep(
  phone: Phone,
  { longStepAddress }: BenchTarget,
  lines: number,
): Promise<number> {
  if (longStepAddress === undefined) return Number.NaN;
  await phone.setSlow(false);
  await phone.page.goto(longStepAddress(lines));
  await phone.page
    .locator('form[data-step] input')
    .nth(lines - 1)
    .waitFor();
  await waitUntilIdle(phone);
  await phone.setSlow(true);
  return measureKeyCost(phone);
}
