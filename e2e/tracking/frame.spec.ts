import type { FrameLocator, Page } from '@playwright/test';
import { answer, banner } from './consenting';
import { expect, test } from './thirdParties';
import { hostsOf, recorded } from './told';

/** The question in a frame of an affiliate's page, with storage and without. */

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

test('in a frame it is asked, covers nothing, works, is remembered, and nothing is sent before', async ({
  page,
  visitor,
  thirdParties,
}) => {
  const frame = await openHost(page);
  const question = await banner(frame).boundingBox();
  const button = await frame.locator('form[data-step] button[type=submit]').boundingBox();
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  expect(thirdParties.sent).toEqual([]);

  await answer(frame, visitor.words, 'accept');
  await expect.poll(() => recorded(thirdParties)).not.toEqual([]);
  await page.reload();
  await expect(frame.locator('form[data-step]')).toBeVisible();
  await expect(banner(frame)).toBeHidden();
  await frame.getByRole('button', { name: visitor.words('commonˆconsent>change') }).click();
  await expect(banner(frame)).toBeFocused();
});

test('in a frame that may store nothing an answer holds for the visit, and is asked for at the next', async ({
  page,
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
  thirdParties.answer(/./, '');
  const frame = await openHost(page);
  await expect(frame.locator('#root[data-taken]')).toBeAttached();
  expect(thirdParties.sent).toEqual([]);
  await answer(frame, visitor.words, 'accept');
  await expect.poll(() => hostsOf(thirdParties)).toContain('www.googletagmanager.com');
  // Platforms begin one by one: those to come end with their page.
  await page.goto('about:blank');
  const before = thirdParties.sent.length;
  await openHost(page);
  await expect(frame.locator('#root[data-taken]')).toBeAttached();
  await expect(banner(frame)).toBeVisible();
  expect(thirdParties.sent.slice(before)).toEqual([]);
});
