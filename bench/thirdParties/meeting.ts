import type { Browser } from '@playwright/test';
import { openPhone, quiet, type Preparation } from '../measure/phone';
import type { StandIns } from './serve';

/**
 * How a tab meets third parties. `unasked`: nothing was chosen yet. `permitted`: everything was, on a visit before, and each
 * answers. `down`: the same, and none can be reached. `hanging`: the same, and none ever answers.
 */
export const meetings = ['unasked', 'permitted', 'down', 'hanging'] as const;
export type Meeting = (typeof meetings)[number];

/** A choice as the page keeps it. */
export interface Choice {
  readonly key: string;
  readonly value: string;
}

/** A person's: analytics count no visit of a browser that says that a program drives it. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** All third parties are on other hosts, which speak HTTPS; the page's own does not. */
const isOfThirdParty = (address: string) => address.startsWith('https://');

/** Prepares tabs in which a page meets its third parties. */
export function meetingThirdParties(meeting: Meeting, choice: Choice, standIns: StandIns): Preparation {
  return {
    userAgent,
    isAwaited: (address) => meeting !== 'hanging' || !isOfThirdParty(address),
    prepare: async (page, cdp) => {
      await page.addInitScript(asPerson);
      if (meeting !== 'unasked') await page.addInitScript(keep, choice);
      cdp.on('Fetch.requestPaused', ({ requestId, request }) => {
        const { url } = request;
        if (!isOfThirdParty(url) || meeting === 'down') {
          void tried(cdp.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' }));
        } else if (meeting !== 'hanging') {
          // By the network, so that what comes from there takes its share of it.
          void tried(cdp.send('Fetch.continueRequest', { requestId, url: standIns.addressFor(url) }));
        }
      });
      // The drawer for QA is there for persons, and no part of what is measured.
      await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }, { urlPattern: '*/qa/*' }] });
    },
  };
}

/**
 * Says yes to everything on a page, as a visitor does.
 *
 * @returns what the page keeps of it
 * @throws when the page asks nothing, or keeps nothing
 */
export async function sayYes(browser: Browser, address: string): Promise<Choice> {
  const phone = await openPhone(browser);
  await phone.slow(false);
  await phone.page.goto(address);
  await quiet(phone);
  await phone.page.locator('[data-consent] [data-choice]:not([data-choice=""])').first().click();
  const stored = await phone.page.evaluate(() => Object.entries(localStorage));
  await phone.close();
  const [key, value] = stored.find(([name]) => name.endsWith(':consent')) ?? [];
  if (key === undefined || typeof value !== 'string') throw new Error(`${address} keeps no choice.`);
  return { key, value };
}

/** A tab may be closed while it waits for somebody. */
async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}

/** Runs in the page, before anything of its own. */
function asPerson(): void {
  Object.defineProperty(navigator, 'webdriver', { value: false });
}

/** The same. */
function keep({ key, value }: Choice): void {
  if (location.protocol.startsWith('http')) localStorage.setItem(key, value);
}
