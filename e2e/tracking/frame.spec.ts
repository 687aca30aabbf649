import type { FrameLocator, Page } from '@playwright/test';
import { openHostOfSameOrigin } from '../fixtures/hostPage';
import { answerBanner, getBanner } from './consentBanner';
import { expect, test } from './thirdParties';
import { findContactedHosts, readRecorderMessages } from './platformRequests';

/** The consent banner in a frame of an affiliate's page, with and without storage. */

/** Opens a page that embeds the form. */
async function openEmbedded(page: Page, form: string | undefined): Promise<FrameLocator> {
  await openHostOfSameOrigin(
    page,
    String(form),
    `<!doctype html><title>Host</title><h1>Host</h1>
<iframe title="Form" src="${form}" style="width: 100%; height: 900px"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('form[data-step]')).toBeVisible();
  return frame;
}

test('the banner works in a frame, covers nothing, and sends nothing before the choice', async ({
  page,
  baseURL,
  visitor,
  thirdParties,
}) => {
  const frame = await openEmbedded(page, baseURL);
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

test('a choice in a frame without storage lasts for the visit', async ({
  page,
  baseURL,
  visitor,
  thirdParties,
}) => {
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
  const frame = await openEmbedded(page, baseURL);
  await expect(frame.locator('#root[data-taken]')).toBeAttached();
  expect(thirdParties.sent).toEqual([]);
  await answerBanner(frame, visitor.text, 'accept');
  await expect.poll(() => findContactedHosts(thirdParties)).toContain('www.googletagmanager.com');
  // Platforms start one by one. Those that have not started end with the page.
  await page.goto('about:blank');
  const before = thirdParties.sent.length;
  await openEmbedded(page, baseURL);
  await expect(frame.locator('#root[data-taken]')).toBeAttached();
  await expect(getBanner(frame)).toBeVisible();
  expect(thirdParties.sent.slice(before)).toEqual([]);
});
