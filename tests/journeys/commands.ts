import { changeRequested } from '../../src/state/events';
import { routeChangeRequested } from '../../src/state/slices/lead';
import { groupBySection } from '../../src/domain/pages/formProgress';
import { findPreviousStep } from '../../src/domain/pages/stepSequence';
import { languageTags } from '../../src/domain/countries/locales';
import { selectLeadRequestStatus, selectSteps } from '../../src/state/selectors/journey';
import { createAbandoned } from '../../src/state/slices/lead';
import { isStepKey } from '../../src/domain/pages/questionnaire';
import type { JourneyBrowser } from './browser';
import { openLink, type LinkKind } from './links';
import type { FaultKind } from './network';
import { carryOutOfOthers, type ActOfOthers } from './actsOfOthers';
import { carryOutInHaste, type ActInHaste } from './actsInHaste';
import { carryOutOfTabs, type ActOfTabs } from './actsOfTabs';
import { readForm } from './screen';
import {
  getApplicationId,
  getTab,
  listButtons,
  pressButton,
  pressForm,
  proceed,
  type,
  type JourneyModel,
} from './using';

/** Something that the applicant, the browser, the network or the server does. A journey is a list of them. */
export type Act =
  | ActOfOthers
  | ActInHaste
  | ActOfTabs
  | { readonly do: 'type' | 'type wrongly' | 'type half'; readonly tab: number; readonly variant: number }
  | { readonly do: 'press' | 'press twice'; readonly tab: number }
  | { readonly do: 'proceed'; readonly tab: number; readonly times: number; readonly variant: number }
  | { readonly do: 'change a step'; readonly tab: number; readonly step: number }
  | { readonly do: 'back' | 'forward' | 'step back' | 'reload' | 'crash'; readonly tab: number }
  | {
      readonly do: 'leave for another site' | 'close and come back' | 'delete' | 'send as new' | 'begin anew';
      readonly tab: number;
    }
  | { readonly do: 'use a button'; readonly tab: number; readonly button: number }
  | { readonly do: 'open a tab' }
  | { readonly do: 'open an address'; readonly tab: number; readonly address: string }
  | { readonly do: 'open a link'; readonly tab: number; readonly link: LinkKind }
  | { readonly do: 'choose the language'; readonly isOther: boolean }
  | { readonly do: 'choose third parties'; readonly tab: number; readonly areAllowed: boolean }
  | { readonly do: 'lose the network' | 'find the network' | 'fill the storage' | 'empty the storage' }
  | { readonly do: 'fail'; readonly fault: FaultKind }
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'set the clock'; readonly minutes: number };

const maxTabs = 3;
/** After a wait of this length an application can be old. */
const oldSeconds = 3_600;
/** Three hours: less than what makes an application old. */
const wildMinutes = 180;

