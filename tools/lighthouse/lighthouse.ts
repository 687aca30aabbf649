import { execFile } from 'node:child_process';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findBrowser } from '../../scripts/shared/browser.mjs';
import { installPackages } from '../../scripts/install.mjs';
import { launchFlags } from '../../scripts/shared/launchFlags';
import { findMedian, readReport, renderScores, type Scores } from './scores/scores';
import { root } from '../../scripts/shared/runInParallel';
import { serveAll } from '../../scripts/serve/serveAll';
import { getPageUrl, listServedPages } from '../../scripts/serve/servedPages';
import { serveThroughNginx } from '../../scripts/serve/serveThroughNginx';

/**
 * npm run lighthouse [-- --page ondara-es] [--runs 3] [--server nginx]: Lighthouse's mobile scores of the built pages, the median of the
 * runs. `--server serve:all` takes the project's own server. It gates nothing: docs/performance.md.
 * Lighthouse is a package of its own (`tools/lighthouse`), which this installs.
 */

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
const rows: (readonly [string, Scores])[] = [];
for (const page of served) {
  const { name } = page;
  const address = nginx?.getAddress(page) ?? getPageUrl(page);
  const measured: Scores[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) measured.push(await measure(address));
  rows.push([name, findMedian(measured)]);
  process.stderr.write(`${name}\n`);
}
process.stdout.write(renderScores(rows));
await nginx?.stop();
// The open servers would keep the process running.
process.exit();

async function measure(address: string): Promise<Scores> {
  const flags = [
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--no-enable-error-reporting',
    '--only-categories=performance,accessibility,best-practices,seo',
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
  return readReport(JSON.parse(stdout));
}
