import { errors, type Browser } from 'playwright';
import { getApplicantAnswers } from '../../../e2e/fixtures/answers';
import { screenAfterFormSelector } from '../../../e2e/fixtures/robot';
import type { BrowserAct, BrowserJourney } from './acts';
import { carryOut, proceed } from './carryOut';
import { findScreenFault, isApplication, isOtherDocument } from './checkScreen';
import { openContext, type JourneyContext } from './journeyContext';

/** What became of a journey in Chromium. */
export interface BrowserOutcome {
  /** The acts that happened. */
  readonly acts: readonly BrowserAct[];
  /** The number of acts that a control did not allow in time. */
  readonly notDone: number;
  /** What was wrong after the last of them; null if nothing was. */
  readonly problem: string | null;
}

/** More than the steps of the longest form and the screens after it. */
const maxRounds = 40;

/** Runs a journey up to the first act after which something is wrong, and then to the end of the form. */
export async function runBrowserJourney(
  browser: Browser,
  baseURL: string,
  { page, seed, story, acts }: BrowserJourney,
): Promise<BrowserOutcome> {
  const answers = { ...getApplicantAnswers(page), email: `wild${seed}+${story}@example.com` };
  const journey = await openContext(browser, baseURL);
  const done: BrowserAct[] = [];
  let notDone = 0;
  /** An act that its control does not allow is none. The way on is checked apart from it. */
  const attempt = async (work: Promise<void>) => {
    try {
      await work;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notDone += 1;
    }
  };
  try {
    for (const act of acts) {
      done.push(act);
      await attempt(carryOut(act, journey, answers));
      const problem = await findFault(journey);
      if (problem !== null) return { acts: done, notDone, problem };
    }
    journey.faults.length = 0;
    await journey.setOffline(false);
    const [tab] = journey.tabs;
    if (tab === undefined) throw new Error('No tab is open.');
    if (isOtherDocument(tab)) await tab.goto('./');
    for (let round = 0; round < maxRounds; round += 1) {
      if ((await tab.locator(screenAfterFormSelector).count()) > 0 || !isApplication(tab))
        return { acts: done, notDone, problem: await findFault(journey) };
      await attempt(proceed(tab, answers));
      const problem = await findFault(journey);
      if (problem !== null) return { acts: done, notDone, problem };
    }
    return { acts: done, notDone, problem: `a way on: the form is not left after ${maxRounds} rounds` };
  } finally {
    await journey.context.close();
  }
}

/** A control that is not there in time, or a page that was left while it was looked at. */
const isRefusal = (error: unknown): boolean =>
  error instanceof errors.TimeoutError ||
  (error instanceof Error && /Timeout|Timed out|context was destroyed|net::ERR/i.test(error.message));

async function findFault({ problems, tabs, isOffline }: JourneyContext): Promise<string | null> {
  for (const page of tabs) {
    if (!isApplication(page)) continue;
    const fault = await findScreenFault(page).catch((error: unknown) => {
      // The page was left while it was looked at. It is looked at again after the next act.
      if (isRefusal(error)) return null;
      throw error;
    });
    // A page whose parts are not loaded yet has to wait for the network.
    if (fault !== null && !(isOffline() && fault.startsWith('a way on'))) return fault;
  }
  return problems[0] ?? null;
}
