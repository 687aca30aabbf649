import type { ComponentType } from 'react';
import type { PartnerAddresses } from '../domain/journey/states/partnerAddresses';
import type { RenderLoader } from '../platform/loadOnce';
import type { PartnerReturn } from '../domain/journey/states/partnerFrames';
import type { StepPath } from '../domain/catalogue/steps';
import type { Answers, Questionnaire, QuestionnaireKey } from '../domain/pages/questionnaire';
import type { DocumentSide } from '../domain/documents/pictures';
import type { FormScreen, Page, PageStep } from '../domain/pages/resolvePage';
import type { AnswerReader } from '../form/engine/answerReader';
import type { CompanyLookUp } from '../form/lookUps/companyLookUp';
import type { LookUp } from '../form/lookUps/lookUp';
import type { PreparedPicture } from '../platform/pictures/prepare';
import type { KeyValueStorage } from '../platform/storage';
import type { ScreenAssets } from './screenAssets';
import type { LoanPanelProps } from './loan-panel/LoanPanel';
import type { LoanSummaryProps } from './step/LoanSummary';
import type { SaveDraft } from '../state/openDraft';
import type { RootState } from '../state/root';
import type { PictureUpload, UploadOptions } from '../state/submission/uploadPictures';

/** The screen that follows the open step and is drawn out of sight before its turn. */
export interface DrawnScreen {
  /** Null if no step follows that could be drawn. */
  readonly step: PageStep | null;
  /** The state with the present answers, if the review follows, which shows them. Otherwise null. */
  readonly reviewed: RootState | null;
  /** The steps that the present answers add to the path. */
  readonly added: readonly PageStep[];
  /** Hides what is inside an element from everybody. Returns the function that ends it. */
  readonly conceal: (root: Element) => () => void;
  /** Submits answers of the open step. If the drawn screen follows, it is shown first, and the answers are submitted after the paint. */
  readonly open: (answers: Answers, act: OpenDrawnScreen) => void;
}

export interface OpenDrawnScreen {
  /** Shows a drawn screen in the place of the open step, or with null the open step again. */
  readonly show: (screen: FormScreen | null) => void;
  readonly submit: () => void;
}

/** Receives the screen that follows the open step. */
export interface NextScreenListener {
  readonly onNext: (next: DrawnScreen) => void;
  /** The applicant types. Returns whether the screen that was told last is given up. */
  readonly onType: () => boolean;
}

/** Functions and facts that the application provides to screens. No screen accesses the browser directly. */
export interface ScreenServices {
  /** Loads the validation rules of a questionnaire on first use. */
  readonly loadReader: (questionnaire: Questionnaire) => Promise<AnswerReader>;
  /** Returns the same rules if they are loaded. */
  readonly getLoadedReader: (questionnaire: Questionnaire) => AnswerReader | null;
  /** Suggestions and values from the server beside an answer. */
  readonly lookUp: LookUp;
  readonly companies: CompanyLookUp;
  /**
   * Loads the address of a partner's logo. Null if none may be shown. Never fails, and is the same function
   * for the lifetime of the application.
   */
  readonly loadPartnerLogo: (name: string) => Promise<string | null>;
  /** Loads the questionnaires of the states by route. Returns the same promise until it fails. */
  readonly loadStates: RenderLoader<Readonly<Record<string, Questionnaire>>>;
  /** Loads what the screens after the form show of the brand and the country. Returns the same promise until it fails. */
  readonly loadScreenAssets: RenderLoader<ScreenAssets>;
  /** Submits valid answers of a step: stores the changed ones, then sends them or moves on. */
  readonly submitStep: (path: StepPath, answers: Answers) => unknown;
  /**
   * Watches which screen follows the open step, to draw it out of sight. Tells nothing on a device with little memory or where data are saved. Returns
   * the function that stops it.
   */
  readonly watchNextScreen: (
    open: FormScreen,
    languageTag: string,
    listener: NextScreenListener,
  ) => () => void;
  /** Sends the reviewed application. */
  readonly submitReview: () => unknown;
  /** Submits valid answers of a state's screen. */
  readonly submitState: (questionnaire: Questionnaire, answers: Answers) => unknown;
  /** Prepares a selected file for the upload as the picture of a side. */
  readonly preparePicture: (file: File, side: DocumentSide) => Promise<PreparedPicture>;
  /** Uploads the pictures of a document. Its status is that of a state action. */
  readonly uploadPictures: (pictures: PictureUpload, watch: UploadOptions) => Promise<void>;
  /** Opens the draft of a form: it stores values that were typed but not submitted, as long as the application is this one. */
  readonly openDraft: (key: QuestionnaireKey) => SaveDraft;
  /** Calls the listener when the page is hidden or closed. Returns the unsubscribe function. */
  readonly subscribeToPageHidden: (listener: () => void) => () => void;
  /** The address of a route of this application for links. */
  readonly getHref: (route: string) => string;
  /** The result with which a partner redirected the browser to the start of this visit. */
  readonly partnerReturn: PartnerReturn | null;
  /** Loads the rules for addresses of partners. Returns the same promise until it fails. */
  readonly loadPartnerAddresses: RenderLoader<PartnerAddresses>;
  /** The storage of this tab. */
  readonly tabStorage: Pick<KeyValueStorage, 'getParsed' | 'set'>;
  /** The loan on a first step that asks for something else; null if the first step asks for the loan. */
  readonly LoanSummary: ComponentType<LoanSummaryProps> | null;
  /** The loan beside the steps after the first. */
  readonly LoanPanel: ComponentType<LoanPanelProps>;
  /** Whether creating a lead needs a captcha from a third party. */
  readonly isCaptchaEnabled: boolean;
}

export interface ScreenProps {
  readonly page: Page;
  readonly services: ScreenServices;
  /** The path after the screen's route, for example the id of a lead to continue. */
  readonly routeSuffix: string;
  /** The query of the initial address, for example `refTransactionId=…`. */
  readonly query: string;
  /** Whether the applicant navigated inside the application. The heading then takes the focus. */
  readonly isArrival: boolean;
  /** Takes away what only the first screen has around its form, before its route is left. With false the route decides again. */
  readonly leaveFirstScreen: (isLeft: boolean) => void;
  /** The state that a screen shows while it is drawn before its turn. Absent if it is live. */
  readonly ahead?: RootState | undefined;
}
