import type { Page } from '@playwright/test';
import { readCurrentStep } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { holdRequests } from '../fixtures/holdRequests';

/** The box of each image of the page, by its address. */
const readBoxes = (page: Page) =>
  page.evaluate(() =>
    [...document.images].map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect();
      return { address: image.src, box: [x, y + scrollY, width, height].map(Math.round) };
    }),
  );

for (const width of [320, 1280]) {
  test(
    `images that arrive late have their place at ${width} pixels`,
    { tag: ['@layout', '@every-page'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { release } = await holdRequests(page, '**/*.svg');
      // Only the images may move something: hydration has its own test, and the server's text of a consent may have more lines.
      await page.route(/\/assets\/.*\.js$|\/api\/policies/, () => undefined);
      // The document does not finish loading while its images are held back.
      await page.goto('./', { waitUntil: 'commit' });
      await readCurrentStep(page);
      // The footer is laid out, and its image requested, when it comes near.
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.locator('footer img').scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      const before = await readBoxes(page);
      expect(before.length).toBeGreaterThan(1);
      expect(
        await page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth > 0)),
      ).toBe(false);
      release();
      await expect
        .poll(() => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)))
        .toBe(true);
      expect(await readBoxes(page)).toEqual(before);
    },
  );
}
