import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CallArgument } from '../api/argument';
import type { ContinuationDecision } from '../domain/journey/arrival/continuing';
import type { LinkParameters } from '../domain/journey/arrival/continueLink';
import type { BegunApplication } from '../domain/journey/arrival/session';
import type { ApplicationMoments } from '../domain/journey/calls/clockJump';
import type { RequestKey } from '../domain/journey/calls/requests';
import type { WaitStatus } from '../domain/journey/calls/requestStatus';
import type { NextStep } from '../domain/journey/states/nextStep';
import type { StageRequest } from '../domain/journey/states/stages';
import type { StepPath } from '../domain/catalogue/steps';
import type { QuestionnaireInput } from '../domain/catalogue/input';
import type { DataPointName } from '../domain/catalogue/names';
import type { StateAction } from '../api/stateActions';
import type { Lead, LeadPath, PolicyRecord } from '../domain/lead/lead';
import type { FilledIn } from '../domain/pages/filledIn';
import type { Answer, Answers, Questionnaire, QuestionnaireKey } from '../domain/pages/questionnaire';
import type { DynamicPagesState } from './slices/dynamicPagesState';
import type { LeadState, ServerFieldError } from './slices/leadState';
import type { StoredApplication } from './storedApplication';

/** The events of the application. One event is one action, and each slice reduces the part that it owns. */

/** A submitted answer. An answer without a path is a field of one request and is not stored in the lead. */
export interface SubmittedAnswer {
  readonly name: DataPointName;
  readonly path?: LeadPath | undefined;
  readonly value: Answer;
}

/** The applicant submitted the answers of a step or of a state's screen (specification, section 4). */
export interface AnswersSubmitted extends NextStep {
  readonly key: QuestionnaireKey;
  readonly answers: readonly SubmittedAnswer[];
  /** Which answers to the questions of a step look-ups have filled in; absent if nothing has changed of it. */
  readonly sources?: { readonly questions: readonly DataPointName[]; readonly filledIn: FilledIn };
  /**
   * The steps to submit again: they ask something that they did not ask before, or what a look-up had filled in there belongs to another
   * answer, which `answers` remove.
   */
  readonly outdatedSteps?: readonly StepPath[];
  /** All consent records if the answers contain a consent; otherwise empty. */
  readonly policies: readonly PolicyRecord[];
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The review sends what was submitted. What is typed in the step since then stays. */
  readonly preservesDraft?: true;
  /** The request that sends the answers; null if they are only stored. */
  readonly requestKey: RequestKey | null;
  /** The step up to which answers are sent, if it is not the submitted one. */
  readonly sentStep?: StepPath;
  /** The step up to which answers are sent when the pending request under this key ends. Absent if none is pending. */
  readonly queuedStep?: StepPath;
  /** The steps up to the one that opens before the server has answered, and the parts of the lead that they ask for; absent if none does. */
  readonly aheadPlaces?: readonly string[];
}
/** The answers are stored, and sent if a request is named. Listener: `submission/submissionListeners.ts`. */
export const answersSubmitted = createAction<AnswersSubmitted>('answersSubmitted');

/** The server accepted answers. */
export interface AnswersAccepted extends NextStep {
  readonly key: QuestionnaireKey;
  readonly requestKey: RequestKey;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Errors from an earlier request that the applicant still has to correct. */
  readonly errors: readonly ServerFieldError[];
  /** Steps that must be submitted again, because the applicant edited them while the request was pending. */
  readonly stepsToReopen: readonly StepPath[];
  /** Whether neither the progress state nor its offer changed, so that its screen stays open with the accepted answers. */
  readonly staysOnScreen: boolean;
}
export const answersAccepted = createAction<AnswersAccepted>('answersAccepted');

/** The server rejected answers with errors by data point. The earliest step that asks one of them opens. */
export const answersRejected = createAction<{
  readonly requestKey: RequestKey;
  readonly errors: readonly ServerFieldError[];
  /** The route of the earliest step with an error; null if no step asks for one of them. */
  readonly stepToOpen: string | null;
  /** Steps that must be submitted again, because the applicant edited them while the request was pending. */
  readonly stepsToReopen: readonly StepPath[];
  /** Whether the applicant is in a field of another step, so that the step with the error opens at the next press. */
  readonly staysOnStep: boolean;
}>('answersRejected');

/** The applicant typed values and did not submit them yet. `at`: milliseconds since the epoch. */
export const draftUpdated = createAction<{
  readonly key: QuestionnaireKey;
  readonly typed: QuestionnaireInput;
  readonly at: number;
}>('draftUpdated');

/** The applicant put the focus in a field of a step that was opened before the server has answered. */
export const stepFocused = createAction<StepPath>('stepFocused');

