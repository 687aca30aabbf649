import type { FrameTarget, PartnerReturn } from '../domain/journey/states/partnerFrames';
import type { RedirectTarget } from '../domain/journey/states/redirect';
import type { StepPath } from '../domain/catalogue/steps';
import type { TypedValues } from '../domain/catalogue/typed';
import type { Answers, Questionnaire, QuestionnaireKey } from '../domain/pages/questionnaire';
import type { Side } from '../domain/documents/pictures';
import type { Page } from '../domain/pages/resolvePage';
import type { AnswerReader } from '../form/engine/answerReader';
import type { Companies } from '../form/lookUps/companies';
import type { LookUp } from '../form/lookUps/lookUp';
import type { PreparedPicture } from '../platform/pictures/prepare';
import type { SentPictures, Watch } from '../state/following/pictures';

/** What a screen may ask of the world around it. Made by the application; no screen touches the browser itself. */
export interface ScreenServices {
  /** The rules that judge the answers to a questionnaire; loaded when the first of them has to be judged. */
  readonly loadReader: (questionnaire: Questionnaire) => Promise<AnswerReader>;
  /** The same rules, if they are there already. */
  readonly readerAtHand: (questionnaire: Questionnaire) => AnswerReader | null;
  /** What the server knows to offer or fill in beside an answer. */
  readonly lookUp: LookUp;
  readonly companies: Companies;
  /** The address of a partner's picture; null where there is none that may be shown. Never fails; the same function for good. */
  readonly partnerLogo: (name: string) => Promise<string | null>;
  /** What the states that only ask ask, by route; the same promise until it failed. */
  readonly loadStates: () => Promise<Readonly<Record<string, Questionnaire>>>;
  /** A step's answers are in order: those that are news to the lead are kept, and sent or led on from. */
  readonly submitStep: (path: StepPath, answers: Answers) => unknown;
  /** The answers to a state's screen are in order: they are sent. */
  readonly submitState: (questionnaire: Questionnaire, answers: Answers) => unknown;
  /** Makes of a chosen file what is sent as the picture of a side. */
  readonly preparePicture: (chosen: File, side: Side) => Promise<PreparedPicture>;
  /** Sends the pictures of a document; how that stands is told as that of any act. */
  readonly sendPictures: (pictures: SentPictures, watch: Watch) => Promise<void>;
  /** Keeps what is typed and not submitted. */
  readonly keepDraft: (key: QuestionnaireKey, typed: TypedValues) => void;
  /** Calls when the page is being hidden or left; answers how to stop. */
  readonly subscribeHidden: (listener: () => void) => () => void;
  /** The full address of a route of this application, for links. */
  readonly hrefOf: (route: string) => string;
  /** Whether a partner's page may stand in a frame, and with which rights; null where it may not. */
  readonly judgeFrame: (address: string) => FrameTarget | null;
  /** What a partner sent the browser back with when this visit began. */
  readonly partnerReturn: PartnerReturn | null;
  readonly judgeRedirect: (address: string) => RedirectTarget;
  /** Whether somebody else is asked, when a lead is made, if the applicant is a robot. */
  readonly asksCaptcha: boolean;
}

export interface ScreenProps {
  readonly page: Page;
  readonly services: ScreenServices;
  /** What follows the screen's name in the address, for example the id of a lead to continue. */
  readonly rest: string;
  /** The query of the address at the start, for example `refTransactionId=…`. */
  readonly query: string;
  /** Whether the applicant came here by moving inside the application, so that the heading takes the focus. */
  readonly isArrival: boolean;
}
