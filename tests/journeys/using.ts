import type { languageTags } from '../../src/domain/countries/locales';
import type { JourneyBrowser } from './browser';
import { press, readForm, readPlacedAnswers, typeAnswers, type Manner } from './screen';
import { listActs, type ScreenAct } from './screenActs';
import type { JourneyTab } from './tab';

/** What a journey has beside its acts. */
export interface JourneySetting {
  /** The words of the applicant's e-mail, which decide what the server does. */
  readonly story: string;
}

/** The person at the browser. */
export interface JourneyModel {
  readonly setting: JourneySetting;
  languageTag: (typeof languageTags)[keyof typeof languageTags];
}

/** The time that a person waits for a decision before doing something else. */
const checkingMs = 4_000;
/** The time that a person takes for anything. */
export const momentMs = 400;

/** The tab with a number. Whoever does something in it has come back to its page. */
export const getTab = (browser: JourneyBrowser, number: number): JourneyTab => {
  const tab = findTab(browser, number);
  tab.comeBack();
  tab.use(false);
  return tab;
};

/** The tab with a number, without using it. */
export const findTab = ({ tabs }: JourneyBrowser, number: number): JourneyTab => {
  const tab = tabs[number % tabs.length];
  if (tab === undefined) throw new Error('No tab is open.');
  return tab;
};

export const getApplicationId = ({ store }: JourneyTab) => store.getState().leadApplication.applicationId;

/** Types into the form of a tab, if it shows one. */
export function type(
  { record, page }: JourneyBrowser,
  { setting, languageTag }: JourneyModel,
  tab: JourneyTab,
  variant: number,
  manner: Manner,
): void {
  const application = getApplicationId(tab);
  const person = { number: record.usePerson(application), story: setting.story };
  const draftsBefore = tab.store.getState().dynamicPages.drafts;
  const shownBefore = readPlacedAnswers(tab, page, languageTag)?.answers ?? new Map<string, unknown>();
  typeAnswers(tab, page, person, { variant, languageTag, manner });
  const typed = readPlacedAnswers(tab, page, languageTag);
  if (typed === null) return;
  record.takenBack.onTyped(tab, application, typed, shownBefore);
  const draft = tab.store.getState().dynamicPages.drafts[typed.key];
  if (typed.endpoint === null && draft !== undefined)
    record.drafts.onTyped(application, typed.key, draftsBefore[typed.key], draft);
}

/** Presses the button of the form of a tab, if it shows one. */
export function pressForm({ record, page }: JourneyBrowser, tab: JourneyTab, languageTag: string): void {
  const typed = readPlacedAnswers(tab, page, languageTag);
  if (typed === null) return;
  tab.countPress();
  record.takenBack.onPress(tab, getApplicationId(tab), typed.key, typed.answers);
  if (typed.endpoint !== null) record.presses.onPress(tab, typed.endpoint);
  press(tab, page, languageTag);
}

/** Presses a button of a screen beside its form. */
export function pressButton({ record }: JourneyBrowser, tab: JourneyTab, act: ScreenAct): void {
  const { name, action, call, beginsAnew } = act;
  if (beginsAnew === true) record.permitEnd(getApplicationId(tab), 'the applicant begins anew');
  if (name === 'continue') record.permitEnd(getApplicationId(tab), 'the applicant continues a link');
  tab.countPress();
  record.takenBack.onPress(tab, getApplicationId(tab), name, new Map());
  if (call !== undefined) record.presses.onPress(tab, call);
  if (typeof action === 'function') tab.store.dispatch(action);
  else tab.store.dispatch(action);
}

/** The buttons of a tab that go on with its application, or those that begin another one. */
export const listButtons = (tab: JourneyTab, areAnew: boolean): readonly ScreenAct[] =>
  listActs(tab).filter(({ beginsAnew }) => (beginsAnew === true) === areAnew);

/** Does what leads on: answers the form, or presses the first button of the screen. */
export async function proceed(
  browser: JourneyBrowser,
  model: JourneyModel,
  tab: JourneyTab,
  variant: number,
): Promise<void> {
  const { page, clock } = browser;
  tab.use(true);
  const [first] = listButtons(tab, false);
  // Checking polls by itself until it takes too long.
  if (first?.name === 'check again' && !tab.store.getState().asyncFormData.isCheckingStalled)
    await clock.pass(checkingMs);
  else if (first !== undefined) pressButton(browser, tab, first);
  else if (readForm(tab, page, model.languageTag) !== null) {
    type(browser, model, tab, variant, 'well');
    pressForm(browser, tab, model.languageTag);
  }
  await clock.pass(momentMs);
}
