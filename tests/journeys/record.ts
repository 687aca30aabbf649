import type { UnknownAction } from '@reduxjs/toolkit';
import { isAfterOffer, isEndState } from '../../src/domain/journey/states/progressStates';
import type { Lead, LeadPath, LeadValue } from '../../src/domain/lead/lead';
import { getAnswer } from '../../src/domain/lead/paths';
import { isRowAnswers, isStepKey } from '../../src/domain/pages/questionnaire';
import type { RootState } from '../../src/state/root';
import { applicationDataUpdated, leadContinued } from '../../src/state/events';
import { selectProgressState } from '../../src/state/selectors/journey';
import { getCurrentState, type LeadState } from '../../src/state/slices/leadState';
import { isRecord } from '../backend/body';
import { store } from '../backend/store';
import type { PlatformEvent } from '../../src/domain/tracking/platformEvent';
import type { JourneyCall } from './network';

/** What a journey knows about one session, and with it about one application. */
export interface SessionRecord {
  /** The person who applies: the same as in the session whose input it took over. */
  person: number;
  /** The answers that the application took, the latest for each path. */
  readonly answers: Map<LeadPath, TakenAnswer>;
  /** Every answer that the application took, also those that were changed since. */
  readonly history: Map<LeadPath, Set<unknown>>;
  /** The steps whose answers the application took. */
  readonly steps: Set<string>;
  /** Why the application may leave the session. */
  mayEnd: string | null;
  /** Whether it continues the lead of a link, which the server may know better. */
  isContinued: boolean;
  /** Whether anything was typed in it. */
  isUsed: boolean;
  /** Whether nothing of it may be left in the browser. */
  isDeleted: boolean;
}

/** An answer that the application took. */
export interface TakenAnswer {
  readonly value: LeadValue;
  /** The only tab that knows it, because the storage was full; null if it was stored. */
  readonly onlyIn: number | null;
  /** Whether it belongs to the form, and not to the screen of a later state. */
  readonly isOfForm: boolean;
  /** The tab that took it. */
  readonly tab: number;
  /** Milliseconds since the epoch, by the device's clock. */
  readonly at: number;
  /** Its place among all answers of the journey, from 1. */
  readonly order: number;
}

