import type { Browser } from '@playwright/test';
import { walkForm } from '../../e2e/fixtures/robot';
import type { Target } from '../targets';
import { metric } from './flow';
import { openPhone, quiet, type Phone } from './phone';

const applications = 20;

/** Megabytes of script heap that are still in use when nothing is left to collect. */
export async function heapOf({ cdp }: Pick<Phone, 'cdp'>): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1_000_000;
}

/** The heap after one application and after twenty in one tab, at full speed. */
export async function heapOverApplications(
  browser: Browser,
  target: Target,
): Promise<{ readonly first: number; readonly last: number }> {
  const phone = await openPhone(browser, target.preparation);
  const { page, slow, close } = phone;
  await slow(false);
  await page.goto(target.address);
  let first = Number.NaN;
  for (let count = 1; count <= applications; count += 1) {
    await walkForm(page, target.answers());
    if (count === 1) {
      await quiet(phone);
      first = await heapOf(phone);
    }
    if (count < applications) await target.beginAgain(page);
  }
  await quiet(phone);
  const last = await heapOf(phone);
  await close();
  return { first, last };
}
