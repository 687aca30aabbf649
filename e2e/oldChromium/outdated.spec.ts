import { expect, test } from '../fixtures/test';

/** Chromium 92, which is below the floor. Playwright's locators need an engine of the floor too, so the page is read by scripts. */

test(
  'the page stays readable in the dark too, and says that the browser is too old, with the telephone and the address',
  { tag: ['@below-floor'] },
  async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const address of ['./', './accepted', './continue/a']) {
      await page.goto(address, { waitUntil: 'load' });
      const shown = await page.evaluate(() => {
        const isDrawn = (selector: string) =>
          (document.querySelector<HTMLElement>(selector)?.getClientRects().length ?? 0) > 0;
        const texts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
        const ground = document.body.appendChild(document.createElement('div'));
        ground.style.backgroundColor = 'canvas';
        return {
          texts,
          ground: getComputedStyle(ground).backgroundColor,
          links: [...document.querySelectorAll<HTMLAnchorElement>('.unstarted a')].map(({ href }) => href),
          hasForm: isDrawn('form[data-step] button[type=submit]'),
          hasLoader: isDrawn('#starting'),
          isTaken: document.querySelector('#root[data-taken]') !== null,
        };
      });
      expect(shown).toEqual({
        texts: [expect.stringContaining(visitor.text('commonˆfailure>outdated'))],
        links: [expect.stringMatching(/^tel:\+\d+$/)],
        ground: 'rgb(255, 255, 255)',
        hasForm: true,
        hasLoader: false,
        isTaken: false,
      });
    }
    if (process.env['SCREENSHOTS'] === 'on') await page.screenshot({ path: 'test-results/outdated.png' });
    const before = page.url();
    await page.evaluate(() => document.querySelector<HTMLElement>('form [type=submit]')?.click());
    expect(page.url()).toBe(before);
    // The browser reports what the application's files need and it lacks.
    visitor.problems.length = 0;
  },
);
