import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import type { ApplicantAnswers } from '../fixtures/answer';
import { getApplicantAnswers } from '../fixtures/answers';
import { buildFixtures, type PageOption } from '../fixtures/test';
import { createPageTextLookup } from '../fixtures/texts';
import { openRelay, type Relay } from '../../tools/webkit/relay';
import { readTitle, waitUntil } from '../../tools/webkit/robot';
import { openWebKit, settleInTime } from '../../tools/webkit/session';

/** What a navigation waits for: the load of the document with everything in it, or nothing. */
interface LoadOption {
  readonly pageLoad: 'normal' | 'none';
}

interface Fixtures {
  /** The network between the browser and the page. */
  readonly relay: Relay;
  /** A window of WebKit that is open at nothing. */
  readonly driver: WebDriver;
  /** The applicant's answers. The e-mail selects a story of the reference back end. */
  readonly createAnswers: (story: string) => ApplicantAnswers;
  /** A text in the page's first language, by `namespaceˆkey>key`. */
  readonly text: ReturnType<typeof createPageTextLookup>;
  /** Waits until the tab shows that a partner accepts the application. */
  readonly waitUntilAccepted: () => Promise<void>;
}

/** A test in WebKitGTK, by WebDriver. Playwright runs it, but does not drive this browser. */
export const test = base.extend<Fixtures & LoadOption, PageOption & { builds: undefined }>({
  ...buildFixtures,
  pageLoad: ['normal', { option: true }],
  relay: async ({ baseURL }, provide) => {
    const relay = await openRelay(baseURL ?? '');
    await provide(relay);
    relay.close();
  },
  driver: async ({ pageLoad }, provide, info) => {
    const { driver, close } = await openWebKit(info.parallelIndex, pageLoad);
    await provide(driver);
    if (info.status !== info.expectedStatus) {
      const store = (screen: string) =>
        writeFileSync(info.outputPath('screen.png'), Buffer.from(screen, 'base64'));
      await settleInTime(driver.takeScreenshot().then(store));
    }
    await close();
  },
  createAnswers: async ({ pageName }, provide) => {
    const name = `ana-${crypto.randomUUID().slice(0, 8)}`;
    await provide((story) => ({ ...getApplicantAnswers(pageName), email: `${name}+${story}@example.com` }));
  },
  text: async ({ pageName }, provide) => provide(createPageTextLookup(pageName)),
  waitUntilAccepted: async ({ driver, text }, provide) => {
    const title = text('screensˆaccepted>title', { partner: 'Banco Muestra' });
    await provide(() =>
      waitUntil(driver, 'the offer is shown', async () => (await readTitle(driver)) === title),
    );
  },
});

export { expect } from '@playwright/test';
