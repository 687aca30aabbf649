import type { ReactNode } from 'react';
import type { DataPointName } from '../../domain/catalogue/names';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { OptionNames } from '../../domain/countries/optionNames';
import { isRequestPending, type RequestStatus } from '../../domain/journey/calls/requestStatus';
import type { FilledIn } from '../../domain/pages/filledIn';
import type { Answers, PageQuestion, Questionnaire } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { QuestionIndex } from '../../domain/pages/questionIndex';
import type { PolicyText } from '../consents/policyText';
import type { CompanyLookUp } from '../lookUps/companyLookUp';
import type { LookUp } from '../lookUps/lookUp';
import type { AnswerReader } from './answerReader';

/** The questions of a step, and what their rules and fields depend on. */
export interface StepQuestions {
  readonly page: Page;
  /** All questions of the step, also those that are hidden now. */
  readonly questionnaire: Questionnaire;
  /** All questions of the application: the options of a choice may depend on any of them. */
  readonly index: QuestionIndex;
  /** Returns the questions of the step that are visible with these answers, typed or stored. */
  readonly getVisible: (answers: Answers) => readonly PageQuestion[];
  /** The answers of the lead, to this step and to others. */
  readonly knownAnswers: Answers;
  readonly filledIn: FilledIn;
  readonly policies: readonly PolicyText[];
}

/** The values of a step's controls, as text. */
export interface StepValues {
  /** The values at the start: the draft over the base values. */
  readonly initial: QuestionnaireInput;
  /** The values of controls that nobody edited. They change with the lead; during hydration they are those of the build. */
  readonly base: QuestionnaireInput;
  /** Values that have arrived while the form is open. They replace what is typed; another object when there are others. */
  readonly received?: QuestionnaireInput | undefined;
  /** In an event: the base values of the present lead. */
  readonly readBase: () => QuestionnaireInput;
  /** In an event: the values with which the step would start now. */
  readonly readInitial: () => QuestionnaireInput;
  /** Receives the edited values shortly after the last key. */
  readonly onDraft: (input: QuestionnaireInput) => void;
}

/** An error that the server reported for a question of this step, by its control. */
export interface ServerError {
  readonly control: string;
  readonly code: string;
}

/** An error that the server reported for another step, or for no question of the page. */
export interface OtherStepError {
  /** Null if no step asks the question: the text is general then, and there is no link. */
  readonly question: PageQuestion | null;
  readonly code: string;
  /** Whether the step comes before the present one. */
  readonly isBefore: boolean;
  readonly href: string;
  readonly onOpen: () => void;
}

/** The server's errors. */
export interface StepErrors {
  /** On questions of this step. */
  readonly here: readonly ServerError[];
  /** On questions of other steps, or on none. */
  readonly elsewhere: readonly OtherStepError[];
  /** The question with an error whose link the applicant followed in the summary of another step; another object for each press. */
  readonly startAt: { readonly name: DataPointName } | undefined;
}

/** What a step needs from the application. */
export interface StepServices {
  readonly loadReader: () => Promise<AnswerReader>;
  /** Null until the rules are loaded. */
  readonly getLoadedReader: () => AnswerReader | null;
  /** What people call the options of long lists; null until it is loaded. The same function from render to render. */
  readonly getOptionNames: () => OptionNames | null;
  /** The same function from render to render. */
  readonly lookUp: LookUp;
  readonly companies: CompanyLookUp;
  /** Persists the stored draft now: the page is hidden or left. */
  readonly persist: () => void;
  /**
   * Calls `onRead` before the answers of other tabs are read: edits that only the form has are stored then. Calls `onFollowed` if there are
   * others.
   */
  readonly subscribeToTabs: (listeners: {
    readonly onRead: () => void;
    readonly onFollowed: () => void;
  }) => () => void;
  /** Called when a field takes the focus. */
  readonly onEnter?: () => void;
  /**
   * Called at a press. The function that it returns tells whether what the answers are given to is still the same, and says so on the screen if
   * not: the rules may load for a while.
   */
  readonly watchPlace?: () => () => boolean;
}

/** A control that stopped a submit, and the code of its error. */
export interface InvalidControl {
  readonly control: string;
  readonly code: string;
}

/** The submit button and the request behind it. */
export interface StepSubmission {
  readonly status: RequestStatus;
  /** Whether the request is that of a step before, for which the applicant does not wait here. */
  readonly isAhead?: boolean;
  readonly label: string;
  /** Replaces the text "not saved" where the request saves nothing. */
  readonly notSavedText?: string | undefined;
  /**
   * @param changed the answers that the lead does not have in this form yet
   * @param filledIn the sources of the answers that look-ups filled in; null if it is not known
   */
  readonly onSubmit: (answers: Answers, changed: Answers, filledIn: FilledIn | null) => void;
  readonly onInvalid?: ((invalid: readonly InvalidControl[]) => void) | undefined;
}

/** Whether the applicant waits for the response to the request. */
export function isApplicantWaiting({
  status,
  isAhead = false,
}: Pick<StepSubmission, 'status' | 'isAhead'>): boolean {
  return isRequestPending(status) && !isAhead;
}

/** The summary of the errors above the questions. */
export interface ShownErrors {
  /** Counts its openings. It takes the focus at each of them. */
  readonly round: number;
  /** False before it is shown, and again once every error is corrected. */
  readonly isOpen: boolean;
}

export interface StepFormProps {
  readonly questions: StepQuestions;
  readonly values: StepValues;
  readonly errors: StepErrors;
  readonly services: StepServices;
  readonly submission: StepSubmission;
  /** Heading and text above the questions. */
  readonly heading: (errors: ShownErrors) => ReactNode;
  /** Above the button, for example the answers to review. */
  readonly children?: ReactNode;
  /** Above the button, about the errors of the answers. */
  readonly aboutErrors?: ((invalid: readonly InvalidControl[]) => ReactNode) | undefined;
  /** Under the button. */
  readonly below?: ReactNode;
}
