import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { wordsIn } from '../fixtures/words';

/** As the banner asks for them. */
const allPurposes = ['analytics', 'recording', 'advertising'] as const;
type Purpose = (typeof allPurposes)[number];
type Words = ReturnType<typeof wordsIn>;

/** Where consent is asked for. */
export const banner = (page: Page | FrameLocator): Locator => page.locator('[data-consent]');

/** Says yes to everything, or no, by one press. */
export async function answer(page: Page | FrameLocator, words: Words, what: 'accept' | 'refuse') {
  await banner(page)
    .getByRole('button', { name: words(`commonˆconsent>${what}`), exact: true })
    .click();
  await expect(banner(page)).toBeHidden();
}

/** Opens what can be chosen by itself. */
export const openPurposes = (page: Page, words: Words): Promise<void> =>
  banner(page).getByText(words('commonˆconsent>choose'), { exact: true }).click();

export const purposeBox = (page: Page, words: Words, purpose: Purpose): Locator =>
  banner(page).getByRole('checkbox', { name: words(`commonˆconsent>purposes>${purpose}`) });

/** Chooses these purposes and no others. */
export async function choose(page: Page, words: Words, purposes: readonly Purpose[]): Promise<void> {
  await openPurposes(page, words);
  for (const purpose of allPurposes) {
    await purposeBox(page, words, purpose).setChecked(purposes.includes(purpose));
  }
  await banner(page)
    .getByRole('button', { name: words('commonˆconsent>save') })
    .click();
  await expect(banner(page)).toBeHidden();
}

/** Opens the banner again, from the footer. */
export async function reopen(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('commonˆconsent>change') }).click();
  await expect(banner(page)).toBeVisible();
}

/** Names of everything in the browser that the page has not left itself: cookies and stored keys. */
export const traces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? ''),
    ].filter((name) => name !== '' && !name.startsWith('ondara-es:')),
  );
