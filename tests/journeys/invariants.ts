import { isAfterOffer, isEndState } from '../../src/domain/journey/states/progressStates';
import { getAnswer } from '../../src/domain/lead/paths';
import { findStepOnRequest } from '../../src/domain/pages/stepSequence';
import { store } from '../backend/store';
import type { LeadPath } from '../../src/domain/lead/lead';
import { readPath } from './calls';
import type { JourneyRecord } from './record';
import {
  selectApplication,
  selectApplicationId,
  selectProgressState,
  selectSteps,
} from '../../src/state/selectors/journey';
import type { JourneyBrowser } from './browser';
import { listActs } from './screenActs';
import { readForm } from './screen';
import type { JourneyTab, SharedBrowser } from './tab';
import { findForeign } from './watch/foreign';
import { findUntrue } from './watch/truth';
import { getMarkers } from './watch/people';

/** What must hold after every act. Each returns what is wrong; null if it holds. */
type Invariant = (browser: JourneyBrowser, tab: JourneyTab) => string | null;

const isOneLeadForEachApplication: Invariant = ({ record }) => {
  const creators = [...record.createdIn.values()];
  const isExcused = (id: string) => record.applications.get(id)?.maySendAgain === true;
  const twice = creators.find((id, index) => creators.indexOf(id) !== index && !isExcused(id));
  return twice === undefined ? null : `two leads were created in the application ${twice}`;
};

/**
 * Whether the present answer may be that of another tab: with a full storage tabs cannot hear of each other, and then the later change
 * counts, by the clock. An answer that is given again is no change.
 */
const mayBeOfOtherTab = (record: JourneyRecord, path: LeadPath): boolean => {
  const given = [...record.applications.values()].flatMap(({ history }) => [...(history.get(path) ?? [])]);
  return record.wasFull() && new Set(given).size > 1;
};

const losesNoAnswer: Invariant = ({ record, tabs }, tab) => {
  const state = tab.store.getState();
  const application = selectApplication(state);
  const owner = record.applications.get(selectApplicationId(state));
  if (owner === undefined || owner.mayEnd !== null) return null;
  for (const [path, { value, onlyIn }] of owner.answers) {
    const present = getAnswer(application, path);
    // What a full storage did not take is in one tab alone, which follows the tab that the applicant uses next.
    const isKnown = onlyIn === null || (onlyIn === tab.number && tabs.length === 1);
    if (isKnown && present !== value && !mayBeOfOtherTab(record, path))
      return `${path} is ${String(present)}, the last answer was ${String(value)}`;
  }
  return null;
};

const knowsLaterStatesFromServer: Invariant = ({ record }, { store }) => {
  const state = selectProgressState(store.getState());
  const { id = '' } = selectApplication(store.getState());
  if (!isAfterOffer(state) || record.words.get(id)?.has(state) === true) return null;
  return `shows the state ${state}, which the server did not name for the lead ${id}`;
};

const showsNoStepBeforeItsTurn: Invariant = ({ record, page }, { store, place }) => {
  const shown = place.getShown();
  if (shown.show !== 'step' || findStepOnRequest(page, shown.path) !== undefined) return null;
  const owner = record.applications.get(selectApplicationId(store.getState()));
  const steps = selectSteps(store.getState(), page);
  const before = steps.slice(
    0,
    steps.findIndex(({ path }) => path === shown.path),
  );
  const skipped = before.find(({ path }) => owner?.steps.has(path) !== true);
  const isExcused = owner !== undefined && owner.mayEnd !== null;
  if (skipped === undefined || isExcused) return null;
  return `shows the step ${shown.path}, but ${skipped.path} was not answered`;
};

const offersWayOn: Invariant = ({ page }, tab) => {
  const shown = tab.place.getShown();
  const form = readForm(tab, page, 'en-US');
  const hasWay =
    (form !== null && form.visible.length > 0) ||
    shown.show === 'review' ||
    listActs(tab).length > 0 ||
    tab.store.getState().asyncFormData.continuation.kind === 'loading' ||
    shown.show === 'not-found';
  return hasWay ? null : `the screen ${JSON.stringify(shown)} has no way on`;
};

