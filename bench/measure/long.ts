import type { Target } from '../targets';
import { typeKeys } from './flow';
import { quiet, type Phone } from './phone';

/** How many lines the steps have on which it is measured. */
export const lineCounts = [30, 300] as const;

/**
 * What a key costs in a step of so many lines, which no page has: the gallery beside the page shows one with the page's own form.
 *
 * @returns milliseconds of script for each key; NaN where nothing shows such a step
 */
export async function typeInLong(phone: Phone, { linesAddress }: Target, lines: number): Promise<number> {
  if (linesAddress === undefined) return Number.NaN;
  await phone.slow(false);
  await phone.page.goto(linesAddress(lines));
  await phone.page
    .locator('form[data-step] input')
    .nth(lines - 1)
    .waitFor();
  await quiet(phone);
  await phone.slow(true);
  return typeKeys(phone);
}
