import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.mjs';
import { launchFlags } from './launchFlags';
import { findMedian, renderScores, type Scores } from './lighthouse/scores';
import { root } from './runInParallel';
import { serveAll } from './serve/serveAll';
import { getPageUrl, listServedPages } from './serve/servedPages';
import { serveThroughNginx } from './serve/serveThroughNginx';

/**
 * npm run lighthouse [-- --page ondara-es] [--runs 3] [--server nginx]: Lighthouse's mobile scores of the built pages, the median of the
 * runs. `--server serve:all` takes the project's own server. It gates nothing: docs/performance.md.
 */

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    server: { type: 'string', default: 'nginx' },
  },
});
const served = listServedPages(root).filter(
  ({ name }) => values.page.length === 0 || values.page.includes(name),
);
await serveAll(served);
const nginx =
  values.server === 'nginx' ? await serveThroughNginx(served, Number(process.env['PORT'] ?? 4701)) : null;
const browserPath = await findBrowser();
const chrome = await launch({
  chromeFlags: ['--headless=new', ...launchFlags],
  ...(browserPath === null || browserPath === '' ? {} : { chromePath: browserPath }),
});
const rows: (readonly [string, Scores])[] = [];
for (const page of served) {
  const { name } = page;
  const address = nginx?.getAddress(page) ?? getPageUrl(page);
  const measured: Scores[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) measured.push(await measure(address, chrome.port));
  rows.push([name, findMedian(measured)]);
  process.stderr.write(`${name}\n`);
}
process.stdout.write(renderScores(rows));
chrome.kill();
await nginx?.stop();
// The open servers would keep the process running.
process.exit();

async function measure(address: string, port: number): Promise<Scores> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  });
  const categories = result?.lhr.categories ?? {};
  const read = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const paint = result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0;
  return {
    performance: read('performance'),
    accessibility: read('accessibility'),
    bestPractices: read('best-practices'),
    seo: read('seo'),
    largestPaintMs: Math.round(paint),
  };
}
