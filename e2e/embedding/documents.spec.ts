import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createHostPolicy } from '../../scripts/embed/demoPage';
import {
  findForm,
  openHost,
  readEvents,
  recordEvents,
  test,
  type ReceivedEvent,
} from '../fixtures/embedding';
import { expect } from '../fixtures/test';

/**
 * The forms of two brands on a host with a strict policy: one comes late, one is hidden, both are loaded again and removed. What the host
 * receives is the table of `docs/embedding.md`.
 */

/** What an element says before it shows a link. */
const readyTimeoutMs = 8_000;

const docs = readFileSync(path.resolve(import.meta.dirname, '../../docs/embedding.md'), 'utf8');

/** The events of a row of the table, by the beginning of its first cell. */
function readRow(begin: string): string {
  const [, table = ''] = /<!-- table: documents -->\s+(\|.*?)\n\n/s.exec(docs) ?? [];
  const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  const row = rows.find(([, frame = '']) => frame.startsWith(begin));
  if (row === undefined) throw new Error(`The table has no row ${begin}.`);
  return row[2] ?? '';
}

const describeEvents = (events: readonly ReceivedEvent[]): string =>
  events
    .map(({ type, detail: { code } }) =>
      typeof code === 'string' ? `\`${type}\` (\`${code}\`)` : `\`${type}\``,
    )
    .join(', ') || 'none';

/** Holds the document of a form, or its scripts, until `release` is called. */
async function holdForm(page: Page, address: string, what: 'document' | 'scripts'): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { pathname } = new URL(address);
  await page.route(
    (url) => url.href.startsWith(address) && !url.pathname.startsWith(`${pathname}embed/`),
    async (route) => {
      const requested = new URL(route.request().url()).pathname;
      const isHeld = what === 'document' ? requested === pathname : requested.endsWith('.js');
      if (isHeld) await held;
      await route.fallback();
    },
  );
  return release;
}

for (const { lateForm, hiddenForm, what, cover } of [
  { lateForm: 'ondara', hiddenForm: 'pravelo', what: 'document', cover: 'details' },
  { lateForm: 'pravelo', hiddenForm: 'ondara', what: 'scripts', cover: 'dialog' },
] as const) {
  test(
    `a host receives every event of ${lateForm}, whose ${what} is late, and of ${hiddenForm} in a ${cover}`,
    { tag: ['@F40', '@E1', '@frame', '@firefox-walk'] },
    async ({ page, forms }) => {
      const late = forms[lateForm];
      const hidden = forms[hiddenForm];
      /** What the host has received of a form since the last call. */
      const seen = new Map<string, number>();
      const expectEvents = async (address: string, row: string) => {
        const from = seen.get(address) ?? 0;
        await expect
          .poll(async () => describeEvents((await readEvents(page, address)).slice(from)), {
            message: `${address} ${row}`,
            timeout: 2 * readyTimeoutMs,
          })
          .toBe(readRow(row));
        seen.set(address, (await readEvents(page, address)).length);
      };

      await recordEvents(page);
      const release = await holdForm(page, late, what);
      await openHost(
        page,
        `<script src="${forms.ondara}embed/1/loader.js" async></script>
         <loan-application src="${late}" lang="en">
         </loan-application>
         <${cover}><summary>Form</summary><loan-application src="${hidden}"></loan-application></${cover}>`,
        createHostPolicy(forms),
        'commit',
      );
      await expectEvents(hidden, 'hidden');
      const lateFrame = page.locator(`loan-application[src="${late}"] iframe`);
      const link = page.getByRole('link', { name: 'Open the application in a new tab' });
      await expect(link).toBeVisible({ timeout: 2 * readyTimeoutMs });
      await expect(link).toHaveAttribute('href', late);
      await expect(lateFrame).toBeVisible();
      release();
      await expectEvents(late, 'late');
      await expect(link).toBeHidden();
      await findForm(page, late);

      await page.locator(cover).evaluate((element) => {
        if (element instanceof HTMLDialogElement) element.showModal();
        else element.setAttribute('open', '');
      });
      const frame = await findForm(page, hidden);
      const readHeight = () => frame.locator('html').evaluate((html) => html.getBoundingClientRect().height);
      await expect
        .poll(async () => {
          const box = await page.locator(`loan-application[src="${hidden}"] iframe`).boundingBox();
          return Math.abs((box?.height ?? 0) - (await readHeight()));
        })
        .toBeLessThanOrEqual(10);

      for (const address of [late, hidden]) {
        const reloaded = await findForm(page, address);
        await reloaded.evaluate(() => void setTimeout(() => window.location.reload()));
        await expectEvents(address, 'loaded again');
      }
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('loan-application')) element.remove();
      });
      await expect.poll(() => page.frames().length).toBe(1);
      for (const address of [late, hidden]) await expectEvents(address, 'removed');
    },
  );
}
