import type { UnknownAction } from '@reduxjs/toolkit';
import { isAfterOffer, isEndState } from '../../src/domain/journey/states/progressStates';
import { getAnswer } from '../../src/domain/lead/paths';
import { isRowAnswers, isStepKey } from '../../src/domain/pages/questionnaire';
import type { RootState } from '../../src/state/root';
import { answersSubmitted, leadContinued, stepsLedPast } from '../../src/state/events';
import { selectProgressState } from '../../src/state/selectors/journey';
import { getCurrentState, type LeadState } from '../../src/state/slices/leadState';
import { isRecord } from '../backend/body';
import { store } from '../backend/store';
import {
  createApplicationRecord,
  inheritInput,
  keepInput,
  type ApplicationRecord,
  type TakenAnswer,
} from './applicationRecord';
import { createBodies } from './watch/bodies';
import { createDecisions } from './watch/decisions';
import { createDrafts } from './watch/drafts';
import { findPeople } from './watch/people';
import { createPresses } from './watch/presses';
import { createTakenBack } from './watch/takenBack';
import type { PlatformEvent } from '../../src/domain/tracking/platformEvent';
import type { LeadPath } from '../../src/domain/lead/lead';
import { readPath, type JourneyCall } from './calls';
import type { Answer, ServedCall } from './network';
import type { WatchedTab } from './watch/watchedTab';

/** The start of a page. */
export interface PageStart {
  /** The session storage of the tab. */
  readonly session: ReadonlyMap<string, string>;
  readonly lead: LeadState;
  /** Whether the application has ended before the start. */
  readonly isEnded: boolean;
  readonly profile: number;
  /** The application that the page has found and left; null if it has left none. */
  readonly replaced: string | null;
  /** Whether the input of that application goes on. */
  readonly isInputKept: boolean;
  /** Whether the document has shown the first screen as one in which nothing was entered. */
  readonly isShownAsNew: boolean;
}

