import {
  answerAndSubmitStep,
  readCurrentStep,
  waitUntilHydrated,
  waitUntilStepLeft,
} from '../fixtures/robot';
import { expect, test } from '../fixtures/test';
import { holdRequests } from '../fixtures/holdRequests';
import { waitForScripts } from '../fixtures/waitForScripts';

/**
 * The web fonts arrive after the first paint. The fallbacks of a brand (`theme.css`) have the widths of its regular and bold text, so
 * that lines break where they did. The layout shift is the measure of Chromium: the share of the window that moves, times the distance.
 */

/** Above this, more than one line of text has moved. */
const maxShift = 0.02;
for (const width of [320, 360, 412, 1280]) {
  test(
    `web fonts that arrive late move nothing at ${width} pixels`,
    { tag: ['@layout', '@every-page'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const { release } = await holdRequests(page, '**/*.woff2');
      // Only the fonts may move something: hydration has its own test, and the server's text of a consent may have more lines.
      await page.route(/\/assets\/.*\.js$|\/api\/policies/, () => undefined);
      await page.goto('./', { waitUntil: 'commit' });
      await readCurrentStep(page);
      const hasFonts = () =>
        page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'));
      await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
      const shift = page.evaluate(async () => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += 'value' in entry ? entry.value : 0;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift' });
        await document.fonts.ready;
        // The shift is reported after the frame that paints with the fonts.
        const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
        for (let frame = 0; frame < 5; frame += 1) await nextFrame();
        add(observer.takeRecords());
        return sum;
      });
      release();
      expect(await shift).toBeLessThan(maxShift);
      expect(await hasFonts()).toBe(true);
    },
  );
}

for (const savesData of [false, true]) {
  test(
    `web fonts and the next screens are ${savesData ? 'not ' : ''}loaded where the browser saves ${savesData ? '' : 'no '}data`,
    { tag: ['@network'] },
    async ({ page, context, visitor }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: savesData });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto('./');
      const step = await readCurrentStep(page);
      await waitUntilHydrated(page);
      await answerAndSubmitStep(page, visitor.createAnswers());
      await waitUntilStepLeft(page, step);
      if (!savesData) await waitForScripts(page, 'ReviewScreen');
      const has = (name: RegExp) => requests.some((address) => name.test(address));
      expect([has(/\.woff2$/), has(/ReviewScreen/)]).toEqual([!savesData, !savesData]);
    },
  );
}
