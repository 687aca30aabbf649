import { languageTags } from '../../src/domain/countries/locales';
import { openBrowser, type JourneyBrowser } from './browser';
import { carryOut, type Act, type JourneyModel, type JourneySetting } from './commands';
import { checkInvariants } from './invariants';
import type { JourneyPageName } from './pages';

/** One applicant's way through a page. */
export interface Journey extends JourneySetting {
  readonly page: JourneyPageName;
  readonly acts: readonly Act[];
}

/** An open journey. */
export interface OpenJourney {
  readonly browser: JourneyBrowser;
  readonly model: JourneyModel;
  /** What has happened so far. */
  readonly acts: Act[];
}

/** Opens the page of a journey in its first tab. */
export async function beginJourney({ page, story }: Omit<Journey, 'acts'>): Promise<OpenJourney> {
  const browser = openBrowser(page);
  const model = { setting: { story }, languageTag: languageTags[browser.page.languages[0]] };
  browser.openTab('');
  await browser.clock.pass(1_000);
  return { browser, model, acts: [] };
}

/** Carries out an act, waits a moment and checks that everything holds. */
export async function takeStep({ browser, model, acts }: OpenJourney, act: Act): Promise<void> {
  acts.push(act);
  await carryOut(act, browser, model);
  await browser.clock.pass(500);
  checkInvariants(browser);
}

/** Runs a whole journey. Throws at the first act after which something is wrong. */
export async function runJourney(journey: Journey): Promise<void> {
  const open = await beginJourney(journey);
  try {
    for (const act of journey.acts) await takeStep(open, act);
  } finally {
    open.browser.close();
  }
}
