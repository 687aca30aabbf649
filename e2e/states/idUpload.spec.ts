import type { Page } from '@playwright/test';
import { isAccessible } from '../fixtures/accessible';
import { pressByKeyboard } from '../fixtures/keyboard';
import { form, sendStep } from '../fixtures/robot';
import { expect, test, type Visitor } from '../fixtures/test';

/** The pictures of an identity document: what leaves the browser, and what an applicant can do while it does. */

const story = 'id-upload.thank-you.at-once';
const uploads = '**/api/lead/idUpload';
const pdf = (bytes: number) => ({
  name: 'document.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]),
});

/** As far as the document's questions, the last step being open. */
async function openUpload(page: Page, visitor: Visitor): Promise<void> {
  await sendStep(page, visitor.answers(story));
  await expect(form(page)).toHaveAttribute('data-step', 'id-upload', { timeout: 20_000 });
}

async function tellDocument(page: Page, visitor: Visitor, document: string): Promise<void> {
  await sendStep(page, { ...visitor.answers(story), document_type: document });
  const title = visitor.words('screensˆidUpload>pictures_title');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
}

const input = (page: Page, side: 'front' | 'back') =>
  page.locator(`[data-side="${side}"] input:not([capture])`);

const send = (page: Page, { words }: Visitor) =>
  page.getByRole('button', { name: words('screensˆidUpload>send') });

/** The segment in which a camera says that it was turned to the right (Exif, orientation 6). */
const heldOnItsSide = Buffer.from(
  'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
  'hex',
);

/** A photo as a phone takes it lying on its side: its left half, red, is its upper half when it is seen. It knows the place. */
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
    Buffer.from([...heldOnItsSide, ...placed]),
    jpeg.subarray(2),
  ]);
  return { name: 'IMG_2041 Madrid.jpg', mimeType: 'image/jpeg', buffer };
}

/** Keeps what the page hands to the network, which no tool of the browser shows of files. */
const keepingFiles = (page: Page) =>
  page.addInitScript(() => {
    const kept: File[] = [];
    Object.assign(window, { keptFiles: kept });
    const { append } = FormData.prototype;
    FormData.prototype.append = function keeping(name: string, value: string | Blob) {
      if (value instanceof File) kept.push(value);
      Reflect.apply(append, this, [name, value]);
    };
  });

test(
  'what is sent of a photo is upright, small, and knows neither place nor camera',
  { tag: ['@S21', '@I3', '@upload'] },
  async ({ page, visitor, openAtLastStep }) => {
    await keepingFiles(page);
    await openAtLastStep(story);
    await openUpload(page, visitor);
    await tellDocument(page, visitor, 'passport');
    await input(page, 'front').setInputFiles(await phonePhoto(page));
    await expect(page.locator('[data-side="front"] img')).toBeVisible();
    await send(page, visitor).click();
    await expect(page).toHaveURL(/thank-you$/);
    const sent = await page.evaluate(async () => {
      const kept: unknown = Reflect.get(window, 'keptFiles');
      const file: unknown = Array.isArray(kept) ? kept[0] : null;
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
  'a document is told and its pictures are sent by keyboard alone, and each part is accessible',
  { tag: ['@X1', '@X14', '@axe', '@keyboard', '@upload'] },
  async ({ page, visitor, openAtLastStep }, info) => {
    await openAtLastStep(story);
    await openUpload(page, visitor);
    await isAccessible(page, 'id-upload', info);
    await tellDocument(page, visitor, 'id_card');
    const photo = await phonePhoto(page);
    for (const side of ['front', 'back'] as const) {
      const chooser = page.waitForEvent('filechooser');
      await pressByKeyboard(page, input(page, side));
      await (await chooser).setFiles(photo);
      await expect(page.locator(`[data-side="${side}"] img`)).toBeVisible();
    }
    await isAccessible(page, 'id-upload-pictures', info);
    await input(page, 'back').setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
    await expect(input(page, 'back')).toHaveAccessibleDescription(
      visitor.words('screensˆidUpload>problems>file_type'),
    );
    await isAccessible(page, 'id-upload-problem', info);
    await input(page, 'back').setInputFiles(photo);
    await expect(page.locator('[data-side="back"] img')).toBeVisible();
    await pressByKeyboard(page, send(page, visitor));
    await expect(page).toHaveURL(/thank-you$/);
  },
);

test(
  'a cut connection costs no picture, and the next press sends them',
  { tag: ['@N8', '@network', '@upload'] },
  async ({ page, visitor, openAtLastStep }) => {
    await openAtLastStep(story);
    await openUpload(page, visitor);
    await tellDocument(page, visitor, 'id_card');
    await input(page, 'front').setInputFiles(await phonePhoto(page));
    await input(page, 'back').setInputFiles(pdf(50_000));
    await expect(page.locator('[data-side="front"] img')).toBeVisible();
    await page.route(uploads, (route) => route.abort('connectionreset'));
    await send(page, visitor).click();
    await expect(page.getByText(visitor.words('screensˆact>not_done'))).toBeVisible();
    await expect(page.locator('[data-side="front"] img')).toBeVisible();
    await expect(page.locator('[data-side="back"]')).toContainText('back.pdf');
    await page.unroute(uploads);
    await page.getByRole('button', { name: visitor.words('screensˆidUpload>again') }).click();
    await expect(page).toHaveURL(/thank-you$/);
  },
);

test(
  'on a slow line it is told how much has left; leaving is asked back, and it can be stopped',
  { tag: ['@N8', '@network', '@upload', '@dynamic-page'] },
  async ({ page, context, visitor, openAtLastStep }) => {
    await openAtLastStep(story);
    await openUpload(page, visitor);
    await tellDocument(page, visitor, 'passport');
    await input(page, 'front').setInputFiles(pdf(3_000_000));
    const line = await context.newCDPSession(page);
    const speed = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 150_000 };
    await line.send('Network.emulateNetworkConditions', speed);
    await send(page, visitor).click();
    const bar = page.getByRole('progressbar', { name: visitor.words('screensˆidUpload>progress') });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(0);
    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => void dialog.dismiss().then(() => resolve(dialog.type())));
    });
    // Answered only when the dialog is.
    const leaving = page.evaluate(() => location.reload());
    expect(await asked).toBe('beforeunload');
    await leaving;
    await page.getByRole('button', { name: visitor.words('screensˆidUpload>cancel') }).click();
    await expect(page.getByText(visitor.words('screensˆidUpload>cancelled'))).toBeVisible();
    await expect(send(page, visitor)).toBeFocused();
    // Nothing is under way any more: nobody is asked.
    await page.reload();
    await expect(page.getByText(visitor.words('screensˆidUpload>not_kept'))).toBeVisible();
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
    await input(page, 'front').setInputFiles(pdf(1_000));
    await send(page, visitor).click();
    await expect(page).toHaveURL(/thank-you$/);
  },
);
