import type { JourneyBrowser } from './browser';
import { openLink } from './links';
import { lateMs } from './network';
import type { JourneyTab } from './tab';
import { getTab, momentMs, proceed, type, type JourneyModel } from './using';

/** What two tabs of one browser do together. Alone the parts would seldom come in this order. */
export type ActOfTabs =
  /** All data are deleted while the tab is frozen. Afterwards it goes on, or the browser has discarded it and loads it again. */
  | {
      readonly do: 'sleep through a deletion';
      readonly tab: number;
      readonly variant: number;
      /** What has happened in the tab last. */
      readonly before: 'prefill' | 'type' | 'call';
      readonly wakes: 'thaw' | 'discard';
    }
  /** All data are deleted in the other tab just after something was typed in this one, which is closed before it hears of that. */
  | { readonly do: 'close during a deletion'; readonly tab: number; readonly variant: number }
  /** The applicant goes on in the other tab before that tab has received what was entered in this one. */
  | { readonly do: 'change over at once'; readonly tab: number; readonly variant: number };

const maxTabs = 3;

/** Another tab of the same browser; null if there is no room for one. */
function getOtherTab(browser: JourneyBrowser, tab: JourneyTab): JourneyTab | null {
  const isOther = (other: JourneyTab) => other !== tab && other.profile === tab.profile;
  const found = browser.tabs.find(isOther);
  if (found !== undefined) return found;
  return browser.tabs.length < maxTabs ? browser.openTab('', '', tab.profile) : null;
}

/** Carries out such an act. */
export async function carryOutOfTabs(
  act: ActOfTabs,
  browser: JourneyBrowser,
  model: JourneyModel,
): Promise<void> {
  if (act.do === 'sleep through a deletion') return sleepThrough(act, browser, model);
  const first = getTab(browser, act.tab);
  const second = getOtherTab(browser, first);
  if (second === null) return;
  second.comeBack();
  first.use(true);
  browser.holdChanges(true);
  if (act.do === 'close during a deletion') {
    type(browser, model, first, act.variant, 'well');
    browser.record.onDeletion(second.profile, second.listKnown());
    second.deleteData();
    await browser.clock.pass(momentMs);
    browser.closeTab(first);
    return browser.holdChanges(false);
  }
  await proceed(browser, model, first, act.variant);
  // Showing a page reads what others have stored. Of a tab with input the last one counts also if it has not arrived.
  second.use(second.store.getState().leadApplication.lastOperationTimestamp === null);
  type(browser, model, second, act.variant + 1, 'well');
  await browser.clock.pass(momentMs);
  browser.holdChanges(false);
}

async function sleepThrough(
  { tab: number, variant, before, wakes }: Extract<ActOfTabs, { do: 'sleep through a deletion' }>,
  browser: JourneyBrowser,
  model: JourneyModel,
): Promise<void> {
  const { record, network, clock, tabs } = browser;
  const used = getTab(browser, number);
  const place = tabs.indexOf(used);
  if (before === 'call') {
    network.faults.unshift('late answer');
    await proceed(browser, model, used, variant);
  } else if (before === 'type') type(browser, model, used, variant, 'well');
  else openLink('prefill', browser, used);
  await clock.pass(momentMs);
  const sleeper = tabs[place] ?? used;
  const other = getOtherTab(browser, sleeper);
  if (other === null) return;
  sleeper.freeze();
  other.comeBack();
  record.onDeletion(other.profile, other.listKnown());
  other.deleteData();
  await clock.pass(lateMs);
  if (wakes === 'thaw') sleeper.thaw();
  else browser.load(sleeper, true);
}
