import type { Frame, Page } from '@playwright/test';
import { openHostExample, readHostHeights } from '../fixtures/hostPage';
import { walkForm } from '../fixtures/robot';
import { expect, test } from '../fixtures/test';

/** The host of the documentation, on another site. On both flows: their first screens and headings differ. */

/** `scroll-padding-block-start` of the host, and the room that the form leaves above a heading. */
const placeOfHeadingPx = 64 + 112;
/** Smaller changes are not reported. */
const thresholdPx = 10;

const readHeight = (frame: Frame) =>
  frame.locator('html').evaluate((element) => element.getBoundingClientRect().height);

/** The frame of the form after the application took the built screen over. */
async function findRunningForm(page: Page, address: string): Promise<Frame> {
  const elements = page.frameLocator('iframe');
  await expect(elements.locator('form[data-step]')).toBeVisible();
  await expect(elements.locator('header')).toHaveCount(0);
  const frame = page.frames().find((each) => each.url().startsWith(address));
  if (frame === undefined) throw new Error('The form has no frame.');
  return frame;
}

for (const width of [360, 1280]) {
  test(
    `the first height at ${width} pixels is the one of the screen that stays`,
    { tag: ['@E1', '@S8', '@frame', '@layout'] },
    async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 800 });
      await openHostExample(page, String(baseURL));
      const frame = await findRunningForm(page, String(baseURL));
      await expect(frame.locator('main [data-part="legal"]')).toBeVisible();
      await expect.poll(async () => (await readHostHeights(page)).length).toBeGreaterThan(0);
      const [first] = await readHostHeights(page);
      expect(first).toEqual({ type: 'FORM_HEIGHT', height: expect.any(Number) });
      expect(Math.abs((first?.height ?? 0) - (await readHeight(frame)))).toBeLessThanOrEqual(thresholdPx);
    },
  );
}

for (const width of [360, 1280]) {
  test(
    `after each step the heading is at the same place of a host of ${width} pixels`,
    { tag: ['@rest', '@E1', '@frame', '@layout'] },
    async ({ page, baseURL, visitor }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openHostExample(page, String(baseURL));
      const frame = await findRunningForm(page, String(baseURL));
      /** Pixels from the upper edge of the host's window, when the host has adopted the height of the form. */
      const readPlaceOfHeading = async () => {
        const outer = await page.locator('iframe').boundingBox();
        const difference = (outer?.height ?? 0) - (await readHeight(frame));
        const heading = await frame.locator('h1').first().boundingBox();
        return Math.abs(difference) > thresholdPx ? null : Math.round(heading?.y ?? Number.NaN);
      };
      let isFirst = true;
      const steps = await walkForm(frame, visitor.createAnswers(), {
        onStep: async (step) => {
          if (isFirst) {
            isFirst = false;
            return;
          }
          await expect.poll(readPlaceOfHeading, { message: step }).toBe(placeOfHeadingPx);
        },
      });
      expect(steps.length).toBeGreaterThan(1);
    },
  );
}
