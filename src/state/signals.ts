import { createAction } from '@reduxjs/toolkit';
import type { ContinuationDecision } from '../domain/journey/arrival/continuing';
import type { LinkParameters } from '../domain/journey/arrival/entry';
import type { Session } from '../domain/journey/arrival/session';
import type { SendingKey, Waiting } from '../domain/journey/calls/sending';
import type { StepPath } from '../domain/catalogue/steps';
import type { TypedValues } from '../domain/catalogue/typed';
import type { DataPointName } from '../domain/catalogue/names';
import type { StateAct } from '../api/acts';
import type { Lead, LeadPath, PolicyRecord } from '../domain/lead/lead';
import type { Answer, QuestionnaireKey } from '../domain/pages/questionnaire';
import type { ChangeTimes, PendingCreate, ServerFieldError } from './slices/leadState';
import type { StoredLoanApplication } from './stored/stored';

/**
 * What happens, as events: one happening is one action, and each slice takes from it what is its own. They stand apart from
 * the slices and from the listeners that answer them, because several of both know the same event.
 */

/** An answer as it was given. Without a path it is a field of the call that takes it, and does not enter the lead. */
export interface GivenAnswer {
  readonly name: DataPointName;
  readonly path?: LeadPath | undefined;
  readonly value: Answer;
}

/** The answers of a step, or of a state's screen, entered the application (specification, section 4). */
export interface AnswersGiven {
  readonly key: QuestionnaireKey;
  readonly answers: readonly GivenAnswer[];
  /** All records of consents, where the answers hold one. */
  readonly policies: readonly PolicyRecord[];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What is sent by it; null where it is only kept. */
  readonly sends: SendingKey | null;
  /** Where the applicant goes on at once. */
  readonly leadsTo: string | null;
  /** Whether the applicant has come back from a change to where it was begun. */
  readonly endsReturn: boolean;
}
export const applicationDataUpdated = createAction<AnswersGiven>('applicationDataUpdated');

/** The server has taken answers. */
export interface AnswersTaken {
  readonly key: QuestionnaireKey;
  readonly sending: SendingKey;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly leadsTo: string | null;
  readonly endsReturn: boolean;
  /** Errors of an earlier sending that wait to be mended. */
  readonly errors: readonly ServerFieldError[];
  /** Steps that have to be submitted once more, because something was typed in them meanwhile. */
  readonly reopens: readonly StepPath[];
  /** Whether the state is the same as before: its screen goes on with what was told. */
  readonly stays: boolean;
}
export const answersTaken = createAction<AnswersTaken>('answersTaken');

/** The server has refused answers, question by question; the earliest step that asks one of them opens. */
export const answersRefused = createAction<{
  readonly sending: SendingKey;
  readonly errors: readonly ServerFieldError[];
  readonly opens: string | null;
  /** Steps that have to be submitted once more, because something was typed in them meanwhile. */
  readonly reopens: readonly StepPath[];
}>('answersRefused');

/** Something was typed and not submitted. `at`: milliseconds since the epoch. */
export const draftKept = createAction<{
  readonly key: QuestionnaireKey;
  readonly typed: TypedValues;
  readonly at: number;
}>('draftKept');

/** What a state's screen told is to be changed, while it is still open. */
export const answersReopened = createAction<QuestionnaireKey>('answersReopened');

/** An earlier step is to be read or changed, and then come back from. */
export const changeRequested = createAction<StepPath>('changeRequested');

/** Back to the beginning with the input kept: progress 0, no result, no stale parts (specification, section 4). */
export const stateCleared = createAction<{
  readonly session: Session;
  /** Steps that have to be gone through again, because their consent no longer stands. */
  readonly reopens: readonly StepPath[];
  /** The one of them that opens now. */
  readonly opens: StepPath | null;
}>('stateCleared');

/** Another application takes this one's place: nothing that was answered or decided before stays. */
export const applicationBegun = createAction<{
  readonly application: Lead;
  /** What the applicant has to be told of it. */
  readonly announcement: 'deleted' | 'other-tab' | null;
}>('applicationBegun');

/** A new application is begun after an end; the session goes on. */
export const reapplied = createAction<Session>('reapplied');

/** After an end nothing personal need stay in the browser. */
export const personalDataForgotten = createAction('personalDataForgotten');

/** The lead of a link was taken up, as was decided. */
export const leadContinued = createAction<ContinuationDecision>('leadContinued');

/** What this tab and another know as one. */
export interface TabsMerged {
  readonly application: Lead;
  readonly emptied: readonly string[];
  readonly changedAt: ChangeTimes;
  readonly pendingCreate: PendingCreate | null;
  readonly submitted: readonly string[];
  readonly requested: readonly string[] | null;
  /** The state that the server told the other tab; null where this one is as far. */
  readonly state: number | null;
  /** Milliseconds since the epoch of the last answer in either. */
  readonly savedAt: number;
}
export const tabsMerged = createAction<TabsMerged>('tabsMerged');

/** An earlier page of this tab was told that the server wants time. */
export const waitTakenUp = createAction<{ readonly key: SendingKey; readonly waiting: Waiting }>(
  'waitTakenUp',
);

/** The checking screen is open, or was asked to look again. */
export const checkingOpened = createAction('checkingOpened');
/** A page shows what it knew before, from storage or the browser's cache: the server may have gone on meanwhile. */
export const pageRestored = createAction('pageRestored');
/** It is to be asked where the lead stands. */
export const inquired = createAction('inquired');
/** The address of the partner is to be asked for once more. */
export const redirectWanted = createAction('redirectWanted');
/** The applicant goes to the partner by a press. */
export const redirectTaken = createAction('redirectTaken');
/** What an applicant does on a state's screen beside answering its questions: it is sent, and its answer names the next state. */
export const actTaken = createAction<StateAct>('actTaken');
/** What the server sent for the present state's screen is not what that needs. */
export const stepDataRefused = createAction('stepDataRefused');
/** The applicant goes on with the partner that accepted. */
export const offerTaken = createAction('offerTaken');
/** A password for the customer area was chosen. It is sent and never kept. */
export const passwordChosen = createAction<{ readonly password: string }>('passwordChosen');
/** The consents of the applicant are to be shown. */
export const consentsOpened = createAction('consentsOpened');
/** Consents are given or withdrawn: all of them are told. */
export const consentsChosen =
  createAction<readonly { readonly id: string; readonly given: boolean }[]>('consentsChosen');
/** The applicant wants no more e-mails. */
export const unsubscribeRequested = createAction<{ readonly email: string }>('unsubscribeRequested');
/** A new application is wanted after an end. */
export const reapplyRequested = createAction('reapplyRequested');
/** A link to continue a lead was opened. */
export const continueOpened = createAction<LinkParameters & { readonly id: string }>('continueOpened');
/** The lead of the link was chosen. */
export const continuationTaken = createAction('continuationTaken');
/** What this browser already has was chosen. */
export const continuationDeclined = createAction('continuationDeclined');
/** The applicant starts anew. */
export const startedAnew = createAction('startedAnew');
/** Another tab of this browser wrote the application, or removed it (null). */
export const storedElsewhere = createAction<StoredLoanApplication | null>('storedElsewhere');
/** A step of the form stands on the screen. */
export const stepSeen = createAction<StepPath>('stepSeen');
/** A step was to be left, and these questions held it back. */
export const stepRefused = createAction<{
  readonly path: StepPath;
  /** Of controls. */
  readonly names: readonly string[];
}>('stepRefused');
