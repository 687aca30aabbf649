import { createHash } from 'node:crypto';
import { createStripedPng } from '../fixtures/drawnPng';
import { answerAndSubmitStep, decisionTimeoutMs, form } from '../fixtures/robot';
import { recordSentFiles } from '../fixtures/sentFiles';
import { expect, test } from '../fixtures/test';

/**
 * Firefox with `privacy.resistFingerprinting`, as LibreWolf, Mull and Tor have it: a canvas returns noise. The photo is drawn without a
 * browser, and its digest is compared with that of what is sent.
 */

const story = 'id-upload.thank-you.at-once';

test(
  'a photo is sent as it is where the canvas returns noise',
  { tag: ['@I3', '@upload', '@firefox-walk'] },
  async ({ page, visitor, openAtReview }) => {
    await recordSentFiles(page);
    await openAtReview(story);
    const answers = { ...visitor.createAnswers(story), document_type: 'passport' };
    await answerAndSubmitStep(page, answers);
    await expect(form(page)).toHaveAttribute('data-step', 'id-upload', { timeout: decisionTimeoutMs });
    await answerAndSubmitStep(page, answers);
    const photo = createStripedPng(1600, 1000);
    const front = page.locator('[data-side="front"]');
    await front
      .locator('input:not([capture])')
      .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
    await expect(front).toContainText('photo.png');
    await page.getByRole('button', { name: visitor.text('screensˆidUpload>send') }).click();
    await expect(page).toHaveURL(/thank-you$/);
    const sent = await page.evaluate(async () => {
      const [file]: readonly File[] = Reflect.get(window, 'sentFiles');
      const bytes = (await file?.arrayBuffer()) ?? new ArrayBuffer(0);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      return { name: file?.name, length: bytes.byteLength, digest: Array.from(digest) };
    });
    const digest = [...createHash('sha256').update(photo).digest()];
    expect(sent).toEqual({ name: 'front.png', length: photo.length, digest });
  },
);
