import type { Browser } from '@playwright/test';
import { answerAndSubmitStep, readCurrentStep, waitUntilStepLeft } from '../../../e2e/fixtures/robot';
import { createPageTextLookup } from '../../../e2e/fixtures/texts';
import { phoneViewport } from '../measure/phone';
import type { BenchTarget } from '../targets';
import { countTimers, readHoldings, type Holdings } from './holdings';

export interface ManyCovers {
  readonly before: Holdings;
  /** While the page is covered for the last time. */
  readonly covered: Holdings;
  /** After it has been shown for the last time. */
  readonly shown: Holdings;
}

/**
 * Covers and shows a form many times. The clock is the real one, set forward: a fake one keeps the error of its last timer, whose stack
 * keeps the last cover.
 */
export async function measureManyCovers(
  browser: Browser,
  target: BenchTarget,
  count: number,
): Promise<ManyCovers> {
  const context = await browser.newContext({ viewport: phoneViewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(countTimers);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(target.address);
  const answers = target.answers();
  for (let step = 1; step <= 2; step += 1) {
    const path = await readCurrentStep(page);
    await answerAndSubmitStep(page, answers);
    await waitUntilStepLeft(page, path);
  }
  await page.waitForLoadState('networkidle');
  const show = page.getByRole('button', { name: createPageTextLookup(target.name)('commonˆcover>show') });
  const cover = async () => {
    await page.evaluate(() => {
      const readTime = Date.now.bind(Date);
      Date.now = () => readTime() + 45 * 60_000;
      // The page looks at the clock when it wakes.
      window.dispatchEvent(new Event('focus'));
    });
    await show.waitFor();
  };
  const before = await readHoldings(page, cdp);
  for (let covers = 1; covers < count; covers += 1) {
    await cover();
    await show.click();
    await readCurrentStep(page);
  }
  await cover();
  const covered = await readHoldings(page, cdp);
  await show.click();
  await readCurrentStep(page);
  const shown = await readHoldings(page, cdp);
  await context.close();
  return { before, covered, shown };
}
