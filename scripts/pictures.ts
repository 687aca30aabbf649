import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from './browser.mjs';
import { launchFlags } from './launchFlags';
import { renderSheet, splitIntoSheets, sheetWidth, type PagePictures } from './pictures/sheet';
import { takePictures } from './pictures/takePictures';
import { serveAll } from './serve/serveAll';
import { listServedPages } from './serve/servedPages';

/**
 * npm run pictures: takes screenshots of every built page (first step, errors, offer; phone and desktop) and combines a few pages on
 * each sheet, `docs/pictures/pages-1.jpg` and following.
 */

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/pictures');
/** The maximum size of a sheet, to keep the repository small. */
const maxBytes = 400_000;

const pages = listServedPages(root).filter(({ folder: build }) => existsSync(path.join(build, 'index.html')));
if (pages.length === 0) throw new Error('No page is built. Run npm run build:all first.');
const browserPath = await findBrowser();
if (browserPath === null) throw new Error('No browser found. Set PW_CHROMIUM_PATH.');
const browser = await chromium.launch({
  args: [...launchFlags],
  ...(browserPath === '' ? {} : { executablePath: browserPath }),
});
await serveAll(pages);
const pagePictures: PagePictures[] = [];
for (const page of pages) pagePictures.push(await takePictures(browser, page));
for (const name of readdirSync(folder)) {
  if (/^pages-\d+\.jpg$/.test(name)) rmSync(path.join(folder, name));
}
for (const [index, sheet] of splitIntoSheets(pagePictures).entries()) {
  const file = path.join(folder, `pages-${index + 1}.jpg`);
  const bytes = await renderJpeg(browser, sheet);
  writeFileSync(file, bytes);
  process.stdout.write(`${path.relative(root, file)} ${Math.round(bytes.length / 1000)} kB\n`);
}
await browser.close();
// The open servers would keep the process running.
process.exit();

/** Renders a sheet as JPEG with the best quality within the size limit. */
async function renderJpeg(browser: Browser, sheet: readonly PagePictures[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 100 } });
  await page.setContent(renderSheet(sheet));
  for (const quality of [80, 65, 50, 35]) {
    const bytes = await page.screenshot({ type: 'jpeg', quality, fullPage: true });
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A sheet exceeds ${maxBytes} bytes at any quality. Put fewer pages on a sheet.`);
}
