import { languageTags } from '../../src/domain/countries/locales';
import { openBrowser, type JourneyBrowser } from './browser';
import { loadGate } from './documentGate';
import { carryOut, type Act } from './commands';
import { isEndState } from '../../src/domain/journey/states/progressStates';
import { selectProgressState } from '../../src/state/selectors/journey';
import { checkInvariants } from './invariants';
import type { JourneyPageName } from './pages';
import { listActs } from './screenActs';
import type { JourneyTab } from './tab';
import { proceed, type JourneyModel, type JourneySetting } from './using';

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
  const gate = await loadGate(page);
  const browser = openBrowser(page, gate);
  const model = { setting: { story }, languageTag: languageTags[browser.page.languages[0]] };
  // Without a choice nothing would be told to anybody.
  browser.openTab('').consent.choose(['analytics', 'advertising']);
  await browser.clock.pass(1_000);
  return { browser, model, acts: [] };
}

/** Carries out an act, waits a moment and checks that everything holds. */
export async function takeStep({ browser, model, acts }: OpenJourney, act: Act): Promise<void> {
  acts.push(act);
  await carryOut(act, browser, model);
  await browser.clock.pass(momentMs);
  await browser.clock.paint();
  checkInvariants(browser);
}

/** The time from one act to the next. */
const momentMs = 500;
/** More than the steps of the longest form and the screens after it. */
const maxRounds = 70;
/** Longer than any delay that the server asks for. */
const roundMs = 3_000;

/**
 * Lets everything work again, and the applicant go on in one tab. The application must lead to its end.
 */
export async function finish({ browser, model }: OpenJourney): Promise<void> {
  const { network, tabs, clock } = browser;
  network.faults.length = 0;
  browser.setOnline(true);
  browser.fillStorage(false);
  for (const tab of tabs) tab.comeBack();
  const [tab] = tabs;
  if (tab === undefined) throw new Error('No tab is open.');
  for (let round = 0; round < maxRounds; round += 1) {
    if (hasArrived(tabs[0] ?? tab, model)) return;
    await goOn(browser, model, round);
    await clock.pass(roundMs);
    await clock.paint();
    checkInvariants(browser);
  }
  const { asyncFormData } = tab.store.getState();
  throw new Error(
    `a way on: after ${maxRounds} rounds the tab shows ${JSON.stringify(tab.place.getShown())} with ${JSON.stringify(asyncFormData.requests)}`,
  );
}

/** Whether the application has ended, or is checked without end. */
function hasArrived({ store, place }: JourneyTab, { setting }: JourneyModel): boolean {
  const shown = place.getShown();
  if (shown.show !== 'state') return false;
  const isChecked = shown.route === 'checking' && setting.story.includes('never');
  return isChecked || isEndState(selectProgressState(store.getState()));
}

async function goOn(browser: JourneyBrowser, model: JourneyModel, round: number): Promise<void> {
  const [tab] = browser.tabs;
  if (tab === undefined) return;
  const acts = listActs(tab);
  const isLost = tab.place.getShown().show === 'not-found';
  const mustBeginAnew = acts.length > 0 && acts.every(({ beginsAnew }) => beginsAnew === true);
  if (isLost) browser.load(tab, false, '');
  else if (mustBeginAnew) await carryOut({ do: 'begin anew', tab: 0 }, browser, model);
  // A create that the server does not confirm is repeated before it is sent as a new one.
  else if (round > maxRounds / 2) await carryOut({ do: 'send as new', tab: 0 }, browser, model);
  await proceed(browser, model, browser.tabs[0] ?? tab, 0);
}

/** Runs a whole journey. Throws at the first act after which something is wrong. */
export async function runJourney(journey: Journey): Promise<void> {
  const open = await beginJourney(journey);
  try {
    for (const act of journey.acts) await takeStep(open, act);
    await finish(open);
  } finally {
    open.browser.close();
  }
}
