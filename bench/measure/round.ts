import type { Browser } from '@playwright/test';
import { median } from '../report/statistics';
import { keyFigure } from '../report/table';
import type { Target } from '../targets';
import { blockingTime } from './blockingTime';
import { tryFirstField } from './firstField';
import { walk } from './flow';
import { heapOf } from './heap';
import { leaveFirstStep } from './leaving';
import { lineCounts, typeInLong } from './long';
import { observedOn, openPhone, quiet, type Phone } from './phone';
import { kinds, receivedBefore, type Received } from './received';

/** What was measured, by its name, in the order of the table. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Measures one form once, with nothing in the cache: opened and left alone, then walked through; opened and typed into at once;
 * opened and left as soon as its first step can be left; typed into where a step is long.
 */
export async function measure(browser: Browser, target: Target): Promise<Figures> {
  const walked = await withPhone(browser, target, (phone) => loadAndWalk(phone, target));
  const typed = await withPhone(browser, target, (phone) => typeAtOnce(phone, target));
  const left = await withPhone(browser, target, (phone) => leaveAtOnce(phone, target));
  const long: Record<string, number> = {};
  for (const lines of lineCounts) {
    long[`script for each key at ${lines} fields, ms`] = await withPhone(browser, target, (phone) =>
      typeInLong(phone, target, lines),
    );
  }
  return {
    ...walked.loading,
    ...typed.waits,
    ...left.waits,
    ...walked.working,
    ...long,
    ...typed.received,
    ...left.received,
  };
}

async function loadAndWalk(phone: Phone, target: Target) {
  const { page } = phone;
  await page.goto(target.address, { waitUntil: 'commit' });
  await quiet(phone);
  const seen = await observedOn(page);
  const { stepChanges, scriptPerKey } = await walk(phone, target.answers());
  return {
    loading: {
      'first paint, ms': seen.firstPaint,
      'first contentful paint, ms': seen.firstContentfulPaint,
      'largest contentful paint, ms': seen.largestContentfulPaint,
      'blocking, ms': blockingTime(seen.longTasks),
      'layout shift': seen.layoutShift,
    },
    working: {
      [keyFigure]: scriptPerKey,
      'step change, median, ms': median(stepChanges),
      'step change, slowest, ms': Math.max(...stepChanges),
      'heap after the form, MB': await heapOf(phone),
    },
  };
}

async function typeAtOnce(phone: Phone, { address }: Target) {
  const { usableAt, keysLost } = await tryFirstField(phone, address);
  return {
    waits: { 'first field usable, ms': usableAt, 'keys lost': keysLost },
    received: receivedFigures('before typing', receivedBefore(phone.traffic.transfers(), usableAt)),
  };
}

async function leaveAtOnce(phone: Phone, { address, answers }: Target) {
  const at = await leaveFirstStep(phone, address, answers());
  return {
    waits: { 'first step left, ms': at },
    received: receivedFigures('before leaving', receivedBefore(phone.traffic.transfers(), at)),
  };
}

function receivedFigures(when: string, { requests, bytes }: Received): Figures {
  return {
    [`requests ${when}`]: requests,
    ...Object.fromEntries(kinds.map((kind) => [`${kind} ${when}, kB`, bytes[kind] / 1000])),
  };
}

async function withPhone<T>(
  browser: Browser,
  { preparation }: Target,
  measureOn: (phone: Phone) => Promise<T>,
): Promise<T> {
  const phone = await openPhone(browser, preparation);
  try {
    return await measureOn(phone);
  } finally {
    await phone.close();
  }
}
