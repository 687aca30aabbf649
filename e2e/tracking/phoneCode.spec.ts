import type { Page } from '@playwright/test';
import readQrCode from 'jsqr';
import { expectAccessible } from '../fixtures/accessibility';
import { pressByKeyboard } from '../fixtures/keyboard';
import { answerAndSubmitStep, form, decisionTimeoutMs } from '../fixtures/robot';
import { findLeaks } from '../fixtures/secrets';
import type { Visitor } from '../fixtures/test';
import { answerBanner } from './consentBanner';
import { expect, test } from './thirdParties';

/** The code of the return link on a desktop: who can read it, and what follows on the desktop. */

const story = 'id-upload.thank-you.at-once';
const desktop = { width: 1280, height: 800 };

async function openQuestions(page: Page, visitor: Visitor): Promise<void> {
  await page.setViewportSize(desktop);
  await answerBanner(page, visitor.text, 'accept');
  await answerAndSubmitStep(page, visitor.createAnswers(story));
  await expect(form(page)).toHaveAttribute('data-step', 'id-upload', { timeout: decisionTimeoutMs });
}

const button = (page: Page, { text }: Visitor, name: 'show' | 'hide') =>
  page.getByRole('button', { name: text(`screensˆidUpload>phone>${name}`) });

const getCode = (page: Page, { text }: Visitor) =>
  page.getByRole('img', { name: text('screensˆidUpload>phone>code') });

const readLink = (page: Page) =>
  page
    .locator('[data-private]')
    .getByText(/\/continue\//)
    .textContent();

const readId = async (page: Page) => (await readLink(page))?.split('/').at(-1) ?? '';

/** What a camera reads from the code. */
async function decodeCode(page: Page, visitor: Visitor): Promise<string | undefined> {
  const { width, data } = await getCode(page, visitor).evaluate((canvas) => {
    const pixels =
      canvas instanceof HTMLCanvasElement
        ? canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
        : undefined;
    return { width: pixels?.width ?? 0, data: [...(pixels?.data ?? [])] };
  });
  return readQrCode(Uint8ClampedArray.from(data), width, width)?.data;
}

/** What a script on the page, or a recording without private elements, can read. */
const readPage = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (copy instanceof Element)
      for (const hidden of copy.querySelectorAll('[data-private]')) hidden.remove();
    return JSON.stringify([
      copy instanceof Element ? copy.outerHTML : '',
      location.href,
      document.referrer,
      document.title,
      window.history.state,
      performance.getEntries().map(({ name }) => name),
    ]);
  });

test(
  'the code of the return link is read by no platform, and leaves the page with its screen',
  { tag: '@rest' },
  async ({ page, visitor, thirdParties, openAtReview }) => {
    await openAtReview(story);
    await openQuestions(page, visitor);
    await expect(getCode(page, visitor)).toHaveCount(0);
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    await button(page, visitor, 'show').click();
    await expect(getCode(page, visitor)).toBeVisible();
    expect(chunks.some((address) => /\/QrCode-[^/]*\.js$/.test(address))).toBe(true);
    const id = await readId(page);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const secrets = [{ name: 'lead', value: id }];
    expect(await decodeCode(page, visitor)).toBe(await readLink(page));
    expect(findLeaks(secrets, await readPage(page))).toEqual([]);

    // The phone skips the document, and the desktop follows.
    const skipped = await page.request.post('api/lead/offer/skip-document-upload', {
      data: { id },
      headers: { 'X-Requested-With': 'loan-application' },
    });
    expect(skipped.ok()).toBe(true);
    await expect(page).toHaveURL(/thank-you$/, { timeout: decisionTimeoutMs });
    await expect(getCode(page, visitor)).toHaveCount(0);
    await expect(page.locator('[data-private]')).toHaveCount(0);
    expect(findLeaks(secrets, [await readPage(page), await page.content()].join('\n'))).toEqual([]);
    for (const { host, address, body, headers } of thirdParties.sent) {
      expect(findLeaks(secrets, [address.href, body, headers].join('\n')), host).toEqual([]);
    }
    expect(thirdParties.sent.length).toBeGreaterThan(0);
    expect(findLeaks(secrets, thirdParties.console.join('\n'))).toEqual([]);
  },
);

test('the code opens and closes by keyboard, has a text, and has no accessibility violation', async ({
  page,
  visitor,
  openAtReview,
}, info) => {
  await openAtReview(story);
  await openQuestions(page, visitor);
  await pressByKeyboard(page, button(page, visitor, 'show'));
  await expect(getCode(page, visitor)).toBeVisible();
  await expect(button(page, visitor, 'hide')).toBeFocused();
  await expectAccessible(page, 'id-upload-code', info, [1280]);
  // Without motion: colours that still change have any contrast.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, 'id-upload-code-dark', info, [1280]);
  // A phone has a camera itself.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(getCode(page, visitor)).toBeHidden();
  await page.setViewportSize(desktop);
  await pressByKeyboard(page, button(page, visitor, 'hide'));
  await expect(page.locator('[data-private]')).toHaveCount(0);
});
