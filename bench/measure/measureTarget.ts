import type { Browser } from '@playwright/test';
import { median } from '../report/statistics';
import { keyCostMetric } from '../report/table';
import type { BenchTarget } from '../targets';
import { sumBlockingTimeMs } from './blockingTime';
import { measureFirstField } from './firstField';
import { measureWalk } from './formWalk';
import { readHeapMegabytes } from './heap';
import { leaveFirstStep } from './leaveStep';
import { longStepLineCounts, measureLongStep } from './longStep';
import { readTimings, openPhone, waitUntilIdle, type Phone } from './phone';
import { resourceKinds, sumReceivedBefore, type ReceivedTotals } from './received';

/** The measured values by name, in the order of the table. */
export type BenchMetrics = Readonly<Record<string, number>>;

/**
 * Measures one target once with an empty cache, each in a new tab: loads the page and walks through the form; types into the first field at
 * once; submits the first step at once; types into long steps.
 */
export async function measureTarget(browser: Browser, target: BenchTarget): Promise<BenchMetrics> {
  const walked = await withPhone(browser, target, (phone) => loadAndWalk(phone, target));
  const typed = await withPhone(browser, target, (phone) => typeAtOnce(phone, target));
  const submitted = await withPhone(browser, target, (phone) => leaveAtOnce(phone, target));
  const long: Record<string, number> = {};
  for (const lines of longStepLineCounts) {
    long[`script for each key at ${lines} fields, ms`] = await withPhone(browser, target, (phone) =>
      measureLongStep(phone, target, lines),
    );
  }
  return {
    ...walked.loading,
    ...typed.waits,
    ...submitted.waits,
    ...walked.working,
    ...long,
    ...typed.received,
    ...submitted.received,
  };
}

async function loadAndWalk(phone: Phone, target: BenchTarget) {
  const { page } = phone;
  await page.goto(target.address, { waitUntil: 'commit' });
  await waitUntilIdle(phone);
  const seen = await readTimings(page);
  const { stepChangesMs, scriptPerKeyMs } = await measureWalk(phone, target.answers());
  return {
    loading: {
      'first paint, ms': seen.firstPaint,
      'first contentful paint, ms': seen.firstContentfulPaint,
      'largest contentful paint, ms': seen.largestContentfulPaint,
      'blocking, ms': sumBlockingTimeMs(seen.longTasks),
      'layout shift': seen.layoutShift,
    },
    working: {
      [keyCostMetric]: scriptPerKeyMs,
      'step change, median, ms': median(stepChangesMs),
      'step change, slowest, ms': Math.max(...stepChangesMs),
      'heap after the form, MB': await readHeapMegabytes(phone),
    },
  };
}

async function typeAtOnce(phone: Phone, { address }: BenchTarget) {
  const { usableAtMs, lostKeyCount } = await measureFirstField(phone, address);
  return {
    waits: { 'first field usable, ms': usableAtMs, 'keys lost': lostKeyCount },
    received: formatReceived('before typing', sumReceivedBefore(phone.traffic.transfers(), usableAtMs)),
  };
}

async function leaveAtOnce(phone: Phone, { address, answers }: BenchTarget) {
  const at = await leaveFirstStep(phone, address, answers());
  return {
    waits: { 'first step left, ms': at },
    received: formatReceived('before leaving', sumReceivedBefore(phone.traffic.transfers(), at)),
  };
}

function formatReceived(when: string, { requests, bytes }: ReceivedTotals): BenchMetrics {
  return {
    [`requests ${when}`]: requests,
    ...Object.fromEntries(resourceKinds.map((kind) => [`${kind} ${when}, kB`, bytes[kind] / 1000])),
  };
}

async function withPhone<T>(
  browser: Browser,
  { preparation }: BenchTarget,
  measureOn: (phone: Phone) => Promise<T>,
): Promise<T> {
  const phone = await openPhone(browser, preparation);
  try {
    return await measureOn(phone);
  } finally {
    await phone.close();
  }
}
