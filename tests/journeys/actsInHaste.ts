import type { JourneyBrowser } from './browser';
import { decideElsewhere } from './decideElsewhere';
import { meetPlainServer } from './meetPlainServer';
import { lateMs, type FaultKind } from './network';
import { getTab, listButtons, pressButton, pressForm, type, type JourneyModel } from './using';

/** Several things that an applicant does at once. Alone they would seldom come together. */
export type ActInHaste =
  /** A fault meets the call of a button. */
  | {
      readonly do: 'use a button badly';
      readonly tab: number;
      readonly button: number;
      readonly fault: FaultKind;
    }
  /** The answer to the call of a button is lost, and from now on the server knows no keys and no word for a state. */
  | { readonly do: 'lose an answer of a plain server'; readonly tab: number; readonly button: number }
  /** Two buttons, the second while the call of the first is under way. */
  | { readonly do: 'press two buttons'; readonly tab: number; readonly fault: FaultKind }
  /** Press without a network, type something else in the same form, and find the network again. */
  | { readonly do: 'take back'; readonly tab: number; readonly variant: number }
  /** The lead is declined elsewhere. The response that tells it comes while the applicant types, and then the applicant presses. */
  | { readonly do: 'type while it is decided'; readonly tab: number; readonly variant: number };

/** Carries out such an act. */
export async function carryOutInHaste(
  act: ActInHaste,
  browser: JourneyBrowser,
  model: JourneyModel,
): Promise<void> {
  const { network, clock } = browser;
  const tab = getTab(browser, act.tab);
  const buttons = listButtons(tab, false);
  switch (act.do) {
    case 'lose an answer of a plain server':
    case 'use a button badly': {
      const chosen = buttons[act.button % Math.max(buttons.length, 1)];
      if (chosen === undefined) return;
      const isBad = act.do === 'use a button badly';
      if (!isBad) meetPlainServer(browser);
      network.faults.unshift(isBad ? act.fault : 'lost answer');
      return pressButton(browser, tab, chosen);
    }
    case 'press two buttons': {
      const [first, second] = buttons;
      if (first === undefined || second === undefined) return;
      network.faults.unshift(act.fault);
      pressButton(browser, tab, first);
      await clock.settle();
      // The first may have led to another screen already.
      const still = listButtons(tab, false).find(({ name }) => name === second.name);
      return still === undefined ? undefined : pressButton(browser, tab, still);
    }
    case 'take back': {
      const wasOnline = network.isOnline();
      browser.setOnline(false);
      type(browser, model, tab, act.variant, 'well');
      const pressed = tab.place.getAddress();
      pressForm(browser, tab, model.languageTag);
      await clock.settle();
      if (tab.place.getAddress() !== pressed) browser.go(tab, -1);
      // *Back* may lead to another document.
      type(browser, model, getTab(browser, act.tab), act.variant + 1, 'well');
      return browser.setOnline(wasOnline);
    }
    case 'type while it is decided': {
      decideElsewhere(browser, tab, true);
      type(browser, model, tab, act.variant, 'well');
      network.faults.unshift('late answer');
      pressForm(browser, tab, model.languageTag);
      await clock.settle();
      type(browser, model, tab, act.variant + 1, 'well');
      await clock.pass(lateMs);
      return pressForm(browser, tab, model.languageTag);
    }
  }
}
