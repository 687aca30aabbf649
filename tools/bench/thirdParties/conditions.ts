import type { Browser } from '@playwright/test';
import { openPhone, waitUntilIdle, type TabPreparation } from '../measure/phone';
import type { PlatformStubs } from './serve';

/**
 * The consent and the availability of third parties. `no-choice`: the visitor has not answered the banner. `consented`: consent to
 * everything from an earlier visit, and all platforms respond. `unreachable`: consent, and all connections fail. `unresponsive`: consent,
 * and no platform ever responds.
 */
export const thirdPartyConditions = ['no-choice', 'consented', 'unreachable', 'unresponsive'] as const;
export type ThirdPartyCondition = (typeof thirdPartyConditions)[number];

/** The stored consent. */
export interface StoredChoice {
  readonly key: string;
  readonly value: string;
}

/** A user agent of a real browser: analytics ignores automated browsers. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** All third parties use HTTPS, the page's own host does not. */
const isOfThirdParty = (address: string) => address.startsWith('https://');

/** Creates the preparation of tabs for a condition. */
export function prepareThirdParties(
  meeting: ThirdPartyCondition,
  choice: StoredChoice,
  standIns: PlatformStubs,
): TabPreparation {
  return {
    userAgent,
    isAwaited: (address) => meeting !== 'unresponsive' || !isOfThirdParty(address),
    prepare: async (page, cdp) => {
      await page.addInitScript(hideAutomation);
      if (meeting !== 'no-choice') await page.addInitScript(storeChoice, choice);
      cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
        const { url } = request;
        if (!isOfThirdParty(url) || meeting === 'unreachable') {
          void ignoreFailure(cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' }));
        } else if (meeting !== 'unresponsive') {
          // The stub responds over the simulated network, so its responses use bandwidth.
          void ignoreFailure(cdp.send('Fetch.continueRequest', { requestId, url: standIns.addressFor(url) }));
        }
      });
      // The QA drawer is not part of the measurement.
      await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }, { urlPattern: '*/qa/*' }] });
    },
  };
}

/**
 * Gives consent to everything on a page.
 *
 * @returns the stored consent
 * @throws when the page shows no banner or stores no consent
 */
export async function giveConsent(browser: Browser, address: string): Promise<StoredChoice> {
  const phone = await openPhone({ browser, slowdown: 1 });
  await phone.page.goto(address);
  await waitUntilIdle(phone);
  await phone.page.locator('[data-consent] [data-choice]:not([data-choice=""])').first().click();
  const stored = await phone.page.evaluate(() => Object.entries(localStorage));
  await phone.close();
  const [key, value] = stored.find(([name]) => name.endsWith(':consent')) ?? [];
  if (key === undefined || typeof value !== 'string') throw new Error(`${address} stores no consent.`);
  return { key, value };
}

/** Ignores failures: the tab may be closed meanwhile. */
async function ignoreFailure(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

/** Runs in the page before the page's own scripts. */
function hideAutomation(): void {
  Object.defineProperty(navigator, 'webdriver', { value: false });
}

/** Runs in the page before the page's own scripts. */
function storeChoice({ key, value }: StoredChoice): void {
  if (location.protocol.startsWith('http')) localStorage.setItem(key, value);
}