/** What happened in a journey, as an observer beside the application sees it. The invariants compare the application with it. */
export function createRecord() {
  const sessions = new Map<string, SessionRecord>();
  /** The states that the server named, by lead. */
  const words = new Map<string, Set<number>>();
  /** The session of each lead that this browser created. */
  const createdIn = new Map<string, string>();
  /** The call after which the server had the whole form, by lead: its tab, its time, and how many answers were taken before. */
  const completedAt = new Map<string, Pick<TakenAnswer, 'tab' | 'at' | 'order'>>();
  const bodies = new Map<string, string>();
  /** The events that a platform received, by lead. */
  const told = new Set<string>();
  const problems: string[] = [];
  /** Whether the clocks have moved so far that an application may expire at any time. */
  let isTimeWild = false;
  let takenAnswers = 0;
  let hasLateRequest = false;
  let wasConflict = false;
  let wasGone = false;
  let isFull = false;
  let wasFull = false;

  const getSession = (id: string): SessionRecord => {
    const known = sessions.get(id);
    if (known !== undefined) return known;
    const created: SessionRecord = {
      person: sessions.size + 1,
      answers: new Map(),
      history: new Map(),
      steps: new Set(),
      mayEnd: null,
      isContinued: false,
      isUsed: false,
      isDeleted: false,
    };
    sessions.set(id, created);
    return created;
  };

  /**
   * A body may say only what the applicant answered last, and no consent that was not given in its session. A create may be older: it is
   * stored before it is sent and goes out as it is, and an update follows.
   */
  const checkBody = ({ tab, body, method, key, text }: JourneyCall) => {
    const sessionId = typeof body['sessionId'] === 'string' ? body['sessionId'] : '';
    const session = getSession(sessionId);
    if (method === 'POST') {
      const sent = JSON.stringify({ ...body, googleCaptchaToken: undefined });
      const before = bodies.get(key ?? '');
      bodies.set(key ?? '', sent);
      if (before !== undefined && before !== sent && !wasFull && !isTimeWild && !wasConflict)
        problems.push(`one key had two bodies: ${before} ${sent}`);
    }
    for (const [path, { value, onlyIn, tab: taker, at }] of session.answers) {
      const sent = readPath(body, path);
      const isKnown = taker === tab || (onlyIn === null && Date.now() - at > paintMs);
      // With a full storage a tab may have heard of an answer of another tab too late.
      const mayBeOlder = method === 'POST' || wasFull;
      const isAllowed = mayBeOlder ? session.history.get(path)?.has(sent) === true : sent === value;
      if (isKnown && sent !== undefined && !isAllowed && !isTimeWild)
        problems.push(
          `${method} sent ${path} ${JSON.stringify(sent)}, the applicant's last answer is ${String(value)}`,
        );
    }
    for (const path of consentPaths) {
      if (readPath(body, path) === true && session.history.get(path)?.has(true) !== true)
        problems.push(`${method} sent the consent ${path} that was not given in its session: ${text}`);
    }
    const records = Array.isArray(body['policies']) ? body['policies'] : [];
    for (const record of records) {
      if (isRecord(record) && record['version'] === 'page')
        problems.push('a consent was sent without a version');
      const path = isRecord(record) ? recordedPaths[String(record['id'])] : undefined;
      const sent = path === undefined ? undefined : readPath(body, path);
      if (isRecord(record) && sent !== undefined && sent !== record['given'])
        problems.push(
          `${method} sent ${path} ${JSON.stringify(sent)} with a record that says otherwise: ${text}`,
        );
    }
  };

  return {
    sessions,
    words,
    createdIn,
    problems,
    getSession,
    /** The person who types something in a session. */
    usePerson: (id: string): number => {
      const session = getSession(id);
      session.isUsed = true;
      return session.person;
    },
    /**
     * A link prefilled the answers of a person. With a full storage the tab may have lost its session, so that the page starts in another
     * one, and the answers belong there.
     */
    onPrefilled: (person: number, id = ''): void => {
      const session = getSession(id);
      session.person = person;
      session.isUsed = true;
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
    /** The application may leave the session for this reason. */
    permitEnd: (id: string | undefined, reason: string) => {
      if (id !== undefined) getSession(id).mayEnd ??= reason;
    },
    /** The applicant deletes all data in this browser. */
    onDeletion: () => {
      for (const session of sessions.values()) {
        session.mayEnd ??= 'the applicant deleted the data';
        session.isDeleted = session.isUsed;
      }
    },
    onCall: (call: JourneyCall) => {
      if (call.method !== 'GET' && call.path.endsWith('/lead')) checkBody(call);
    },
    /** Calls arrive at the server in another order than they were sent. */
    onLateRequest: () => {
      hasLateRequest = true;
    },
    hasLateRequest: () => hasLateRequest,
    /** Whether the server said that it does not know a lead, although it may. */
    wasGone: () => wasGone,
    /** Another browser created a lead. */
    onOtherLead: (id: string) => {
      createdIn.set(id, `another browser, ${id}`);
    },
    /**
     * Whether the server had the whole form before the applicant gave this answer, although the browser may not know, or before the tab
     * that sent the form could hear of it: a step that sends nothing is stored after the paint.
     */
    isTooLate: (leadId: string, { order, tab, at }: TakenAnswer): boolean => {
      const completed = completedAt.get(leadId);
      if (completed === undefined) return false;
      const isUnheard = tab !== completed.tab && Math.abs(completed.at - at) <= paintMs;
      return isUnheard || order > completed.order;
    },
    /** Counts the leads that a call created. */
    onServed: ({ tab, method, path }: JourneyCall) => {
      for (const { id, state } of Object.values(store.leads))
        if (isAfterOffer(state) && !completedAt.has(id))
          completedAt.set(id, { tab, at: Date.now(), order: takenAnswers });
      if (method !== 'POST' || !path.endsWith('/lead')) return;
      for (const { id, body } of Object.values(store.leads)) {
        if (!createdIn.has(id)) createdIn.set(id, String(body['sessionId']));
      }
    },
    /** A tab received a response. */
    onReceived: (call: JourneyCall, status: number, text: string) => {
      const sessionId = call.body['sessionId'];
      if (status === 410 || status === 404) {
        wasGone = true;
        for (const id of typeof sessionId === 'string' ? [sessionId] : sessions.keys())
          getSession(id).mayEnd ??= 'the lead is gone';
      }
      // The server knows the key with a body that this browser does not know.
      if (status === 409) wasConflict = true;
      if (status >= 300 || !text.startsWith('{')) return;
      const body: unknown = JSON.parse(text);
      if (!isRecord(body) || typeof body['id'] !== 'string' || typeof body['state'] !== 'number') return;
      const known = words.get(body['id']) ?? new Set<number>();
      words.set(body['id'], known.add(body['state']));
    },
    /** A tab's store reduced an action. */
    onAction: (tab: number, action: UnknownAction, before: RootState, after: RootState) => {
      const { sessionId: from } = before.leadApplication.application;
      const { sessionId: to } = after.leadApplication.application;
      if (applicationDataUpdated.match(action) && from !== undefined) {
        const session = getSession(from);
        session.steps.add(action.payload.key);
        for (const { path, value } of action.payload.answers) {
          if (path === undefined || isRowAnswers(value)) continue;
          takenAnswers += 1;
          session.answers.set(path, {
            value,
            onlyIn: isFull ? tab : null,
            isOfForm: isStepKey(action.payload.key),
            tab,
            at: Date.now(),
            order: takenAnswers,
          });
          const values = session.history.get(path) ?? new Set();
          session.history.set(path, values.add(value));
        }
        // The applicant sees the loan of a link and leaves it as it is.
        for (const path of ['amount', 'period'] as const) {
          const values = session.history.get(path) ?? new Set();
          session.history.set(path, values.add(getAnswer(after.leadApplication.application, path)));
        }
      }
      if (leadContinued.match(action) && to !== undefined) {
        const session = getSession(to);
        const { application, isStale } = action.payload;
        session.isContinued = true;
        if (application.id !== before.leadApplication.application.id) session.answers.clear();
        // The server knows the consents of the lead, and the link tells them.
        if (application.generalPolicies === true && !isStale)
          session.history.set('generalPolicies', new Set([true]));
        for (const path of action.payload.submitted) session.steps.add(path);
      }
      if (to !== undefined && isEndState(selectProgressState(after)))
        getSession(to).mayEnd ??= 'the application has ended';
      if (from === undefined || to === undefined || from === to) return;
      const old = getSession(from);
      keepInput(old, getSession(to), after.leadApplication.application);
      if (isTimeWild) old.mayEnd ??= 'it has expired';
      if (old.mayEnd === null) problems.push(`${action.type} replaced the session without a reason`);
      inheritInput(old, getSession(to), action.type);
      // The applicant sends the same application again, with its consents.
      if (action.type === 'leadApplication/createSettled')
        for (const [path, values] of old.history) getSession(to).history.set(path, new Set(values));
    },
    /** A page starts in a session. */
    onStart: ({ application, progressStates }: LeadState, replaced: string | null) => {
      const { sessionId } = application;
      if (sessionId === undefined) return;
      const known = sessions.has(sessionId);
      const session = getSession(sessionId);
      if (isEndState(getCurrentState({ progressStates }))) session.mayEnd ??= 'the application has ended';
      if (replaced === null) return;
      const old = getSession(replaced);
      if (isTimeWild) old.mayEnd ??= 'it has expired';
      if (old.mayEnd === null) problems.push('a start replaced the session without a reason');
      keepInput(old, session, application);
      if (!known) inheritInput(old, session, 'start');
    },
    /** A platform received an event. */
    onTold: (
      platform: string,
      { name, properties }: Pick<PlatformEvent, 'name' | 'properties'>,
      leadId: string | undefined,
    ) => {
      if (!onceForLead.includes(name)) return;
      const key = `${platform} ${name} ${JSON.stringify(properties)} of ${leadId}`;
      // A full storage cannot remember it.
      if (told.has(key) && !wasFull) problems.push(`${key} was told twice`);
      told.add(key);
    },
  };
}

/** The events that happen to a lead only once. */
const onceForLead: readonly string[] = ['Lead', 'CompleteRegistration', 'Reject', 'Accepted', 'OfferSeen'];

/** Another tab hears of an answer after the next paint. */
const paintMs = 50;

/** The consents in the lead that are asked again in each session. */
const consentPaths: readonly LeadPath[] = ['generalPolicies', 'contactDetails.marketingConsents'];

/** The answers to consents, by the ids of their records. */
const recordedPaths: Readonly<Record<string, LeadPath>> = {
  general_policies: 'generalPolicies',
  marketing_consents: 'contactDetails.marketingConsents',
};

const keepingInput: readonly string[] = [
  'start',
  'stateCleared',
  'leadContinued',
  'leadApplication/createSettled',
];

export type JourneyRecord = ReturnType<typeof createRecord>;

/** The application keeps its input in another session if it has expired, continues a link or is sent as a new one. */
export function inheritInput(from: SessionRecord, to: SessionRecord, type: string): void {
  if (!keepingInput.includes(type)) return;
  to.person = from.person;
  for (const step of from.steps) to.steps.add(step);
}

/**
 * The new session may send the answers that the application shows of the old one, except consents. Another tab may have begun it before:
 * the later answer counts. Tabs in two sessions do not read each other, so the device's time orders their answers (decision 25), and
 * either may count if the clock was set back between them.
 */
function keepInput(from: SessionRecord, to: SessionRecord, application: Lead): void {
  for (const path of from.history.keys()) {
    const value = getAnswer(application, path);
    const [taken, other] = [from.answers.get(path), to.answers.get(path)];
    if (taken !== undefined && other !== undefined && taken.value === value) {
      const isLater = taken.order > other.order;
      if (isLater ? taken.at < other.at : taken.at > other.at) to.answers.delete(path);
      else if (isLater) to.answers.set(path, taken);
    }
    if (value === undefined || consentPaths.includes(path)) continue;
    to.history.set(path, (to.history.get(path) ?? new Set()).add(value));
  }
}

/** The value at a path of a body. */
export function readPath(body: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isRecord(part) ? part[key] : undefined), body);
}
