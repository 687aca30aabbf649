import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility';
import { pressByKeyboard } from '../fixtures/keyboard';
import { form, answerAndSubmitStep, decisionTimeoutMs } from '../fixtures/robot';
import { recordSentFiles } from '../fixtures/sentFiles';
import { expect, test, type Visitor } from '../fixtures/test';

/** The upload of an identity document: the content that is sent, and the controls during the upload. */

const story = 'id-upload.thank-you.at-once';
const uploads = '**/api/lead/idUpload';
const pdf = (bytes: number) => ({
  name: 'document.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(bytes),
    Buffer.from('\nstartxref\n9\n%%EOF\n'),
  ]),
});

/** Submits the last step, which leads to the questions about the document. */
async function openUpload(page: Page, visitor: Visitor): Promise<void> {
  await answerAndSubmitStep(page, visitor.createAnswers(story));
  await expect(form(page)).toHaveAttribute('data-step', 'id-upload', { timeout: decisionTimeoutMs });
}

async function selectDocument(page: Page, visitor: Visitor, document: string): Promise<void> {
  await answerAndSubmitStep(page, { ...visitor.createAnswers(story), document_type: document });
  const title = visitor.text('screensˆidUpload>pictures_title');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

const input = (page: Page, side: 'front' | 'back') =>
  page.locator(`[data-side="${side}"] input:not([capture])`);

const send = (page: Page, { text }: Visitor) =>
  page.getByRole('button', { name: text('screensˆidUpload>send') });

/** An Exif segment with orientation 6: the camera was rotated to the right. */
const rotatedExif = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);

/** A photo of a rotated phone, with location data. Its left half is red and becomes the upper half when the rotation is applied. */
async function phonePhoto(page: Page) {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    for (const [color, left] of [
      ['#f00', 0],
      ['#00f', 2000],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(left, 0, 2000, 3000);
    }
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
  const place = Buffer.from('http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="40,25.0N"/>');
  const placed = [0xff, 0xe1, 0, place.length + 2, ...place];
  const buffer = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([...rotatedExif, ...placed]),
    jpeg.subarray(2),
  ]);
  return { name: 'IMG_2041 Madrid.jpg', mimeType: 'image/jpeg', buffer };
}

/** A WebP with a gradient, so that its second half contains a part of the picture. */
async function drawWebp(page: Page): Promise<Buffer> {
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 600 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas.');
    for (let row = 0; row < 600; row += 1) {
      context.fillStyle = `hsl(${(row * 37) % 360} 90% 50%)`;
      context.fillRect(0, row, 800, 1);
    }
    return canvas.toDataURL('image/webp');
  });
  return Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
}

test(
  'a sent photo is upright and small, without location and camera data',
  { tag: ['@H21', '@S21', '@I3', '@upload'] },
  async ({ page, visitor, openAtReview }) => {
    await recordSentFiles(page);
    await openAtReview(story);
    await openUpload(page, visitor);
    await selectDocument(page, visitor, 'passport');
    const worker = page.waitForEvent('worker');
    await input(page, 'front').setInputFiles(await phonePhoto(page));
    expect((await worker).url()).toContain('/assets/pictureWorker-');
    await expect(page.locator('[data-side="front"] img')).toBeVisible();
    await send(page, visitor).click();
    await expect(page).toHaveURL(/thank-you$/);
    const sent = await page.evaluate(async () => {
      const files: unknown = Reflect.get(window, 'sentFiles');
      const file: unknown = Array.isArray(files) ? files[0] : null;
      if (!(file instanceof File)) throw new Error('Nothing was sent.');
      const picture = await createImageBitmap(file, { imageOrientation: 'none' });
      const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 2 });
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0, 1, 2);
      const bytes = await file.arrayBuffer();
      return {
        name: file.name,
        type: file.type,
        width: picture.width,
        height: picture.height,
        pixels: [...(context?.getImageData(0, 0, 1, 2).data ?? [])].map((value) => (value > 128 ? 1 : 0)),
        text: new TextDecoder('latin1').decode(bytes),
      };
    });
    expect(sent).toMatchObject({ name: 'front.jpg', type: 'image/jpeg', width: 1500, height: 2000 });
    expect(sent.pixels).toEqual([1, 0, 0, 1, 0, 0, 1, 1]);
    expect(sent.text).not.toMatch(/Exif|GPS|Madrid/);
  },
);