/** What the applicant has pressed: valid answers, the review of the answers, which sends what is stored, or an action. */
export type Press =
  | {
      readonly kind: 'answers';
      readonly questionnaire: Questionnaire;
      readonly answers: Answers;
      readonly filledIn?: FilledIn | null;
    }
  | { readonly kind: 'review'; readonly questionnaire: Questionnaire }
  | { readonly kind: 'action'; readonly action: UnknownAction };

/** The applicant pressed while a request of the same lane was under way. The press is carried out when that has ended. */
export const pressQueued = createAction<{ readonly requestKey: RequestKey; readonly press: Press }>(
  'pressQueued',
);

/** The request of an action is being sent. */
export const actionSent = createAction<{
  readonly requestKey: RequestKey;
  readonly action: UnknownAction | null;
}>('actionSent');

/** The applicant has changed what a request of the screen contains, such as a tick. It is taken back if it waits: it would be sent by itself. */
export const requestInputChanged = createAction<RequestKey>('requestInputChanged');

/** The applicant pressed while a decision was held back. It is shown, and nothing is sent. */
export const heldDecisionShown = createAction('heldDecisionShown');

/** The server has led past these steps of a classic page. It knows their answers, so they count as submitted. */
export const stepsLedPast = createAction<readonly StepPath[]>('stepsLedPast');

/** The applicant wants to change the submitted answers of a state's screen that is still open. */
export const answersReopened = createAction<QuestionnaireKey>('answersReopened');

/** The applicant opens an earlier step to read or change it, and returns afterwards. */
export const changeRequested = createAction<{
  readonly path: StepPath;
  /** The last of consecutive steps that are changed together; null for one step. */
  readonly returnsAfter: StepPath | null;
}>('changeRequested');

/** Resets to progress 0 without a result or stale fields, and keeps the input (specification, section 4). */
export const stateCleared = createAction<{
  readonly begun: BegunApplication;
  /** Steps that must be submitted again, because their consent is no longer valid. */
  readonly stepsToReopen: readonly StepPath[];
  /** The step among them that opens now. */
  readonly stepToOpen: StepPath | null;
  /** The drafts without ticked consents. */
  readonly drafts: DynamicPagesState['drafts'];
}>('stateCleared');

/** Another application replaces this one. No earlier answer or decision remains. */
export const applicationReplaced = createAction<{
  readonly applicationId: string;
  readonly application: Lead;
  /** The announcement that explains it to the applicant. */
  readonly announcement: 'deleted' | null;
}>('applicationReplaced');

/** Another application that is open in this browser replaces this one, or an empty one after an end in another tab. */
export const applicationOpened = createAction<{
  readonly lead: LeadState;
  readonly dynamicPages: DynamicPagesState;
  readonly announcement: 'other-tab' | null;
}>('applicationOpened');

/** The application has ended in another tab, in this progress state. */
export const endFollowed = createAction<number>('endFollowed');

/** A new application after an end state. */
export interface Reapplication extends BegunApplication {
  /** The amount that it begins with, as from a link. Absent: the amount of the ended application. */
  readonly amount?: number;
}
/** The applicant starts a new application after an end state, in the next session. */
export const reapplicationStarted = createAction<Reapplication>('reapplicationStarted');

/** The application reached an end state, so personal data is removed from the browser. */
export const personalDataCleared = createAction('personalDataCleared');

/** The lead of a link that continues here, as decided by `decideContinuation`. */
export interface LeadContinued extends ContinuationDecision {
  /** The id of the application that is open, or a new one for another lead. */
  readonly applicationId: string;
  /** When the applicant chose it, in milliseconds since the epoch. From then on the application is stored, so that other tabs know its lead. */
  readonly at: number;
}
/** The applicant continues the lead of a link. */
export const leadContinued = createAction<LeadContinued>('leadContinued');

/** A response showed that the device's clock has jumped. The moments of the application are corrected. */
export const clockCorrected = createAction<ApplicationMoments>('clockCorrected');

/** The embedding page filled in questions that the applicant has not answered. */
export const prefillReceived = createAction<{
  /** The drafts with its values. */
  readonly drafts: DynamicPagesState['drafts'];
  readonly fields: readonly string[];
}>('prefillReceived');

/** The step that waits behind a request waits no longer: it is being sent, or an edit took it back. */
export const queuedStepCleared = createAction('queuedStepCleared');

/** The reducer of the calls was added: the state has their part from now on. */
export const callsAdded = createAction('callsAdded');

/** What other tabs have stored is read next: forms store what is typed in them. */
export const editsRequested = createAction('editsRequested');

/** This tab has read what the tabs of the application have stored together. */
export const tabFollowed = createAction<StoredApplication>('tabFollowed');

/** Before a reload, the server asked this tab to wait. */
export const waitRestored = createAction<{ readonly key: RequestKey; readonly waiting: WaitStatus }>(
  'waitRestored',
);

