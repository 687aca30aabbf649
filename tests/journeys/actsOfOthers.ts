import type { JourneyBrowser } from './browser';
import { decideElsewhere } from './decideElsewhere';
import { meetPlainServer } from './meetPlainServer';
import { lateMs } from './network';
import { findTab, getTab, listButtons, momentMs, pressButton, proceed, type JourneyModel } from './using';

/** What somebody or something else does than the applicant in this tab: another person, another device, the browser. */
export type ActOfOthers =
  /** The application ends here, and another person begins the next one. */
  | {
      readonly do: 'hand over';
      readonly tab: number;
      readonly variant: number;
      /** Whether a call is under way whose response comes late: before or after the next person's first call. */
      readonly underWay: 'nothing' | 'until then' | 'beyond';
    }
  /** The link of the tab's session or lead is opened in another browser. */
  | { readonly do: 'open elsewhere'; readonly tab: number; readonly link: 'session' | 'lead' }
  /** The lead of the tab goes on without it: the lender declines, or the applicant goes on with another device. */
  | { readonly do: 'decide elsewhere'; readonly tab: number; readonly isDeclined: boolean }
  | { readonly do: 'freeze' | 'thaw'; readonly tab: number }
  /** From now on the server knows neither keys, except of creates, nor the word for a state. */
  | { readonly do: 'meet a plain server' };

const maxTabs = 3;
/** A part of the time until a call is repeated. */
const beforeRepeatMs = 200;

/** Carries out such an act. */
export async function carryOutOfOthers(
  act: ActOfOthers,
  browser: JourneyBrowser,
  model: JourneyModel,
): Promise<void> {
  switch (act.do) {
    case 'hand over':
      return handOver(act, browser, model);
    case 'open elsewhere':
      return openElsewhere(act, browser);
    case 'decide elsewhere':
      return decideElsewhere(browser, findTab(browser, act.tab), act.isDeclined);
    case 'meet a plain server':
      return meetPlainServer(browser);
    case 'freeze':
      return findTab(browser, act.tab).freeze();
    case 'thaw':
      return findTab(browser, act.tab).thaw();
  }
}

async function handOver(
  { tab: number, variant, underWay }: Extract<ActOfOthers, { do: 'hand over' }>,
  browser: JourneyBrowser,
  model: JourneyModel,
): Promise<void> {
  const tab = getTab(browser, number);
  if (underWay !== 'nothing') {
    browser.network.faults.unshift('late answer');
    await proceed(browser, model, tab, variant);
  }
  const [anew] = listButtons(tab, true);
  if (anew === undefined) {
    browser.record.onDeletion(tab.profile, tab.listKnown());
    tab.deleteData();
  } else pressButton(browser, tab, anew);
  if (underWay === 'until then') await browser.clock.pass(lateMs);
  if (underWay === 'beyond') {
    // The response to the first call of the next person is lost, and the late one arrives before that call is repeated.
    await browser.clock.pass(lateMs - 2 * momentMs - beforeRepeatMs);
    browser.network.faults.unshift('lost answer');
  }
  return proceed(browser, model, tab, variant);
}

function openElsewhere(
  { tab: number, link }: Extract<ActOfOthers, { do: 'open elsewhere' }>,
  browser: JourneyBrowser,
): void {
  const { tabs, openTab } = browser;
  const { id, sessionId } = findTab(browser, number).store.getState().leadApplication.application;
  if (tabs.length >= maxTabs) return;
  if (link === 'session') openTab('', `?sessionId=${sessionId}`, 1);
  else if (id !== undefined) openTab(`continue/${id}`, '?urlType=continue', 1);
}
