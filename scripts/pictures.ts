import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from './browser.mjs';
import { launchFlags } from './launchFlags';
import { sheetDocument, sheetsOf, sheetWidth, type PagePictures } from './pictures/sheet';
import { takePictures } from './pictures/takePictures';
import { serveAll } from './serve/serveAll';
import { servedPages } from './serve/servedPages';

/**
 * npm run pictures: pictures of every page that is built (its first step, errors, an offer; on a phone and at a desk), a few pages
 * to a sheet, `docs/pictures/pages-1.jpg` and on.
 */

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/pictures');
/** Of a sheet, so that the repository stays small. */
const mostBytes = 400_000;

const pages = servedPages(root).filter(({ folder: build }) => existsSync(path.join(build, 'index.html')));
if (pages.length === 0) throw new Error('No page is built: run npm run build:all first.');
const found = await findBrowser();
if (found === null) throw new Error('There is no browser to take pictures with: set PW_CHROMIUM_PATH.');
const browser = await chromium.launch({
  args: [...launchFlags],
  ...(found === '' ? {} : { executablePath: found }),
});
await serveAll(pages);
const pictured: PagePictures[] = [];
for (const page of pages) pictured.push(await takePictures(browser, page));
for (const name of readdirSync(folder)) {
  if (/^pages-\d+\.jpg$/.test(name)) rmSync(path.join(folder, name));
}
for (const [index, sheet] of sheetsOf(pictured).entries()) {
  const file = path.join(folder, `pages-${index + 1}.jpg`);
  const bytes = await composed(browser, sheet);
  writeFileSync(file, bytes);
  process.stdout.write(`${path.relative(root, file)} ${Math.round(bytes.length / 1000)} kB\n`);
}
await browser.close();
// The servers would keep the process.
process.exit();

/** A sheet as JPEG, of the best quality that keeps it small enough. */
async function composed(browser: Browser, sheet: readonly PagePictures[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: sheetWidth, height: 100 } });
  await page.setContent(sheetDocument(sheet));
  for (const quality of [80, 65, 50, 35]) {
    const bytes = await page.screenshot({ type: 'jpeg', quality, fullPage: true });
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`A sheet weighs more than ${mostBytes} bytes at any quality: put fewer pages on one.`);
}