/** The server has the answers to the form when the form is complete. */
const serverHasTheForm: Invariant = ({ record }, { store: { getState } }) => {
  const { id = '' } = selectApplication(getState());
  const owner = record.applications.get(selectApplicationId(getState()));
  const lead = store.leads[id];
  if (!isAfterOffer(selectProgressState(getState())) || owner === undefined || lead === undefined)
    return null;
  // A call that overtakes another on the way would need a revision in the contract.
  const isExcused = owner.isContinued || record.isShared(id) || record.isTimeWild() || record.wasFull();
  if (isExcused || record.hasLateRequest() || record.wasGone()) return null;
  for (const [path, answer] of owner.answers) {
    const { value, isOfForm } = answer;
    const held = readPath(lead.body, path);
    if (isOfForm && !record.isTooLate(id, path, answer) && held !== undefined && held !== value)
      return `the form is complete, and the server has ${path} ${JSON.stringify(held)} in place of ${String(value)}`;
  }
  return null;
};

/** What is typed stays, in each tab of the application, until it is submitted or the application ends. */
function findLostDraft({ record }: JourneyBrowser, tab: JourneyTab): string | null {
  const owner = record.applications.get(selectApplicationId(tab.store.getState()));
  if (owner === undefined || owner.mayEnd !== null || owner.isContinued) return null;
  return record.wasFull() ? null : record.drafts.findLost(tab);
}

const invariants: Readonly<Record<string, Invariant>> = {
  'one lead for each application': isOneLeadForEachApplication,
  'no answer lost': losesNoAnswer,
  'the server has the form': serverHasTheForm,
  'no state after the offer without the server': knowsLaterStatesFromServer,
  'no step before its turn': showsNoStepBeforeItsTurn,
  'a way on': offersWayOn,
  'a way on that is true': (_browser, tab) => findUntrue(tab),
  'nothing of another application anywhere': ({ record }, tab) => findForeign(record, tab),
  'a decision is shown': ({ record }, tab) => record.decisions.findHidden(tab),
  'no draft lost': findLostDraft,
};

/** The people of whom nothing may be left in a browser, with the tabs where they were. */
function listGonePeople({ record, tabs }: JourneyBrowser, profile: number) {
  const inProfile = [...record.applications].filter(([, owner]) => owner.profile === profile);
  const applications = inProfile.map(([id, { person, isDeleted }]) => {
    const holders = tabs.filter(({ store }) => selectApplicationId(store.getState()) === id);
    const own = holders.filter((tab) => !tab.isAsleep());
    const isEnded =
      own.length > 0 && holders.every(({ store }) => isEndState(selectProgressState(store.getState())));
    return {
      person,
      isGone: isDeleted || isEnded,
      own: isDeleted ? tabs.filter((tab) => tab.profile === profile && !tab.isAsleep()) : own,
    };
  });
  return [...new Set(applications.map(({ person }) => person))].flatMap((person) => {
    const all = applications.filter((owner) => owner.person === person);
    const own = [...new Set(all.flatMap((owner) => owner.own))];
    return all.every(({ isGone }) => isGone) ? [{ person, own }] : [];
  });
}

/** What is left of people whose data must be gone: in the storages, and in the tabs. */
function findRemains(browser: JourneyBrowser, { local, profile }: SharedBrowser): string | null {
  for (const { person, own } of listGonePeople(browser, profile)) {
    const places = [
      ['the local storage', [...local].join('\n')] as const,
      ...own.map((tab) => [`the session storage of tab ${tab.number}`, [...tab.session].join('\n')] as const),
      ...own.map((tab) => [`the state of tab ${tab.number}`, describeState(tab)] as const),
    ];
    for (const [place, text] of places) {
      const marker = getMarkers({ number: person }).find((text_) => text.includes(text_));
      if (marker !== undefined) return `${marker} is left in ${place}`;
    }
  }
  return null;
}

/** Everything that a tab knows. */
function describeState({ store }: JourneyTab): string {
  return JSON.stringify(store.getState());
}

/** Throws if something is wrong. */
export function checkInvariants(browser: JourneyBrowser): void {
  const [problem] = browser.record.problems;
  if (problem !== undefined) throw new Error(problem);
  for (const tab of browser.tabs) {
    if (tab.isAsleep()) continue;
    for (const [name, find] of Object.entries(invariants)) {
      const found = find(browser, tab);
      if (found !== null) throw new Error(`${name}: tab ${tab.number}: ${found}`);
    }
  }
  for (const profile of browser.profiles) {
    const remains = findRemains(browser, profile);
    if (remains !== null) throw new Error(`nothing personal after an end: ${remains}`);
  }
}
