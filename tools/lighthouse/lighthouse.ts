import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findBrowser } from '../../scripts/shared/browser';
import { installPackages } from '../../scripts/shared/install.mjs';
import { launchFlags } from '../../scripts/shared/launchFlags';
import { renderTable } from '../../scripts/docs/markdown';
import { root } from '../../scripts/shared/runInParallel';
import { serveAll } from '../../scripts/serve/serveAll';
import { getPageUrl, listServedPages } from '../../scripts/serve/servedPages';
import { serveThroughNginx } from '../../scripts/serve/serveThroughNginx';
import { median } from '../bench/report/statistics';

/**
 * npm run lighthouse [-- --page ondara-es] [--runs 3] [--server nginx]: Lighthouse's mobile scores of the built pages, the median of the
 * runs. `--server serve:all` takes the project's own server. It gates nothing: docs/performance.md.
 * Lighthouse is a package of its own (`tools/lighthouse`), which this installs.
 */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's report in JSON that is read here. A category that failed has no score. */
interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number | null }>>;
  readonly audits: { readonly 'largest-contentful-paint': { readonly numericValue?: number } };
}

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '3' },
    server: { type: 'string', default: 'nginx' },
  },
});
installPackages({ folder: 'tools/lighthouse' });
const served = listServedPages(root).filter(
  ({ name }) => values.page.length === 0 || values.page.includes(name),
);
await serveAll(served);
const nginx =
  values.server === 'nginx' ? await serveThroughNginx(served, Number(process.env['PORT'] ?? 4701)) : null;
const browserPath = await findBrowser();
const rows: string[][] = [];
for (const page of served) {
  const address = nginx?.getAddress(page) ?? getPageUrl(page);
  const measured: (readonly number[])[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) measured.push(await measure(address));
  rows.push([page.name, ...findMedians(measured).map(String)]);
  process.stderr.write(`${page.name}\n`);
}
process.stdout.write(`${renderTable([['page', ...categories, 'largest paint, ms'], ...rows])}\n`);
await nginx?.stop();
// The open servers would keep the process running.
process.exit();

/** The scores of a page, from 0 to 100, and its simulated largest paint. */
async function measure(address: string): Promise<readonly number[]> {
  const flags = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${['--headless=new', ...launchFlags].join(' ')}`,
  ];
  const { stdout } = await promisify(execFile)(
    path.join(root, 'tools/lighthouse/node_modules/.bin/lighthouse'),
    [address, ...flags],
    {
      maxBuffer: 64 * 1024 * 1024,
      // An empty path lets Lighthouse look for a browser.
      env: { ...process.env, CHROME_PATH: browserPath ?? '' },
    },
  );
  const report: Report = JSON.parse(stdout);
  return [
    ...categories.map((name) => Math.round((report.categories[name].score ?? 0) * 100)),
    Math.round(report.audits['largest-contentful-paint'].numericValue ?? 0),
  ];
}

/** The median of each figure. */
function findMedians(measured: readonly (readonly number[])[]): readonly number[] {
  return (measured[0] ?? []).map((_first, figure) => median(measured.map((figures) => figures[figure] ?? 0)));
}
