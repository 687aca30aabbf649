import { parseArgs } from 'node:util';
import { installServer, serverKinds, startSite } from '../../e2e/serving/webServers';
import { readHostedPage } from '../../deploy/hostedPage';
import { launchBrowser } from '../../scripts/shared/browser';
import { root } from '../../scripts/shared/runInParallel';
import { listServedPages } from '../../scripts/serve/servedPages';
import { measureApplication, trafficKinds, type TrafficTotals } from './bill/applicationTraffic';
import { measureLoad, readMemoryMegabytes, type ServerLoad } from './bill/serverLoad';
import { createPageTarget } from './targets';

/**
 * npm run bill [-- --page ondara-es]: what an application costs the servers of pages. Fills in built pages through nginx, counts requests and
 * bytes, asks nginx for the same files again and again, and prints the time on a core and the memory (docs/hosting.md). Gates nothing.
 */

const { values } = parseArgs({
  options: { page: { type: 'string', multiple: true, default: ['ondara-es', 'pravelo-pl'] } },
});
const print = (text: string) => process.stdout.write(`${text}\n`);

const [nginx] = serverKinds;
if (nginx === undefined) throw new Error('There is no nginx.');
const missing = installServer(nginx);
if (missing !== null) throw new Error(missing);
const browser = await launchBrowser();
const firstPort = Number(process.env['PORT'] ?? 4651);
const pages = listServedPages(root).filter(({ name }) => values.page.includes(name));
for (const [index, served] of pages.entries()) {
  const page = { ...served, port: firstPort + 2 * index };
  const target = await createPageTarget(page);
  const hosted = readHostedPage(page.folder);
  const port = page.port + 1;
  const host = `${page.name}.localhost`;
  const own = { ...hosted, hosts: [host], folder: page.folder, apiUpstream: `http://127.0.0.1:${page.port}` };
  const server = await startSite(nginx, [own], port);
  const pid = server.process.pid ?? 0;
  print(`\n${page.name} (${hosted.environment}, ${hosted.version})`);
  print(`  memory of nginx at rest: ${readMemoryMegabytes(pid).toFixed(1)} MB`);
  const address = `http://${host}:${port}${hosted.basePath}/`;
  const { started, finished, files } = await measureApplication(browser, { ...target, address });
  for (const kind of trafficKinds)
    print(`  ${kind}: started ${format(started[kind])}, finished ${format(finished[kind])}`);
  print(`  together: started ${format(add(started))}, finished ${format(add(finished))}`);
  print(`  a document: ${formatLoad(await measureLoad(pid, [new URL(address)], 20_000))}`);
  print(`  a file of an application: ${formatLoad(await measureLoad(pid, files, 500))}`);
  const call = new URL(`${hosted.apiPath}/policies`, address);
  print(`  a call that is passed on: ${formatLoad(await measureLoad(pid, [call], 5_000))}`);
  print(`  memory of nginx afterwards: ${readMemoryMegabytes(pid).toFixed(1)} MB`);
  await server.stop();
}
await browser.close();
process.exit(0);

function add(totals: TrafficTotals) {
  const each = Object.values(totals);
  return {
    requests: each.reduce((sum, { requests }) => sum + requests, 0),
    bytes: each.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function format({ requests, bytes }: { readonly requests: number; readonly bytes: number }): string {
  return `${requests} requests, ${(bytes / 1000).toFixed(1)} kB`;
}

function formatLoad({ cpuSeconds, requests, seconds }: ServerLoad): string {
  const each = ((cpuSeconds / requests) * 1_000_000).toFixed(0);
  return `${each} µs of a core, ${(requests / cpuSeconds).toFixed(0)} a second of a core (asked for ${(requests / seconds).toFixed(0)} a second)`;
}
