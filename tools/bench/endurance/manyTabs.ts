import type { Browser } from '@playwright/test';
import { answerAndSubmitStep, readCurrentStep, waitUntilStepLeft } from '../../../e2e/fixtures/robot';
import { phoneViewport } from '../measure/phone';
import type { BenchTarget } from '../targets';
import { countCalls, countTimers, readHoldings, type Holdings } from './holdings';

export interface ManyTabs {
  /** The calls when all tabs are open, and after one of them has left two steps. */
  readonly calls: { readonly opened: number; readonly left: number };
  readonly creates: number;
  /** The other tabs that know the second step as submitted. */
  readonly followers: number;
  /** The last tab. */
  readonly holdings: Holdings;
}

/** The time in which every tab has heard of a change. */
const hearingMs = 3_000;

/** Opens one application in many tabs and leaves two steps in the first. */
export async function measureManyTabs(
  browser: Browser,
  target: BenchTarget,
  count: number,
): Promise<ManyTabs> {
  const context = await browser.newContext({ viewport: phoneViewport, reducedMotion: 'reduce' });
  await context.addInitScript(countTimers);
  const calls = countCalls(context);
  const first = await context.newPage();
  await first.goto(target.address);
  await readCurrentStep(first);
  const others = [];
  for (let tab = 2; tab <= count; tab += 1) {
    const page = await context.newPage();
    await page.goto(target.address);
    await readCurrentStep(page);
    others.push(page);
  }
  const opened = calls.all();
  const answers = target.answers();
  let path = '';
  await first.bringToFront();
  for (let step = 1; step <= 2; step += 1) {
    path = await readCurrentStep(first);
    await answerAndSubmitStep(first, answers);
    await waitUntilStepLeft(first, path);
  }
  await first.waitForTimeout(hearingMs);
  const isFollower = await Promise.all(
    others.map((page) =>
      page.evaluate(
        (step) =>
          Object.entries(sessionStorage).some(
            ([key, value]) => key.endsWith(':dynamicPages') && JSON.parse(value).submitted.includes(step),
          ),
        path,
      ),
    ),
  );
  const last = others.at(-1) ?? first;
  const cdp = await context.newCDPSession(last);
  await cdp.send('Performance.enable');
  const holdings = await readHoldings(last, cdp);
  const left = calls.all();
  await context.close();
  return {
    calls: { opened, left },
    creates: calls.creates(),
    followers: isFollower.filter(Boolean).length,
    holdings,
  };
}
