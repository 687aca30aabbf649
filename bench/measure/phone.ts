import type { Browser, CDPSession, Page } from '@playwright/test';
import { observe, type Observed } from './observed';
import { recordTraffic, type Traffic } from './traffic';

/** How much slower the processor is made. */
export const slowdown = 4;
/** Slow 4G: bits per second, milliseconds. */
export const network = { down: 1_600_000, up: 750_000, latency: 150 } as const;
/** CSS pixels. */
export const screen = { width: 360, height: 740 } as const;

/** Milliseconds without a long task, an answer or a call after which a page is quiet. */
const quietFor = 700;
/** How often it is looked, in milliseconds. */
const lookEvery = 50;

/** A tab of a slow phone on a slow network, with nothing in its cache. */
export interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly traffic: Traffic;
  /** Makes the processor slow, or as fast as it is. */
  readonly slow: (isSlow: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a tab is prepared with for a form that is not simply opened. */
export interface Preparation {
  /** What the browser says that it is. */
  readonly userAgent: string;
  /** Whether a page is not quiet as long as an address has not answered. */
  readonly isAwaited: (address: string) => boolean;
  readonly prepare: (page: Page, cdp: CDPSession) => Promise<void>;
}

export async function openPhone(browser: Browser, preparation?: Preparation): Promise<Phone> {
  const context = await browser.newContext({
    ...(preparation === undefined ? {} : { userAgent: preparation.userAgent }),
    viewport: screen,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  const slow = async (isSlow: boolean) => {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 });
  };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  });
  await cdp.send('Performance.enable');
  await slow(true);
  await preparation?.prepare(page, cdp);
  return {
    page,
    cdp,
    traffic: recordTraffic(cdp, preparation?.isAwaited),
    slow,
    close: () => context.close(),
  };
}

/** What the page has seen of its own loading so far. */
export const observedOn = (page: Page): Promise<Observed> => page.evaluate(() => window.observed);

/** Waits until the page has nothing more to do. */
export async function quiet({ page, traffic }: Phone): Promise<void> {
  for (;;) {
    const sinceTask = await page.evaluate(() => {
      const last = window.observed.longTasks.at(-1);
      return performance.now() - (last === undefined ? 0 : last.startTime + last.duration);
    });
    const sinceTraffic = Date.now() - traffic.lastHeardAt();
    if (Math.min(sinceTask, sinceTraffic) > quietFor && !traffic.isUnderWay()) return;
    await page.waitForTimeout(lookEvery);
  }
}
