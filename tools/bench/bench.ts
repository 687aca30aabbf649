import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { launchBrowser } from '../../scripts/shared/browser';
import { root } from '../../scripts/shared/runInParallel';
import { listPages } from '../../scripts/vite/findPage';
import { measureHeapGrowth } from './measure/heap';
import { measureInteractions } from './measure/interactions';
import { calibrateSlowdown } from './measure/calibration';
import { networkProfile, openPhone, waitUntilIdle, phoneViewport, type Device } from './measure/phone';
import { measureTarget, type BenchMetrics } from './measure/measureTarget';
import { readOptions, type BenchOptions } from './options';
import { medianOfEach } from './report/statistics';
import { renderAddedKeyCost, renderTable, type TargetMetrics } from './report/table';
import { serveTargets, serveThirdPartyTargets, type BenchTarget } from './targets';

/**
 * npm run bench [-- --page ondara-es] [--rounds 5] [--out file] [--heap] [--interactions] [--nginx] [--third-parties]: measures the waiting times of applicants on
 * built pages and prints a table. Compares them with a form without a framework (V; W renders the first step by script) and with the
 * minimal stack (S). `--third-parties` compares a page with and without third parties. It gates nothing: docs/performance.md.
 */

const shortNames: Readonly<Record<string, string>> = { plain: 'V', scripted: 'W', stack: 'S' };
const log = (text: string) => process.stderr.write(`${text}\n`);

/**
 * With the debugger protocol attached, V8 records the source position of each created error, and parses the running code again to find it.
 * React creates five errors while it loads, which costs 100 ms only under measurement. With this flag V8 records positions when it
 * compiles.
 */
const eagerSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

/** Interleaves rounds, so other work of the machine affects all targets equally. */
async function measureAll(
  device: Device,
  targets: readonly BenchTarget[],
  { rounds, heap, interactions }: BenchOptions,
) {
  const figures = new Map<BenchTarget, BenchMetrics[]>(targets.map((target) => [target, []]));
  for (const target of targets) await warmUp(device, target);
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      const startedAt = performance.now();
      figures.get(target)?.push(await measureTarget(device, target));
      target.assertMeasured?.();
      log(`round ${round} ${target.name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  }
  const measured: TargetMetrics[] = [];
  for (const [target, rounds] of figures) {
    const more = {
      ...(heap ? await measureHeap(device, target) : {}),
      ...(interactions ? await measureActs(device, target) : {}),
    };
    measured.push({
      name: shortNames[target.name] ?? target.name,
      metrics: { ...medianOfEach(rounds), ...more },
    });
  }
  return measured;
}

/** Loads a page once, so the server has compressed all its files. */
async function warmUp(device: Device, { address, preparation }: BenchTarget): Promise<void> {
  const phone = await openPhone(device, preparation);
  await phone.setSlow(false);
  await phone.page.goto(address);
  await waitUntilIdle(phone);
  await phone.close();
}

async function measureHeap(device: Device, target: BenchTarget): Promise<BenchMetrics> {
  const { first, last } = await measureHeapGrowth(device, target);
  log(`heap ${target.name}`);
  return {
    'heap after one application, at full speed, MB': first,
    'heap after twenty in one tab, MB': last,
  };
}

async function measureActs(device: Device, target: BenchTarget): Promise<BenchMetrics> {
  const acts = await measureInteractions(device, target);
  for (const { step, event, control, durationMs } of acts.slice(0, 10))
    log(
      `${target.name} ${durationMs} ms: ${event} on ${control || 'an element without a name'} in ${step || 'another screen'}`,
    );
  return { 'interaction to next paint, slowest act, ms': acts[0]?.durationMs ?? Number.NaN };
}

async function reportPages(device: Device, options: BenchOptions): Promise<readonly string[]> {
  const targets = await serveTargets(root, options.pages, options.nginx);
  const measured = await measureAll(device, targets, options);
  const count = options.pages.length;
  return [renderTable(measured.slice(0, count), measured.slice(count))];
}

/** Reports a page with and without third parties, and what they add to the cost of a key press. */
async function reportThirdParties(device: Device, options: BenchOptions): Promise<readonly string[]> {
  const [page, ...others] = options.pages;
  if (page === undefined || others.length > 0)
    throw new Error('--third-parties requires exactly one --page.');
  const targets = await serveThirdPartyTargets(root, page, device.browser);
  const [alone, ...met] = await measureAll(device, targets, options);
  if (alone === undefined) return [];
  return [renderTable(met, [alone]), `${renderAddedKeyCost(alone, met)}\n`];
}

const options = readOptions(
  process.argv.slice(2),
  listPages(root).map(({ product, country }) => `${product}-${country}`),
);
const browser = await launchBrowser([eagerSourcePositions]);
const device = { browser, slowdown: await calibrateSlowdown(browser) };
const machine = `Chromium ${browser.version()}, ${availableParallelism()} processors slowed ${device.slowdown} times, ${networkProfile.down / 1e6} Mbit/s down, ${networkProfile.up / 1e3} kbit/s up, ${networkProfile.latency} ms; ${phoneViewport.width} × ${phoneViewport.height}; medians of ${options.rounds} rounds.`;
const tables = options.thirdParties
  ? await reportThirdParties(device, options)
  : await reportPages(device, options);
const report = [machine, ...tables].join('\n\n');
process.stdout.write(report);
if (options.out !== undefined) writeFileSync(options.out, report);
await browser.close();
// The open servers would keep the process running.
process.exit();
