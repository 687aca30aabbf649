import { chromium } from 'playwright';
import { findBrowser } from '../../../scripts/shared/browser.mjs';
import { prepareTestedBuilds } from '../../../scripts/builds/testedBuilds';
import { launchFlags } from '../../../scripts/shared/launchFlags';
import { root } from '../../../scripts/shared/runInParallel';
import { findFreePorts } from '../../../scripts/serve/freePorts';
import { serveBuild } from '../../../scripts/serve/serveBuild';
import { defaultPort, getPageUrl, listServedPages } from '../../../scripts/serve/servedPages';
import type { JourneyOptions } from '../options';
import { createBrowserJourney, type BrowserJourney } from './acts';
import { runBrowserJourney, type BrowserOutcome } from './runBrowserJourney';

/** Longer than any journey takes on a busy machine. A journey that does not end is broken. */
const journeyMs = 240_000;

/**
 * Runs journeys in Chromium on built pages, one after the other, each with a browser context of its own. Prints each broken one.
 *
 * @returns the number of broken journeys
 * @throws when a build fails or there is no browser
 */
export async function exploreInBrowser({ count, seed, pages }: JourneyOptions): Promise<number> {
  const port = await findFreePorts(Number(process.env['PORT'] ?? defaultPort), pages.length);
  const served = listServedPages(root)
    .filter(({ name }) => pages.includes(name))
    .map((page, index) => ({ ...page, port: port + index }));
  await prepareTestedBuilds(root, pages);
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error('No browser found. Set PW_CHROMIUM_PATH.');
  const servers = await Promise.all(served.map((page) => serveBuild(page, '')));
  const browser = await chromium.launch({
    args: [...launchFlags],
    ...(executablePath === '' ? {} : { executablePath }),
  });
  let broken = 0;
  let acts = 0;
  let notDone = 0;
  const startedAt = performance.now();
  const tell = (done: number) =>
    `${done} journeys in Chromium with ${acts} acts (${notDone} not done) in ${Math.round((performance.now() - startedAt) / 1000)} s, ${broken} broken\n`;
  for (let index = 0; index < count; index += 1) {
    const page = served[index % served.length];
    if (page === undefined) break;
    const journey = createBrowserJourney(page.name, seed + index);
    const outcome = await endInTime(runBrowserJourney(browser, getPageUrl(page), journey), journey);
    acts += outcome.acts.length;
    notDone += outcome.notDone;
    if (outcome.problem !== null) {
      broken += 1;
      process.stdout.write(renderBroken(journey, outcome));
    }
    if ((index + 1) % 10 === 0 || index + 1 === count) process.stdout.write(tell(index + 1));
  }
  await browser.close();
  for (const server of servers) server.close();
  return broken;
}

/** What became of a journey, also if it does not end or an act fails in a way that no page should cause. */
async function endInTime(
  outcome: Promise<BrowserOutcome>,
  { acts }: BrowserJourney,
): Promise<BrowserOutcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<BrowserOutcome>((resolve) => {
    const problem = `an end: it still runs after ${journeyMs / 1000} s`;
    timer = setTimeout(() => resolve({ acts, notDone: 0, problem }), journeyMs);
  });
  const failed = outcome.catch((error: unknown) => ({ acts, notDone: 0, problem: String(error) }));
  const first = await Promise.race([failed, late]);
  clearTimeout(timer);
  return first;
}

/** A broken journey as a text: what was wrong, how to repeat it, and the acts up to there. */
function renderBroken({ page, seed, story }: BrowserJourney, { acts, problem }: BrowserOutcome): string {
  const lines = acts.map((act) => `  ${JSON.stringify(act)}`);
  const command = `npm run journeys -- --browser --page ${page} --seed ${seed} --count 1`;
  return [`${page}, story ${story}: ${problem}`, ...lines, `  again: ${command}`, ''].join('\n');
}
