import { isAfterOffer, isEndState } from '../../src/domain/journey/states/progressStates';
import { getAnswer } from '../../src/domain/lead/paths';
import { findStepOnRequest } from '../../src/domain/pages/stepSequence';
import { store } from '../backend/store';
import type { LeadPath } from '../../src/domain/lead/lead';
import { readPath, type JourneyRecord } from './record';
import { selectApplication, selectProgressState, selectSteps } from '../../src/state/selectors/journey';
import { getMarkers } from './applicant';
import type { JourneyBrowser } from './browser';
import { listActs } from './screenActs';
import { isSending, readForm } from './screen';
import type { JourneyTab } from './tab';

/** What must hold after every act. Each returns what is wrong; null if it holds. */
type Invariant = (browser: JourneyBrowser, tab: JourneyTab) => string | null;

const isOneLeadForEachApplication: Invariant = ({ record }) => {
  const sessions = [...record.createdIn.values()];
  // A full storage forgets the next session. The next application is then another attempt of the ended one.
  const isExcused = (id: string) =>
    record.wasFull() && record.sessions.get(id)?.mayEnd === 'the application has ended';
  const twice = sessions.find((id, index) => sessions.indexOf(id) !== index && !isExcused(id));
  return twice === undefined ? null : `two leads were created in the session ${twice}`;
};

/**
 * Whether the present answer may be that of another tab: with a full storage tabs cannot hear of each other, and then the later change
 * counts, by the clock. An answer that is given again is no change.
 */
const mayBeOfOtherTab = (record: JourneyRecord, path: LeadPath): boolean => {
  const given = [...record.sessions.values()].flatMap(({ history }) => [...(history.get(path) ?? [])]);
  return record.wasFull() && new Set(given).size > 1;
};

const losesNoAnswer: Invariant = ({ record }, tab) => {
  const state = tab.store.getState();
  const application = selectApplication(state);
  const session = record.sessions.get(application.sessionId ?? '');
  if (session === undefined || session.mayEnd !== null) return null;
  for (const [path, { value, onlyIn }] of session.answers) {
    const present = getAnswer(application, path);
    const isKnown = onlyIn === null || onlyIn === tab.number;
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
  const { sessionId = '' } = selectApplication(store.getState());
  const session = record.sessions.get(sessionId);
  const steps = selectSteps(store.getState(), page);
  const before = steps.slice(
    0,
    steps.findIndex(({ path }) => path === shown.path),
  );
  const skipped = before.find(({ path }) => session?.steps.has(path) !== true);
  const isExcused = session !== undefined && session.mayEnd !== null;
  if (skipped === undefined || isExcused) return null;
  return `shows the step ${shown.path}, but ${skipped.path} was not answered`;
};

const offersWayOn: Invariant = ({ page, network, clock }, tab) => {
  const shown = tab.place.getShown();
  const form = readForm(tab, page, 'en-US');
  const hasWay =
    (form !== null && form.visible.length > 0) ||
    shown.show === 'review' ||
    listActs(tab).length > 0 ||
    tab.store.getState().asyncFormData.continuation.kind === 'loading' ||
    shown.show === 'not-found';
  if (!hasWay) return `the screen ${JSON.stringify(shown)} has no way on`;
  const isWaiting = network.countOpenCalls() > 0 || clock.hasTimers();
  return isSending(tab) && !isWaiting ? 'the button is busy, and nothing will end it' : null;
};

/** The server has the answers to the form when the form is complete. */
const serverHasTheForm: Invariant = ({ record }, { store: { getState } }) => {
  const { id = '', sessionId = '' } = selectApplication(getState());
  const session = record.sessions.get(sessionId);
  const lead = store.leads[id];
  if (!isAfterOffer(selectProgressState(getState())) || session === undefined || lead === undefined)
    return null;
  // A call that overtakes another on the way would need a revision in the contract.
  const isExcused = session.isContinued || record.isTimeWild() || record.wasFull();
  if (isExcused || record.hasLateRequest() || record.wasGone()) return null;
  for (const [path, answer] of session.answers) {
    const { value, isOfForm } = answer;
    const held = readPath(lead.body, path);
    if (isOfForm && !record.isTooLate(id, answer) && held !== undefined && held !== value)
      return `the form is complete, and the server has ${path} ${JSON.stringify(held)} in place of ${String(value)}`;
  }
  return null;
};

const invariants: Readonly<Record<string, Invariant>> = {
  'one lead for each application': isOneLeadForEachApplication,
  'no answer lost': losesNoAnswer,
  'the server has the form': serverHasTheForm,
  'no state after the offer without the server': knowsLaterStatesFromServer,
  'no step before its turn': showsNoStepBeforeItsTurn,
  'a way on': offersWayOn,
};

/** The people of whom nothing may be left, with the tabs where they were. */
function listGonePeople({ record, tabs }: JourneyBrowser) {
  const sessions = [...record.sessions].map(([id, { person, isDeleted }]) => {
    const holders = tabs.filter(({ store }) => selectApplication(store.getState()).sessionId === id);
    const own = holders.filter((tab) => !tab.isLeft());
    const isEnded =
      own.length > 0 && holders.every(({ store }) => isEndState(selectProgressState(store.getState())));
    return {
      person,
      isGone: isDeleted || isEnded,
      own: isDeleted ? tabs.filter((tab) => !tab.isLeft()) : own,
    };
  });
  return [...new Set(sessions.map(({ person }) => person))].flatMap((person) => {
    const all = sessions.filter((session) => session.person === person);
    const own = [...new Set(all.flatMap((session) => session.own))];
    return all.every(({ isGone }) => isGone) ? [{ person, own }] : [];
  });
}

/** What is left of people whose data must be gone: in the storages, and in the tabs. */
function findRemains(browser: JourneyBrowser): string | null {
  const { local } = browser;
  for (const { person, own } of listGonePeople(browser)) {
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
    if (tab.isLeft()) continue;
    for (const [name, find] of Object.entries(invariants)) {
      const found = find(browser, tab);
      if (found !== null) throw new Error(`${name}: tab ${tab.number}: ${found}`);
    }
  }
  const remains = findRemains(browser);
  if (remains !== null) throw new Error(`nothing personal after an end: ${remains}`);
}
