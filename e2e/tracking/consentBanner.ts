import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { createTextLookup } from '../fixtures/texts';

/** In the order of the banner. */
const allPurposes = ['analytics', 'recording', 'advertising'] as const;
type Purpose = (typeof allPurposes)[number];
type Words = ReturnType<typeof createTextLookup>;

export const getBanner = (page: Page | FrameLocator): Locator => page.locator('[data-consent]');

/** Accepts or refuses every purpose with one press. */
export async function answerBanner(page: Page | FrameLocator, words: Words, what: 'accept' | 'refuse') {
  await getBanner(page)
    .getByRole('button', { name: words(`commonˆconsent>${what}`), exact: true })
    .click();
  await expect(getBanner(page)).toBeHidden();
}

/** Opens the list of single purposes. */
export const openPurposeList = (page: Page, words: Words): Promise<void> =>
  getBanner(page).getByText(words('commonˆconsent>choose'), { exact: true }).click();

export const getPurposeCheckbox = (page: Page, words: Words, purpose: Purpose): Locator =>
  getBanner(page).getByRole('checkbox', { name: words(`commonˆconsent>purposes>${purpose}`) });

/** Accepts the given purposes and refuses all others. */
export async function choosePurposes(page: Page, words: Words, purposes: readonly Purpose[]): Promise<void> {
  await openPurposeList(page, words);
  for (const purpose of allPurposes) {
    await getPurposeCheckbox(page, words, purpose).setChecked(purposes.includes(purpose));
  }
  await getBanner(page)
    .getByRole('button', { name: words('commonˆconsent>save') })
    .click();
  await expect(getBanner(page)).toBeHidden();
}

/** Waits until the container of the tag manager has loaded both pixels. They miss what happens before (specification). */
export const waitForPixels = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(() => 'ttq' in window && 'fbq' in window));

/** Opens the banner again from the footer. */
export async function reopenBanner(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('commonˆconsent>change') }).click();
  await expect(getBanner(page)).toBeVisible();
}

/** Reads a value that the page itself stored. */
export const readStored = (
  page: Page,
  area: 'localStorage' | 'sessionStorage',
  key: string,
): Promise<string | null> =>
  page.evaluate(([name, stored]) => window[name].getItem(stored), [area, key] as const);

/** Reads the names of all cookies and stored keys that are not the page's own. */
export const readCookiesAndKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    ].filter((name) => name !== '' && !/^[a-z]+-[a-z]{2}:/.test(name)),
  );
