import type { Page } from 'playwright';
import { viewportSizes } from './sheet';

/** Takes a screenshot of what a page shows first, in each size. */
export async function takeInEachSize(page: Page): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const size of viewportSizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready.then(() => scrollTo(0, 0)));
    pictures.push(await page.screenshot({ animations: 'disabled' }));
  }
  return pictures;
}
