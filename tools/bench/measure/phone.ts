import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordTimings, type PageTimings } from './pageTimings';
import { recordTraffic, type Traffic } from './traffic';

/** Slow 4G: bits per second, milliseconds. */
export const networkProfile = { down: 1_600_000, up: 750_000, latency: 150 } as const;
/** CSS pixels. */
export const phoneViewport = { width: 360, height: 740 } as const;

/** A page is idle after this time without a long task, a request or a response. */
const idleTimeMs = 700;
const pollIntervalMs = 50;

/** A tab of a slow phone on a slow network, with an empty cache. */
export interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
  /** Slows the processor down, or restores its speed. */
  readonly setSlow: (isSlow: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The preparation of a tab before its page is opened. */
export interface TabPreparation {
  readonly userAgent: string;
  /** Whether a page counts as busy until this address has responded. */
  readonly isAwaited: (address: string) => boolean;
  readonly prepare: (page: Page, cdp: CDPSession) => Promise<void>;
}

/** A browser, and the factor by which the processor of its phones is slowed down (`calibration.ts`). */
export interface Device {
  readonly browser: Browser;
  readonly slowdown: number;
}

export async function openPhone({ browser, slowdown }: Device, preparation?: TabPreparation): Promise<Phone> {
  const context = await browser.newContext({
    ...(preparation === undefined ? {} : { userAgent: preparation.userAgent }),
    viewport: phoneViewport,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.addInitScript(recordTimings);
  const cdp = await context.newCDPSession(page);
  const setSlow = async (isSlow: boolean) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });
  };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: networkProfile.latency,
    downloadThroughput: networkProfile.down / 8,
    uploadThroughput: networkProfile.up / 8,
  });
  await cdp.send('Performance.enable');
  await setSlow(true);
  await preparation?.prepare(page, cdp);
  return {
    page,
    cdp,
    traffic: recordTraffic(cdp, preparation?.isAwaited),
    setSlow,
    close: () => context.close(),
  };
}

/** Reads the timings that the page has recorded so far. */
export const readTimings = (page: Page): Promise<PageTimings> => page.evaluate(() => window.observed);

/** Waits until the page is idle. */
export async function waitUntilIdle({ page, traffic }: Phone): Promise<void> {
  for (;;) {
    const sinceTask = await page.evaluate(() => {
      const last = window.observed.longTasks.at(-1);
      return performance.now() - (last === undefined ? 0 : last.startTime + last.duration);
    });
    const sinceTraffic = Date.now() - traffic.lastActivityAt();
    if (Math.min(sinceTask, sinceTraffic) > idleTimeMs && !traffic.hasPendingRequests()) return;
    await page.waitForTimeout(pollIntervalMs);
  }
}
