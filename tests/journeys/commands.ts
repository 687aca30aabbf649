import { changeRequested } from '../../src/state/events';
import { routeChangeRequested } from '../../src/state/slices/lead';
import { groupBySection } from '../../src/domain/pages/formProgress';
import { findPreviousStep } from '../../src/domain/pages/stepSequence';
import { languageTags } from '../../src/domain/countries/locales';
import { selectLeadRequestStatus, selectSteps } from '../../src/state/selectors/journey';
import { renewSession } from '../../src/state/submission/renewSession';
import { isStepKey } from '../../src/domain/pages/questionnaire';
import type { JourneyBrowser } from './browser';
import { openLink, type LinkKind } from './links';
import type { FaultKind } from './network';
import { listActs, type ScreenAct } from './screenActs';
import { press, readForm, typeAnswers } from './screen';
import type { JourneyTab } from './tab';

/** Something that the applicant, the browser, the network or the server does. A journey is a list of them. */
export type Act =
  | { readonly do: 'type' | 'type wrongly'; readonly tab: number; readonly variant: number }
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

/** What a journey has beside its acts. */
export interface JourneySetting {
  /** The words of the applicant's e-mail, which decide what the server does. */
  readonly story: string;
}

/** The person at the browser. */
export interface JourneyModel {
  readonly setting: JourneySetting;
  languageTag: string;
}

const maxTabs = 3;
/** The time that a person waits for a decision before doing something else. */
const checkingMs = 4_000;
/** The time that a person takes for anything. */
const momentMs = 400;
/** After a wait of this length an application can be old. */
const oldSeconds = 3_600;
/** Three hours: less than what makes an application old. */
const wildMinutes = 180;

/** The tab with a number. Whoever does something in it has come back to its page. */
const getTab = ({ tabs }: JourneyBrowser, number: number): JourneyTab => {
  const tab = tabs[number % tabs.length];
  if (tab === undefined) throw new Error('No tab is open.');
  tab.comeBack();
  return tab;
};

const getSessionId = ({ store }: JourneyTab) => store.getState().leadApplication.application.sessionId ?? '';

function type(
  browser: JourneyBrowser,
  model: JourneyModel,
  tab: JourneyTab,
  variant: number,
  isWrong: boolean,
) {
  const person = browser.record.usePerson(getSessionId(tab));
  typeAnswers(
    tab,
    browser.page,
    { number: person, story: model.setting.story },
    { variant, languageTag: model.languageTag, isWrong },
  );
}

function pressButton({ record }: JourneyBrowser, tab: JourneyTab, { name, action, beginsAnew }: ScreenAct) {
  if (beginsAnew === true) record.permitEnd(getSessionId(tab), 'the applicant begins anew');
  if (name === 'continue') record.permitEnd(getSessionId(tab), 'the applicant continues a link');
  tab.store.dispatch(action);
}

/** Does what leads on: answers the form, or presses the first button of the screen. */
export async function proceed(
  browser: JourneyBrowser,
  model: JourneyModel,
  tab: JourneyTab,
  variant: number,
): Promise<void> {
  const { page, clock } = browser;
  const first = listActs(tab).find(({ beginsAnew }) => beginsAnew !== true);
  // Checking polls by itself until it takes too long.
  if (first?.name === 'check again' && !tab.store.getState().asyncFormData.isCheckingStalled)
    await clock.pass(checkingMs);
  else if (first !== undefined) pressButton(browser, tab, first);
  else if (readForm(tab, page, model.languageTag) !== null) {
    type(browser, model, tab, variant, false);
    press(tab, page, model.languageTag);
  }
  await clock.pass(momentMs);
}

/** Carries out an act. Does nothing if the page offers no such thing now. */
export async function carryOut(act: Act, browser: JourneyBrowser, model: JourneyModel): Promise<void> {
  const { page, clock, record, network, tabs } = browser;
  switch (act.do) {
    case 'type':
    case 'type wrongly':
      return type(browser, model, getTab(browser, act.tab), act.variant, act.do === 'type wrongly');
    case 'press':
      press(getTab(browser, act.tab), page, model.languageTag);
      return;
    case 'press twice':
      press(getTab(browser, act.tab), page, model.languageTag);
      press(getTab(browser, act.tab), page, model.languageTag);
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
      return getTab(browser, act.tab).place.go(act.do === 'back' ? -1 : 1);
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
      browser.closeTab(getTab(browser, act.tab));
      browser.openTab('');
      return;
    case 'delete': {
      // A page that returns from the cache may begin another session first.
      const tab = getTab(browser, act.tab);
      record.onDeletion();
      tab.deleteData();
      return;
    }
    case 'send as new': {
      const tab = getTab(browser, act.tab);
      const status = selectLeadRequestStatus(tab.store.getState());
      if (status.kind !== 'not-saved' || status.reason !== 'unconfirmed') return;
      record.permitEnd(getSessionId(tab), 'the applicant sends it as a new application');
      tab.store.dispatch(renewSession());
      return;
    }
    case 'begin anew':
    case 'use a button': {
      const tab = getTab(browser, act.tab);
      const acts = listActs(tab).filter(
        ({ beginsAnew }) => (beginsAnew === true) === (act.do === 'begin anew'),
      );
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
  }
}
