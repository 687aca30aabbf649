import type { Browser } from '@playwright/test';
import { walkForm } from '../../../e2e/fixtures/robot';
import { phoneViewport } from '../measure/phone';
import type { BenchTarget } from '../targets';
import { countCalls, countTimers, readHoldings, type Holdings } from './holdings';

export interface ManyApplications {
  readonly calls: number;
  readonly creates: number;
}

/**
 * Sends applications one after another in one tab, without a page load. Each ends with a deletion.
 *
 * @param report receives what the tab holds after the tenth application, after every fiftieth and after the last
 */
export async function measureManyApplications(
  browser: Browser,
  target: BenchTarget,
  count: number,
  report: (applications: number, holdings: Holdings) => void,
): Promise<ManyApplications> {
  const context = await browser.newContext({ viewport: phoneViewport, reducedMotion: 'reduce' });
  await context.addInitScript(countTimers);
  const calls = countCalls(context);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(target.address);
  for (let applications = 1; applications <= count; applications += 1) {
    await walkForm(page, target.answers());
    if (applications === 10 || applications % 50 === 0 || applications === count)
      report(applications, await readHoldings(page, cdp));
    await target.restart(page);
  }
  await context.close();
  return { calls: calls.all(), creates: calls.creates() };
}