interface Completion extends Pick<TakenAnswer, 'at' | 'order'> {
  /** Null if it happened elsewhere. */
  readonly tab: number | null;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What happened in a journey, as an observer beside the application sees it. The invariants compare the application with it. */
export function createRecord() {
  let people = 0;
  const applications = new Map<string, ApplicationRecord>();
  /** The states that the server named, by lead. */
  const words = new Map<string, Set<number>>();
  /** The application that created each lead. */
  const createdIn = new Map<string, string>();
  /** When the server had the whole form, by lead: the tab of the call, its time, how many answers were taken before, and the form. */
  const completedAt = new Map<string, Completion>();
  /** How many answers were taken when a call was sent first, by its key: a repeat sends the same body. */
  const sentAfter = new Map<string, number>();
  /** The calls that changed a lead: their tab and time. */
  const updates: { readonly lead: unknown; readonly tab: number; readonly at: number }[] = [];
  /** The events that a platform received, by lead. */
  const reported = new Set<string>();
  const problems: string[] = [];
  /** Whether the clocks have moved so far that an application may expire at any time. */
  let isTimeWild = false;
  let takenAnswers = 0;
  let hasLateRequest = false;
  let isServerPlain = false;
  let wasDecidedElsewhere = false;
  let wasConflict = false;
  let wasGone = false;
  let isFull = false;
  let wasFull = false;
  /** Leads that more than one browser has opened. */
  const shared = new Set<string>();

  /** Returns what reports a problem of an invariant. */
  const reportAs = (name: string) => (problem: string) => void problems.push(`${name}: ${problem}`);
  const presses = createPresses(reportAs('every action reached what its applicant saw'));
  const decisions = createDecisions(reportAs('no post after a decision'));
  const takenBack = createTakenBack(() => wasFull, reportAs('a taken-back thing is not sent'));
  const bodies = createBodies((problem) => problems.push(problem));
  const drafts = createDrafts();

  /** Counted from 1. */
  const createPerson = (): number => {
    people += 1;
    return people;
  };
  const getApplication = (id: string): ApplicationRecord => {
    const known = applications.get(id);
    if (known !== undefined) return known;
    const created = createApplicationRecord(createPerson());
    applications.set(id, created);
    return created;
  };

  /** The people whose answers an application may hold. */
  const getPeople = (id: string): ReadonlySet<number> => {
    const { person, guests } = getApplication(id);
    return new Set([person, ...guests]);
  };
  /** Notes the leads that are complete now. @param call the one that has sent the form; null if it happened elsewhere */
  const noteCompleted = (call: Pick<JourneyCall, 'tab' | 'key'> | null) => {
    const tab = call?.tab ?? null;
    const order = sentAfter.get(call?.key ?? '') ?? takenAnswers;
    for (const { id, state, body } of Object.values(store.leads))
      if (isAfterOffer(state) && !completedAt.has(id))
        completedAt.set(id, { tab, at: Date.now(), order, body: structuredClone(body) });
  };
  const reportForeign = reportAs('nothing of another application anywhere');
  /** A call may name only people of the application that sends it, and of the one whose lead it is about. */
  const checkPeople = ({ application, method, path, text, body }: JourneyCall) => {
    const lead = typeof body['id'] === 'string' ? createdIn.get(body['id']) : undefined;
    for (const person of findPeople(`${decodeURIComponent(path)} ${text}`)) {
      const isOwn = getPeople(application).has(person);
      if (!isOwn || (lead !== undefined && !getPeople(lead).has(person)))
        reportForeign(`${method} ${path} names the person ${person}: ${text}`);
    }
  };

  return {
    presses,
    decisions,
    takenBack,
    drafts,
    getPeople,
    applications,
    words,
    createdIn,
    problems,
    getApplication,
    createPerson,
    /** The person who types something in an application. */
    usePerson: (id: string): number => {
      const owner = getApplication(id);
      owner.isUsed = true;
      return owner.person;
    },
    /**
     * A link prefilled the answers of a person. With a full storage the tab may have lost its application, so that the page
     * starts in another one, and the answers belong there.
     */
    onPrefilled: (person: number, id: string): void => {
      const owner = getApplication(id);
      if (owner.isUsed && owner.person !== person) owner.guests.add(person);
      else owner.person = person;
      owner.isUsed = true;
    },
    isTimeWild: () => isTimeWild,
    /** Whether the storages took nothing for a while, so that tabs did not hear of each other. */
    wasFull: () => wasFull,
    /** From now on an application may expire at any time. */
    setTimeWild: () => {
      isTimeWild = true;
    },
    /** Whether the storages take nothing more. */
    setFull: (full: boolean) => {
      isFull = full;
      wasFull ||= full;
    },
    /** The browser may leave the application for this reason. */
    permitEnd: (id: string, reason: string) => {
      getApplication(id).mayEnd ??= reason;
    },
    /** The applicant sends the application as a new one, although the server may have its lead. */
    permitSecondLead: (id: string) => {
      getApplication(id).maySendAgain = true;
    },
    /**
     * The applicant deletes all data in a browser. It does not reach an application in another tab of which a full storage took nothing.
     *
     * @param known what the tab of the deletion knows of applications
     */
    onDeletion: (profile: number, known: readonly string[]) => {
      for (const [id, owner] of applications) {
        if (owner.profile !== profile) continue;
        owner.mayEnd ??= 'the applicant deleted the data';
        owner.isDeleted = owner.isUsed && (!wasFull || known.includes(id));
      }
    },
    onCall: (call: JourneyCall) => {
      checkPeople(call);
      takenBack.onCall(call);
      const { key } = call;
      if (key !== null && !sentAfter.has(key)) sentAfter.set(key, takenAnswers);
      // A tab that a full storage left without its state has forgotten it after a crash.
      if (!wasFull) decisions.onCall(call);
      if (call.method !== 'GET') updates.push({ lead: call.body['id'], tab: call.tab, at: Date.now() });
      if (call.method !== 'GET' && call.path.endsWith('/lead'))
        bodies.onCall(call, getApplication(call.application), { wasFull, isTimeWild, wasConflict });
    },
    /** Calls arrive at the server in another order than they were sent. */
    onLateRequest: () => {
      hasLateRequest = true;
    },
    hasLateRequest: () => hasLateRequest,
    /** The tabs answer each other's changes of local storage without end. */
    onEndlessChanges: () => reportAs('tabs come to rest')('each change of local storage brings another one'),
    onPlainServer: () => {
      isServerPlain = true;
    },
    /** A lead has gone on without this browser. */
    onDecidedElsewhere: () => {
      wasDecidedElsewhere = true;
      noteCompleted(null);
    },
    /** Whether the server said that it does not know a lead, although it may. */
    wasGone: () => wasGone,
    /** Whether more than one browser has opened the lead, so that each knows only a part of its answers. */
    isShared: (leadId: string) => shared.has(leadId),
    /** Another browser created a lead. */
    onOtherLead: (id: string) => {
      createdIn.set(id, `another browser, ${id}`);
      getApplication(`another browser, ${id}`);
    },
    /**
     * Whether the server had the whole form before the applicant gave this answer, although the browser may not know, or another tab
     * sent the form before it could receive the answer: that is stored after the paint. A form that was completed elsewhere lacks what
     * had not arrived.
     */
    isTooLate: (leadId: string, path: LeadPath, { order, tab, at, value }: TakenAnswer): boolean => {
      const completed = completedAt.get(leadId);
      if (completed === undefined) return false;
      const isUnheard = (call: { readonly tab: number | null; readonly at: number }) =>
        tab !== call.tab && Math.abs(call.at - at) <= paintMs;
      const isCrossed = updates.some((update) => update.lead === leadId && isUnheard(update));
      const isMissing = completed.tab === null && readPath(completed.body, path) !== value;
      return isCrossed || isMissing || isUnheard(completed) || order > completed.order;
    },
    /** Counts the leads that a call created. */
    onServed: (call: JourneyCall, { created, lead, left }: ServedCall) => {
      const { application, method, path } = call;
      // A server that does not know the word for a state cannot tell that the lead has moved on meanwhile.
      const isExcused = isServerPlain && (wasDecidedElsewhere || hasLateRequest);
      if (method !== 'GET' && !path.endsWith('/lead') && left !== null && lead !== undefined && !isExcused)
        presses.onApplied(call, lead, left);
      noteCompleted(call);
      if (created !== undefined && !createdIn.has(created)) createdIn.set(created, application);
    },
    /** A tab received a response. */
    onReceived: (
      call: JourneyCall,
      { status, text }: Pick<Answer, 'status' | 'text'>,
      tab: Pick<WatchedTab, 'session' | 'getPresses'>,
    ) => {
      if ((status === 410 || status === 404) && text.includes('lead_')) {
        wasGone = true;
        getApplication(call.application).mayEnd ??= 'the lead is gone';
      }
      // The server knows the key with a body that this browser does not know.
      if (status === 409) wasConflict = true;
      // A refusal because the lead has moved on names its present state.
      if ((status >= 300 && status !== 409) || !text.startsWith('{')) return;
      const body: unknown = JSON.parse(text);
      if (!isRecord(body) || typeof body['id'] !== 'string' || typeof body['state'] !== 'number') return;
      const known = words.get(body['id']) ?? new Set<number>();
      words.set(body['id'], known.add(body['state']));
      // The screen of a link shows its lead only after a press.
      if (body['masked'] === undefined) decisions.onState(tab, body['id'], body['state']);
    },
    /** A tab's store reduced an action. */
    onAction: (tab: number, action: UnknownAction, before: RootState, after: RootState) => {
      const { applicationId: from } = before.leadApplication;
      const { applicationId: to } = after.leadApplication;
      if (answersSubmitted.match(action)) {
        const owner = getApplication(from);
        owner.steps.add(action.payload.key);
        drafts.onSubmitted(from, action.payload.key);
        for (const { path, value } of action.payload.answers) {
          if (path === undefined || isRowAnswers(value)) continue;
          takenAnswers += 1;
          owner.answers.set(path, {
            value,
            onlyIn: isFull ? tab : null,
            isOfForm: isStepKey(action.payload.key),
            tab,
            at: Date.now(),
            order: takenAnswers,
          });
          const values = owner.history.get(path) ?? new Set();
          owner.history.set(path, values.add(value));
        }
        // The applicant sees the loan of a link and leaves it as it is.
        for (const path of ['amount', 'period'] as const) {
          const values = owner.history.get(path) ?? new Set();
          owner.history.set(path, values.add(getAnswer(after.leadApplication.application, path)));
        }
      }
      if (leadContinued.match(action)) {
        const owner = getApplication(to);
        const { application, isStale } = action.payload;
        owner.isContinued = true;
        if (application.id !== before.leadApplication.application.id) owner.answers.clear();
        const creator = createdIn.get(application.id ?? '') ?? to;
        if (creator !== to) shared.add(application.id ?? '');
        owner.person = getApplication(creator).person;
        // The server knows the consents of the lead, and the link tells them.
        if (application.generalPolicies === true && !isStale)
          owner.history.set('generalPolicies', new Set([true]));
        for (const path of action.payload.submitted) owner.steps.add(path);
      }
      // The server knows the answers of a step that it has led past.
      if (stepsLedPast.match(action)) for (const path of action.payload) getApplication(to).steps.add(path);
      if (isEndState(selectProgressState(after))) getApplication(to).mayEnd ??= 'the application has ended';
      if (from === to) return;
      const old = getApplication(from);
      getApplication(to).profile ??= old.profile;
      keepInput(old, getApplication(to), after.leadApplication.application);
      if (isTimeWild) old.mayEnd ??= 'it has expired';
      if (old.mayEnd === null) problems.push(`${action.type} replaced the application without a reason`);
      const isOtherLead = leadContinued.match(action) && !action.payload.isSame;
      if (keepingInput.includes(action.type) && !isOtherLead) inheritInput(old, getApplication(to));
    },
    /** A page starts in an application. */
    onStart: ({ session, lead, isEnded, profile, replaced, isInputKept, isShownAsNew }: PageStart) => {
      // A full storage may not have taken the decision.
      if (wasFull) decisions.forget(session);
      const { applicationId, application, progressStates } = lead;
      if (isShownAsNew && lead.lastOperationTimestamp !== null)
        reportAs('one decision at the start')(
          `the document shows the first screen as new, and the start restores ${applicationId}`,
        );
      const known = applications.has(applicationId);
      const owner = getApplication(applicationId);
      owner.profile = profile;
      const showsEnd = isEndState(getCurrentState({ progressStates }));
      if (isEnded && !showsEnd)
        reportAs('one decision at the start')(`the start opens ${applicationId}, which has ended`);
      if (showsEnd) owner.mayEnd ??= 'the application has ended';
      if (replaced === null) return;
      const old = getApplication(replaced);
      if (isTimeWild) old.mayEnd ??= 'it has expired';
      if (old.mayEnd === null) problems.push('a start replaced the application without a reason');
      keepInput(old, owner, application);
      if (!known && isInputKept) inheritInput(old, owner);
    },
    /** A platform received an event. */
    onTold: (
      profile: number,
      platform: string,
      { name, properties }: Pick<PlatformEvent, 'name' | 'properties'>,
      leadId: string | undefined,
    ) => {
      if (!onceForLead.includes(name)) return;
      const key = `${platform} ${name} ${JSON.stringify(properties)} of ${leadId} in the browser ${profile}`;
      // A full storage cannot remember it.
      if (reported.has(key) && !wasFull) problems.push(`${key} was told twice`);
      reported.add(key);
    },
  };
}

/** The events that happen to a lead only once. */
const onceForLead: readonly string[] = ['Lead', 'CompleteRegistration', 'Reject', 'Accepted', 'OfferSeen'];

/** Another tab hears of an answer after the next paint. */
const paintMs = 50;

const keepingInput: readonly string[] = ['stateCleared', 'leadContinued'];

export type JourneyRecord = ReturnType<typeof createRecord>;
