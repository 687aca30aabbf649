import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { launchFlags } from '../scripts/launchFlags';
import { listPages } from '../scripts/vite/pagePlugin';
import { heapOverApplications } from './measure/heap';
import { network, openPhone, quiet, screen, slowdown } from './measure/phone';
import { measure, type Figures } from './measure/round';
import { readOptions, type Options } from './options';
import { medians } from './report/statistics';
import { addedPerKey, tableOf, type Measured } from './report/table';
import { serveTargets, serveThirdPartyTargets, type Target } from './targets';

/**
 * npm run bench [-- --page ondara-es] [--rounds 5] [--out file] [--heap] [--third-parties]: measures what an applicant waits for
 * on built pages, beside a form without a framework (V; W where its script makes the first step) and the bare stack (S), or
 * pages with third parties beside the same pages without, and prints a table. It gates nothing: docs/performance.md.
 */

const root = path.resolve(import.meta.dirname, '..');
const shortNames: Readonly<Record<string, string>> = { plain: 'V', scripted: 'W', stack: 'S' };
const say = (text: string) => process.stderr.write(`${text}\n`);

/**
 * Where a browser is watched, V8 notes the place of each error that is made, and parses anew whatever was running for it: React
 * makes five as it loads, which cost a watched phone 100 ms and nobody else anything. It takes the places down as it compiles
 * instead.
 */
const unnoticed = '--js-flags=--no-enable-lazy-source-positions';

async function launch(): Promise<Browser> {
  const found = await findBrowser();
  if (found === null) throw new Error('No browser was found: set PW_CHROMIUM_PATH to one.');
  const args = [...launchFlags, unnoticed];
  return chromium.launch({ args, ...(found === '' ? {} : { executablePath: found }) });
}

/** Rounds are interleaved, so that what else the machine does hits every form alike. */
async function measureAll(browser: Browser, targets: readonly Target[], { rounds, heap }: Options) {
  const figures = new Map<Target, Figures[]>(targets.map((target) => [target, []]));
  for (const target of targets) await visit(browser, target);
  for (let round = 1; round <= rounds; round += 1) {
    for (const target of targets) {
      const startedAt = performance.now();
      figures.get(target)?.push(await measure(browser, target));
      target.checkMeasured?.();
      say(`round ${round} ${target.name} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    }
  }
  const measured: Measured[] = [];
  for (const [target, rounds] of figures) {
    const more = heap ? await heapFigures(browser, target) : {};
    measured.push({ name: shortNames[target.name] ?? target.name, figures: { ...medians(rounds), ...more } });
  }
  return measured;
}

/** So that the server has compressed everything once. */
async function visit(browser: Browser, { address, preparation }: Target): Promise<void> {
  const phone = await openPhone(browser, preparation);
  await phone.slow(false);
  await phone.page.goto(address);
  await quiet(phone);
  await phone.close();
}

async function heapFigures(browser: Browser, target: Target): Promise<Figures> {
  const { first, last } = await heapOverApplications(browser, target);
  say(`heap ${target.name}`);
  return {
    'heap after one application, at full speed, MB': first,
    'heap after twenty in one tab, MB': last,
  };
}

async function reportPages(browser: Browser, options: Options): Promise<readonly string[]> {
  const targets = await serveTargets(root, options.pages);
  const measured = await measureAll(browser, targets, options);
  const count = options.pages.length;
  return [tableOf(measured.slice(0, count), measured.slice(count))];
}

/** For each page what it is with third parties, beside what it is without, and what they add to a key. */
async function reportThirdParties(browser: Browser, options: Options): Promise<readonly string[]> {
  const [page, ...others] = options.pages;
  if (page === undefined || others.length > 0) throw new Error('--third-parties takes one --page.');
  const targets = await serveThirdPartyTargets(root, page, browser);
  const [alone, ...met] = await measureAll(browser, targets, options);
  if (alone === undefined) return [];
  return [tableOf(met, [alone]), `${addedPerKey(alone, met)}\n`];
}

const options = readOptions(
  process.argv.slice(2),
  listPages(root).map(({ product, country }) => `${product}-${country}`),
);
const browser = await launch();
const machine = `Chromium ${browser.version()}, ${availableParallelism()} processors slowed ${slowdown} times, ${network.down / 1e6} Mbit/s down, ${network.up / 1e3} kbit/s up, ${network.latency} ms; ${screen.width} × ${screen.height}; medians of ${options.rounds} rounds.`;
const tables = options.thirdParties
  ? await reportThirdParties(browser, options)
  : await reportPages(browser, options);
const report = [machine, ...tables].join('\n\n');
process.stdout.write(report);
if (options.out !== undefined) writeFileSync(options.out, report);
await browser.close();
// The servers would keep the process.
process.exit();
