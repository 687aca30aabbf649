import type { Browser } from '@playwright/test';
import {
  answerAndSubmitStep,
  readCurrentStep,
  walkForm,
  waitUntilStepLeft,
} from '../../../e2e/fixtures/robot';
import { createPageTextLookup } from '../../../e2e/fixtures/texts';
import { phoneViewport } from '../measure/phone';
import type { BenchTarget } from '../targets';
import { countCalls, countTimers, readHoldings, type Holdings } from './holdings';

export interface OpenForADay {
  readonly before: Holdings;
  readonly after: Holdings;
  /** The calls during the day. */
  readonly callsOfDay: number;
  readonly creates: number;
  /** Whether the form can be completed afterwards. */
  readonly isCompleted: boolean;
}

/** Leaves a form open for 24 hours: twenty awake, with a wake-up each quarter of an hour, and a sleep of four hours. */
export async function measureOpenForADay(browser: Browser, target: BenchTarget): Promise<OpenForADay> {
  const context = await browser.newContext({ viewport: phoneViewport, reducedMotion: 'reduce' });
  const calls = countCalls(context);
  const page = await context.newPage();
  // The clock comes first, so that the timers of the page are counted and not those of the clock.
  await page.clock.install();
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
  const before = await readHoldings(page, cdp);
  const callsBefore = calls.all();
  for (let quarter = 1; quarter <= 80; quarter += 1) await page.clock.fastForward('15:00');
  await page.clock.fastForward('04:00:00');
  const after = await readHoldings(page, cdp);
  const callsOfDay = calls.all() - callsBefore;
  const text = createPageTextLookup(target.name);
  await page.getByRole('button', { name: text('commonˆcover>show') }).click();
  // Two minutes after the day the session has expired, and consents are asked again.
  await page.clock.fastForward('02:00');
  await readCurrentStep(page);
  await walkForm(page, answers);
  const isCompleted = (await page.locator('form[data-step]').count()) === 0;
  await context.close();
  return { before, after, callsOfDay, creates: calls.creates(), isCompleted };
}
