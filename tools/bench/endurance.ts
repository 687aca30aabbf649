import { parseArgs } from 'node:util';
import { launchBrowser } from '../../scripts/shared/browser';
import { root } from '../../scripts/shared/runInParallel';
import { listServedPages } from '../../scripts/serve/servedPages';
import type { Holdings } from './endurance/holdings';
import { measureManyApplications } from './endurance/manyApplications';
import { measureManyCovers } from './endurance/manyCovers';
import { measureManyTabs } from './endurance/manyTabs';
import { measureOpenForADay } from './endurance/openForADay';
import { createPageTarget } from './targets';

/**
 * npm run endurance [-- --page ondara-es] [--applications 200] [--tabs 50] [--interpreted]: measures what built pages hold after long use,
 * and prints it: a form that is left open for a day, one that is covered twenty times, many tabs at once, many applications in one tab. It
 * gates nothing. With `--interpreted` the engine compiles no machine code, so the heap has only what the page holds.
 */

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true, default: ['ondara-es', 'pravelo-pl'] },
    applications: { type: 'string', default: '200' },
    tabs: { type: 'string', default: '50' },
    interpreted: { type: 'boolean', default: false },
  },
});

/** Bytecode alone: none of V8's three compilers to machine code runs. */
const withoutMachineCode = '--js-flags=--no-sparkplug --no-maglev --no-turbofan';

const print = (text: string) => process.stdout.write(`${text}\n`);

const formatHoldings = ({ heapMegabytes, listeners, nodes, timers, storedCharacters }: Holdings): string =>
  `heap ${heapMegabytes.toFixed(1)} MB, ${listeners} listeners, ${nodes} nodes, ${timers} timers, ${storedCharacters} characters stored`;

const browser = await launchBrowser(values.interpreted ? [withoutMachineCode] : []);
const firstPort = Number(process.env['PORT'] ?? 4601);
const pages = listServedPages(root).filter(({ name }) => values.page.includes(name));
for (const [index, page] of pages.entries()) {
  const target = await createPageTarget({ ...page, port: firstPort + index });
  print(`\n${page.name}`);
  const day = await measureOpenForADay(browser, target);
  print(`  a form for a day, before: ${formatHoldings(day.before)}`);
  print(`  a form for a day, after: ${formatHoldings(day.after)}`);
  print(
    `  ${day.callsOfDay} calls in the day, ${day.creates} creates in all, ${day.isCompleted ? 'completed' : 'NOT completed'} afterwards`,
  );
  const covers = await measureManyCovers(browser, target, 20);
  print(`  a form before it is covered: ${formatHoldings(covers.before)}`);
  print(`  covered for the twentieth time: ${formatHoldings(covers.covered)}`);
  print(`  shown again: ${formatHoldings(covers.shown)}`);
  const tabs = await measureManyTabs(browser, target, Number(values.tabs));
  print(
    `  ${values.tabs} tabs: ${tabs.calls.opened} calls to open them, ${tabs.calls.left - tabs.calls.opened} for two steps, ${tabs.creates} creates, ${tabs.followers} tabs follow`,
  );
  print(`  the last tab: ${formatHoldings(tabs.holdings)}`);
  const many = await measureManyApplications(
    browser,
    target,
    Number(values.applications),
    (applications, holdings) => print(`  ${applications} applications: ${formatHoldings(holdings)}`),
  );
  print(`  ${many.calls} calls, ${many.creates} creates`);
}
await browser.close();
process.exit(0);