test(
  'the upload works by keyboard, and no part has an accessibility violation',
  { tag: ['@X1', '@X14', '@axe', '@keyboard', '@upload'] },
  async ({ page, visitor, openAtReview }, info) => {
    await openAtReview(story);
    await openUpload(page, visitor);
    await expectAccessible(page, 'id-upload', info);
    await selectDocument(page, visitor, 'id_card');
    const photo = await phonePhoto(page);
    for (const side of ['front', 'back'] as const) {
      const chooser = page.waitForEvent('filechooser');
      await pressByKeyboard(page, input(page, side));
      await (await chooser).setFiles(photo);
      await expect(page.locator(`[data-side="${side}"] img`)).toBeVisible();
    }
    await expectAccessible(page, 'id-upload-pictures', info);
    await input(page, 'back').setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
    await expect(page.locator('[data-side="back"]')).toContainText(
      visitor.text('screensˆidUpload>problems>file_type'),
    );
    await expectAccessible(page, 'id-upload-problem', info);
    // The good picture stays in view while the next file is prepared, so its problem tells when that is done.
    await input(page, 'back').setInputFiles(photo);
    await expect(page.locator('[data-side="back"]')).not.toContainText(
      visitor.text('screensˆidUpload>problems>file_type'),
    );
    await expect(page.getByText(visitor.text('screensˆidUpload>preparing'))).toHaveCount(0);
    await pressByKeyboard(page, send(page, visitor));
    await expect(page).toHaveURL(/thank-you$/);
  },
);

test(
  'a damaged photo is refused and leaves the good one, which going back leaves too',
  { tag: ['@I3', '@upload', '@dynamic-page', '@old-chromium'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview(story);
    await openUpload(page, visitor);
    await selectDocument(page, visitor, 'passport');
    const photo = await phonePhoto(page);
    const preview = page.locator('[data-side="front"] img');
    await input(page, 'front').setInputFiles(photo);
    await expect(preview).toBeVisible();
    const shown = await preview.getAttribute('src');
    // Going back in the history only corrects the address.
    await page.goBack();
    await expect(page).toHaveURL(/id-upload$/);
    await expect(preview).toHaveAttribute('src', shown ?? '');
    const cutFile = (whole: Buffer) => whole.subarray(0, whole.length / 2);
    for (const buffer of [cutFile(photo.buffer), cutFile(await drawWebp(page)), Buffer.from('no picture')]) {
      await input(page, 'front').setInputFiles({ ...photo, name: 'other.jpg', buffer });
      const problem = buffer.length > 100 ? 'unreadable' : 'file_type';
      await expect(input(page, 'front')).toHaveAccessibleDescription(
        `${visitor.text(`screensˆidUpload>problems>${problem}`)} ${visitor.text('screensˆidUpload>kept', { file: photo.name })}`,
      );
      await expect(preview).toHaveAttribute('src', shown ?? '');
    }
    await send(page, visitor).click();
    await expect(page).toHaveURL(/thank-you$/);
  },
);

test(
  'a lost connection keeps the pictures, and the next click sends them',
  { tag: ['@N8', '@network', '@upload'] },
  async ({ page, visitor, openAtReview }) => {
    await openAtReview(story);
    await openUpload(page, visitor);
    await selectDocument(page, visitor, 'id_card');
    await input(page, 'front').setInputFiles(await phonePhoto(page));
    await input(page, 'back').setInputFiles(pdf(50_000));
    await expect(page.locator('[data-side="front"] img')).toBeVisible();
    await page.route(uploads, (route) => route.abort('connectionreset'));
    await send(page, visitor).click();
    await expect(page.getByText(visitor.text('screensˆact>not_done'))).toBeVisible();
    await expect(page.locator('[data-side="front"] img')).toBeVisible();
    await expect(page.locator('[data-side="back"]')).toContainText('document.pdf');
    await page.unroute(uploads);
    await send(page, visitor).click();
    await expect(page).toHaveURL(/thank-you$/);
  },
);

test(
  'a slow upload shows its progress, asks before leaving and can be cancelled',
  { tag: ['@rest', '@N8', '@network', '@upload', '@dynamic-page'] },
  async ({ page, context, visitor, openAtReview }) => {
    await openAtReview(story);
    await openUpload(page, visitor);
    await selectDocument(page, visitor, 'passport');
    await input(page, 'front').setInputFiles(pdf(3_000_000));
    const line = await context.newCDPSession(page);
    const speed = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 150_000 };
    await line.send('Network.emulateNetworkConditions', speed);
    await send(page, visitor).click();
    const bar = page.getByRole('progressbar', { name: visitor.text('screensˆidUpload>progress') });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.type())));
    });
    // Resolves when the dialog is closed.
    const leaving = page.evaluate(() => location.reload());
    expect(await asked).toBe('beforeunload');
    await leaving;
    await page.getByRole('button', { name: visitor.text('screensˆidUpload>cancel') }).click();
    await expect(page.getByText(visitor.text('screensˆidUpload>cancelled'))).toBeVisible();
    await expect(send(page, visitor)).toBeFocused();
    // No upload is pending, so the page does not ask.
    await page.reload();
    await expect(page.getByText(visitor.text('screensˆidUpload>not_kept'))).toBeVisible();
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
    await input(page, 'front').setInputFiles(pdf(1_000));
    await send(page, visitor).click();
    await expect(page).toHaveURL(/thank-you$/);
  },
);
