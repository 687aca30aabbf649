import type { FrameLocator, Page } from '@playwright/test';
import { answerBanner, getBanner } from './consentBanner';
import { expect, test } from './thirdParties';
import { findContactedHosts, readRecorderMessages } from './platformRequests';

/** The consent banner in a frame of an affiliate's page, with and without storage. */

const embedding = `<!doctype html><title>Host</title><h1>Host</h1>
<iframe title="Form" src="./" style="width: 100%; height: 900px"></iframe>`;

/** Opens a page that embeds the form. */
async function openHost(page: Page): Promise<FrameLocator> {
  await page.route('**/host', (route) => route.fulfill({ contentType: 'text/html', body: embedding }));
  await page.goto('host');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('form[data-step]')).toBeVisible();
  return frame;
}

test('the banner works in a frame, covers nothing, and sends nothing before the choice', async ({
  page,
  visitor,
  thirdParties,
}) => {
  const frame = await openHost(page);
  const banner = await getBanner(frame).boundingBox();
  const button = await frame.locator('form[data-step] button[type=submit]').boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  expect(thirdParties.sent).toEqual([]);

  await answerBanner(frame, visitor.text, 'accept');
  await expect.poll(() => readRecorderMessages(thirdParties)).not.toEqual([]);
  await page.reload();
  await expect(frame.locator('form[data-step]')).toBeVisible();
  await expect(getBanner(frame)).toBeHidden();
  await frame.getByRole('button', { name: visitor.text('commonˆconsent>change') }).click();
  await expect(getBanner(frame)).toBeFocused();
});

test('a choice in a frame without storage lasts for the visit', async ({ page, visitor, thirdParties }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return;
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  thirdParties.respondTo(/./, '');
  const frame = await openHost(page);
  await expect(frame.locator('#root[data-taken]')).toBeAttached();
  expect(thirdParties.sent).toEqual([]);
  await answerBanner(frame, visitor.text, 'accept');
  await expect.poll(() => findContactedHosts(thirdParties)).toContain('www.googletagmanager.com');
  // Platforms start one by one. Those that have not started end with the page.
  await page.goto('about:blank');
  const before = thirdParties.sent.length;
  await openHost(page);
  await expect(frame.locator('#root[data-taken]')).toBeAttached();
  await expect(getBanner(frame)).toBeVisible();
  expect(thirdParties.sent.slice(before)).toEqual([]);
});
