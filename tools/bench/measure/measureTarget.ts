import { median } from '../report/statistics';
import { keyCostMetric } from '../report/table';
import type { BenchTarget } from '../targets';
import { sumBlockingTimeMs } from './blockingTime';
import { measureFirstField } from './firstField';
import { measureWalk, readMetric } from './formWalk';
import { readHeapMegabytes } from './heap';
import { leaveFirstStep } from './leaveStep';
import { longStepLineCounts, measureLongStep } from './longStep';
import { readTimings, openPhone, waitUntilIdle, type Phone, type Device } from './phone';
import { resourceKinds, sumReceivedBefore, type ReceivedTotals } from './received';

/** How long after the load event the work of loading counts. */
const afterLoadMs = 1000;

/** The measured values by name, in the order of the table. */
export type BenchMetrics = Readonly<Record<string, number>>;

/**
 * Measures one target once with an empty cache, each in a new tab: loads the page and walks through the form; types into the first field at
 * once; submits the first step at once; types into long steps.
 */
export async function measureTarget(device: Device, target: BenchTarget): Promise<BenchMetrics> {
  const walked = await withPhone(device, target, (phone) => loadAndWalk(phone, target));
  const typed = await withPhone(device, target, (phone) => typeAtOnce(phone, target));
  const submitted = await withPhone(device, target, (phone) => leaveAtOnce(phone, target));
  const long: Record<string, number> = {};
  for (const lines of longStepLineCounts) {
    long[`script for each key at ${lines} fields, ms`] = await withPhone(device, target, (phone) =>
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
  await page.goto(target.address, { waitUntil: 'load' });
  await page.waitForTimeout(afterLoadMs);
  const mainThreadMs = (await readMetric(phone.cdp, 'TaskDuration')) * 1000;
  const loaded = await readTimings(page);
  await waitUntilIdle(phone);
  const seen = await readTimings(page);
  const { stepChangesMs, scriptPerKeyMs } = await measureWalk(phone, target.answers());
  return {
    loading: {
      'first paint, ms': seen.firstPaint,
      'first contentful paint, ms': seen.firstContentfulPaint,
      'largest contentful paint, ms': seen.largestContentfulPaint,
      'main thread until 1 s after the load event, ms': mainThreadMs,
      'blocking until then, ms': sumBlockingTimeMs(loaded.longTasks),
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
  device: Device,
  { preparation }: BenchTarget,
  measureOn: (phone: Phone) => Promise<T>,
): Promise<T> {
  const phone = await openPhone(device, preparation);
  try {
    return await measureOn(phone);
  } finally {
    await phone.close();
  }
}