/** Carries out an act. Does nothing if the page offers no such thing now. */
export async function carryOut(act: Act, browser: JourneyBrowser, model: JourneyModel): Promise<void> {
  const { page, clock, record, network, tabs } = browser;
  switch (act.do) {
    case 'type':
      return type(browser, model, getTab(browser, act.tab), act.variant, 'well');
    case 'type wrongly':
      return type(browser, model, getTab(browser, act.tab), act.variant, 'wrongly');
    case 'type half':
      return type(browser, model, getTab(browser, act.tab), act.variant, 'half');
    case 'press':
      pressForm(browser, getTab(browser, act.tab), model.languageTag);
      return;
    case 'press twice':
      pressForm(browser, getTab(browser, act.tab), model.languageTag);
      pressForm(browser, getTab(browser, act.tab), model.languageTag);
      return;
    case 'proceed':
      for (let time = 0; time < act.times; time += 1)
        await proceed(browser, model, getTab(browser, act.tab), act.variant);
      return;
    case 'change a step': {
      const tab = getTab(browser, act.tab);
      const form = readForm(tab, page, model.languageTag);
      const sections = groupBySection(selectSteps(tab.store.getState(), page));
      const section = sections[act.step % Math.max(sections.length, 1)];
      // Only the review offers it.
      if (form?.questionnaire.route === 'review' && section !== undefined)
        tab.store.dispatch(
          changeRequested({ path: section.path, returnsAfter: section.steps.at(-1)?.path ?? null }),
        );
      return;
    }
    case 'back':
    case 'forward':
      return browser.go(getTab(browser, act.tab), act.do === 'back' ? -1 : 1);
    case 'step back': {
      const tab = getTab(browser, act.tab);
      const form = readForm(tab, page, model.languageTag);
      if (form === null || !isStepKey(form.questionnaire.key)) return;
      const previous = findPreviousStep(selectSteps(tab.store.getState(), page), form.questionnaire.key);
      if (previous !== null) tab.store.dispatch(routeChangeRequested({ route: previous, mode: 'PUSH' }));
      return;
    }
    case 'reload':
    case 'crash':
      return browser.load(getTab(browser, act.tab), act.do === 'crash');
    case 'leave for another site':
      return getTab(browser, act.tab).leave();
    case 'close and come back':
      return browser.reopen(getTab(browser, act.tab));
    case 'delete': {
      // A page that returns from the cache may begin another application first.
      const tab = getTab(browser, act.tab);
      record.onDeletion(tab.profile, tab.listKnown());
      tab.deleteData();
      return;
    }
    case 'send as new': {
      const tab = getTab(browser, act.tab);
      const status = selectLeadRequestStatus(tab.store.getState());
      if (status.kind !== 'not-saved' || status.reason !== 'unconfirmed') return;
      record.permitSecondLead(getApplicationId(tab));
      tab.store.dispatch(createAbandoned());
      return;
    }
    case 'begin anew':
    case 'use a button': {
      const tab = getTab(browser, act.tab);
      const acts = listButtons(tab, act.do === 'begin anew');
      const chosen = acts[(act.do === 'use a button' ? act.button : 0) % Math.max(acts.length, 1)];
      if (chosen === undefined) return;
      return pressButton(browser, tab, chosen);
    }
    case 'open a tab':
      if (tabs.length < maxTabs) browser.openTab('');
      return;
    case 'open an address':
      return browser.load(getTab(browser, act.tab), false, act.address);
    case 'open a link':
      return openLink(act.link, browser, getTab(browser, act.tab));
    case 'choose the language':
      model.languageTag = languageTags[page.languages[act.isOther ? 1 : 0] ?? page.languages[0]];
      return;
    case 'choose third parties':
      getTab(browser, act.tab).consent.choose(act.areAllowed ? ['analytics', 'advertising'] : []);
      return;
    case 'lose the network':
    case 'find the network':
      return browser.setOnline(act.do === 'find the network');
    case 'fill the storage':
    case 'empty the storage':
      return browser.fillStorage(act.do === 'fill the storage');
    case 'fail':
      network.faults.push(act.fault);
      return;
    case 'wait':
      if (act.seconds > oldSeconds) record.setTimeWild();
      return clock.pass(act.seconds * 1000);
    case 'set the clock':
      clock.setDevice(clock.getDeviceAheadMs() + act.minutes * 60_000);
      if (Math.abs(clock.getDeviceAheadMs()) > wildMinutes * 60_000) record.setTimeWild();
      return;
    case 'hand over':
    case 'open elsewhere':
    case 'decide elsewhere':
    case 'meet a plain server':
    case 'freeze':
    case 'thaw':
      return carryOutOfOthers(act, browser, model);
    case 'use a button badly':
    case 'lose an answer of a plain server':
    case 'press two buttons':
    case 'take back':
    case 'type while it is decided':
      return carryOutInHaste(act, browser, model);
    case 'sleep through a deletion':
    case 'close during a deletion':
    case 'change over at once':
      return carryOutOfTabs(act, browser, model);
  }
}
