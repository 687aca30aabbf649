import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { findBrowser } from './shared/browser.mjs';
import { launchFlags } from './shared/launchFlags';
import { brandPages, colorSchemes } from './pictures/screens';
import {
  getRowWidth,
  getSheetWidth,
  renderSheet,
  splitIntoSheets,
  viewportSizes,
  type PictureGroup,
  type SheetFormat,
} from './pictures/sheet';
import { moments, takePictures } from './pictures/takePictures';
import { takeScreens } from './pictures/takeScreens';
import { serveAll } from './serve/serveAll';
import { getPageUrl, listServedPages, type ServedPage } from './serve/servedPages';
import { findPage } from './vite/pagePlugin';

/**
 * npm run pictures [-- <page>…]: takes screenshots of built pages, on a phone and a desktop, and combines them on sheets in `docs/pictures`.
 *
 * - `front.jpg`: the first screen of each brand, for the README
 * - `pages-1.jpg` and following: every page with its first step, errors and an offer
 * - `screens-<page>-light.jpg` and `-dark.jpg`: one page of each brand with its screens (`pictures/screens.ts`)
 *
 * With names of pages it takes only their screens.
 */

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'docs/pictures');
/** The maximum size of a sheet, to keep the repository small. All sheets together stay below 6 MB. */
const maxBytes = { pages: 260_000, screens: 250_000, front: 250_000 };
const pagesFormat: SheetFormat = { pictureHeight: 250, columns: moments.length };
/** Keeps sheets readable without scrolling, and small. */
const pagesPerSheet = 4;
const frontPictureHeight = 330;
const screensFormat: SheetFormat = { pictureHeight: 330, columns: 3 };

const named = process.argv.slice(2);
const pages = listServedPages(root).filter(({ folder: build }) => existsSync(path.join(build, 'index.html')));
const pictured = named.length === 0 ? pages : pages.filter(({ name }) => named.includes(name));
const withScreens = pictured.filter(
  ({ name }) => named.length > 0 || brandPages.some((brandPage) => brandPage === name),
);
const missing = (named.length === 0 ? brandPages : named).filter((name) =>
  pages.every((page) => page.name !== name),
);
if (missing.length > 0)
  throw new Error(`These pages are not built: ${missing.join(', ')}. Run npm run build:all first.`);
const browserPath = await findBrowser();
if (browserPath === null) throw new Error('No browser found. Set PW_CHROMIUM_PATH.');
const browser = await chromium.launch({
  args: [...launchFlags],
  ...(browserPath === '' ? {} : { executablePath: browserPath }),
});
await serveAll(pictured);
if (named.length === 0) {
  await takeFront(browser);
  await takePages(browser, pages);
}
for (const page of withScreens) await takeBrand(browser, page);
await browser.close();
// The open servers would keep the process running.
process.exit();

/** The picture of the README: the first screen of each brand on a phone. */
async function takeFront(drawing: Browser): Promise<void> {
  const [phone] = viewportSizes;
  const groups: PictureGroup[] = [];
  for (const name of brandPages) {
    const served = pages.find((page) => page.name === name);
    if (served === undefined) continue;
    const page = await drawing.newPage({ viewport: phone, deviceScaleFactor: 1, reducedMotion: 'reduce' });
    await page.goto(getPageUrl(served));
    await page.evaluate(() => document.fonts.ready);
    groups.push({ name, pictures: [await page.screenshot({ animations: 'disabled' })] });
    await page.close();
  }
  await writeSheet(drawing, 'front', groups, {
    pictureHeight: frontPictureHeight,
    width: getRowWidth(frontPictureHeight, groups.length),
    maxBytes: maxBytes.front,
  });
}

/** The sheets of all pages. */
async function takePages(drawing: Browser, served: readonly ServedPage[]): Promise<void> {
  const groups: PictureGroup[] = [];
  for (const page of served) groups.push(await takePictures(drawing, page));
  for (const name of readdirSync(folder)) {
    if (/^pages-\d+\.jpg$/.test(name)) rmSync(path.join(folder, name));
  }
  for (const [index, sheet] of splitIntoSheets(groups, pagesPerSheet).entries()) {
    await writeSheet(drawing, `pages-${index + 1}`, sheet, {
      ...pagesFormat,
      width: getSheetWidth(pagesFormat),
      maxBytes: maxBytes.pages,
    });
  }
}

/** The two sheets of a page's screens. */
async function takeBrand(drawing: Browser, page: ServedPage): Promise<void> {
  const { steps } = (await findPage(root, page.product, page.country)).page;
  const lastStep = steps.findLast(({ isOnRequest }) => isOnRequest !== true);
  if (lastStep === undefined) throw new Error(`${page.name} has no step.`);
  const pictures = await takeScreens(drawing, page, lastStep.path);
  for (const scheme of colorSchemes) {
    await writeSheet(drawing, `screens-${page.name}-${scheme}`, pictures[scheme], {
      ...screensFormat,
      width: getSheetWidth(screensFormat),
      maxBytes: maxBytes.screens,
    });
  }
}

/** Writes a sheet as JPEG with the best quality within its size limit. */
async function writeSheet(
  drawing: Browser,
  name: string,
  groups: readonly PictureGroup[],
  format: { readonly pictureHeight: number; readonly width: number; readonly maxBytes: number },
): Promise<void> {
  const page = await drawing.newPage({ viewport: { width: format.width, height: 100 } });
  await page.setContent(renderSheet(groups, format));
  for (const quality of [80, 65, 50, 35, 25]) {
    const bytes = await page.screenshot({ type: 'jpeg', quality, fullPage: true });
    if (bytes.length > format.maxBytes) continue;
    await page.close();
    const file = path.join(folder, `${name}.jpg`);
    writeFileSync(file, bytes);
    process.stdout.write(
      `${path.relative(root, file)} ${Math.round(bytes.length / 1000)} kB, quality ${quality}\n`,
    );
    return;
  }
  throw new Error(`The sheet ${name} exceeds ${format.maxBytes} bytes at any quality. Make it smaller.`);
}