/** The checking screen opened, or the applicant pressed its button to check again. Listener: `listeners/checkingListeners.ts`. */
export const checkingOpened = createAction('checkingOpened');
/** The applicant goes on with this lead on another device, and this page follows. */
export const followingStarted = createAction('followingStarted');
/** The page no longer follows another device. */
export const followingEnded = createAction('followingEnded');
/** A page was restored from storage or from the browser's cache. The server may have moved the lead on in the meantime. */
export const pageRestored = createAction('pageRestored');
/** Request the lead's status. Listener: `listeners/checkingListeners.ts`. */
export const leadStatusRequested = createAction('leadStatusRequested');
/** Request the partner's address again. Listener: `listeners/endListeners.ts`. */
export const redirectRequested = createAction('redirectRequested');
/** The applicant pressed the button that leads to the partner. Listener: `listeners/endListeners.ts`. */
export const redirectClicked = createAction('redirectClicked');
/** The page that embeds the form forbids every window that the partner could open in. */
export const redirectBlocked = createAction('redirectBlocked');
/** The applicant requested an action on a state's screen, other than answering its questions. The response names the next state. Listener: `listeners/stateActionListeners.ts`. */
export const stateActionRequested = createAction<StateAction>('stateActionRequested');
/** The data for the state's screen are incomplete. The payload has the places of what was left out; none if the screen lacks what it needs. */
export const stepDataRejected = createAction<readonly string[]>('stepDataRejected');
/** The applicant accepted the offer of the partner. Listener: `listeners/customerListeners.ts`. */
export const offerAccepted = createAction('offerAccepted');
/** The applicant chose a password for the customer area. It is sent and never stored. Listener: `listeners/customerListeners.ts`. */
export const passwordChosen = createAction<{ readonly password: string }>('passwordChosen');
/** The applicant opened the list of their consents. Listener: `listeners/customerListeners.ts`. */
export const consentsOpened = createAction('consentsOpened');
/** The applicant gave or withdrew consents. The payload contains all of them. Listener: `listeners/customerListeners.ts`. */
export const consentsSubmitted =
  createAction<readonly { readonly id: string; readonly given: boolean }[]>('consentsSubmitted');
/** The applicant unsubscribes from e-mails. Listener: `listeners/customerListeners.ts`. */
export const unsubscribeRequested = createAction<{ readonly email: string }>('unsubscribeRequested');
/** The applicant wants to be called back. `needsSupport` is stored nowhere: it is in this event until the call is sent. Listener: `listeners/customerListeners.ts`. */
export const callBackRequested =
  createAction<Omit<CallArgument<'callBack'>['body'], 'id'>>('callBackRequested');
/** The applicant wants to do by the link what needs a code, or needs another code for it. Listener: `listeners/continueListeners.ts`. */
export const withdrawalCodeRequested = createAction('withdrawalCodeRequested');
/** The applicant confirmed the withdrawal with the code, which is sent and never stored. Listener: `listeners/continueListeners.ts`. */
export const withdrawalConfirmed = createAction<{ readonly code: string }>('withdrawalConfirmed');
/** The applicant confirmed a request after an end with the code, which is sent and never stored. Listener: `listeners/continueListeners.ts`. */
export const stageRequestConfirmed = createAction<{ readonly kind: StageRequest; readonly code: string }>(
  'stageRequestConfirmed',
);
/** The applicant requests a new application after an end state: for the amount that is named, else for the same amount as before. Listener: `listeners/endListeners.ts`. */
export const reapplyRequested = createAction(
  'reapplyRequested',
  (begin: Pick<Reapplication, 'amount'> = {}) => ({
    payload: begin,
  }),
);
/** The applicant opened a link that continues a lead. Listener: `listeners/continueListeners.ts`. */
export const continueLinkOpened = createAction<LinkParameters>('continueLinkOpened');
/** The applicant chose to continue the lead of the link. Listener: `listeners/continueListeners.ts`. */
export const continuationAccepted = createAction('continuationAccepted');
/** The applicant chose to keep the application that is already open in this browser. */
export const continuationDeclined = createAction('continuationDeclined');
/** The applicant starts a new application in place of the unknown lead of a link. Listener: `listeners/continueListeners.ts`. */
export const newApplicationRequested = createAction('newApplicationRequested');
/** A step of the form is shown. */
export const stepViewed = createAction<StepPath>('stepViewed');
/** The applicant submitted a step, and these questions have errors. */
export const stepValidationFailed = createAction<{
  readonly path: StepPath;
  /** Names of controls. */
  readonly names: readonly string[];
  /** The one whose answer excludes the applicant. */
  readonly excluded: string | null;
}>('stepValidationFailed');
