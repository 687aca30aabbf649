import type { Page } from '@playwright/test';
import { stopPageClock } from '../fixtures/clock';
import { hostAddress, openHost, readEvents, recordEvents, test } from '../fixtures/embedding';
import { expect } from '../fixtures/test';

/** A form that does not answer, and one that cannot scroll the page around it. A small script stands for the form. */

const formAddress = 'http://127.0.0.1:9/form/';

/** A page of the form's origin with this script. `answer(type, fields)` posts a message of the last handshake. */
async function serveForm(page: Page, script: string): Promise<void> {
  const connected = `let connected = {};
    const answer = (type, fields) => parent.postMessage({ type, version: 1, id: connected.id, ...fields }, '${new URL(hostAddress).origin}');
    addEventListener('message', ({ data }) => { if (data.type === 'loan:connect') connected = data; });`;
  await page.route(`${formAddress}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script>${connected}${script}</script>`,
    }),
  );
}

/** A host with the loader as the page at `forms.ondara` serves it. */
const createHost = (loader: string, attributes = '', inside = ''): string =>
  `<p style="block-size: 1500px">Host</p><script src="${loader}embed/1/loader.js"></script>
   <loan-application src="${formAddress}" ${attributes}>${inside}</loan-application>
   <p style="block-size: 1500px">Host</p>`;

test(
  'the link of the page itself is shown in place of the loader’s',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms }) => {
    await stopPageClock(page);
    await serveForm(page, '');
    await openHost(page, createHost(forms.ondara, '', '<a href="/own">Own link</a>'));
    await expect(page.locator('iframe')).toBeAttached();
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.clock.runFor(8_000);
    await expect(page.getByRole('link')).toHaveText(['Own link']);
  },
);

test(
  'an address that no frame may show opens no frame',
  { tag: ['@E1', '@frame', '@S7'] },
  async ({ page, forms }) => {
    await recordEvents(page);
    const body = createHost(forms.ondara, '', '<a href="/own">Own link</a>').replace(
      formAddress,
      'javascript:alert(1)',
    );
    await openHost(page, body);
    await expect(page.getByRole('link', { name: 'Own link' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

test(
  'the loader scrolls to a step if the form could not',
  { tag: ['@E1', '@frame', '@layout'] },
  async ({ page, forms }) => {
    await serveForm(
      page,
      `addEventListener('message', () => answer('loan:ready'));
     addEventListener('click', () => answer('loan:step', { route: 'one', index: 0, count: 2 }));
     addEventListener('load', () => parent.postMessage({ type: 'FORM_HEIGHT', height: 2000 }, '*'));`,
    );
    await openHost(page, createHost(forms.ondara));
    const frame = page.locator('iframe');
    await expect(frame).toHaveCSS('height', '2000px');
    const step = () => page.frameLocator('iframe').locator('html').dispatchEvent('click');
    const readTop = async () => (await frame.boundingBox())?.y ?? Number.NaN;
    await step();
    await page.evaluate(() => scrollTo(0, 3200));
    await expect.poll(readTop).toBeLessThan(-1500);
    await step();
    await expect.poll(readTop).toBeGreaterThan(-10);
    await expect.poll(readTop).toBeLessThan(10);
  },
);

test(
  'messages of other windows, connections and shapes change nothing',
  { tag: ['@H7', '@E1', '@frame', '@S7'] },
  async ({ page, forms }) => {
    await recordEvents(page);
    await serveForm(
      page,
      `addEventListener('click', () => {
        const wrong = [{ type: 'loan:ready', version: 1, id: 'another-id' }, { type: 'loan:ready', version: 2, id: connected.id },
          { type: 'loan:step', version: 1, id: connected.id, route: 1 }, { type: 'FORM_HEIGHT', height: 1e9 }, 'text', null];
        for (const message of wrong) parent.postMessage(message, '*');
        answer('loan:ready', { email: 'ana@example.com' });
      });`,
    );
    await openHost(page, createHost(forms.ondara));
    const frame = page.locator('iframe');
    await expect(frame).toHaveCSS('height', '600px');
    await page.evaluate(() => postMessage({ type: 'FORM_HEIGHT', height: 900 }, '*'));
    await page.frameLocator('iframe').locator('html').dispatchEvent('click');
    await expect.poll(() => readEvents(page, formAddress)).toEqual([{ type: 'loan:ready', detail: {} }]);
    await expect(frame).toHaveCSS('height', '600px');
  },
);

test(
  'an element that is destroyed hears nothing and shows nothing',
  { tag: ['@E1', '@frame'] },
  async ({ page, forms }) => {
    await recordEvents(page);
    await serveForm(page, `addEventListener('message', () => answer('loan:ready'));`);
    await openHost(page, createHost(forms.ondara, '', '<a href="/own">Own link</a>'));
    await expect.poll(() => readEvents(page, formAddress)).toHaveLength(1);
    await page.evaluate(() => {
      const form = document.querySelector('loan-application');
      if (form !== null) Reflect.apply(Reflect.get(form, 'destroy'), form, []);
    });
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('link')).toHaveCount(0);
    await page.evaluate(() => document.body.append(document.querySelector('loan-application') ?? ''));
    await expect.poll(() => readEvents(page, formAddress)).toHaveLength(2);
  },
);
