import type { BodyShape } from '../../pages/buildCallBody';
import type { Questionnaire } from '../../pages/questionnaire';
import { dropUndefined } from '../../lead/dropUndefined';
import { questionStateRows, type AfterOfferRoute, type Flow, type QuestionStateRow } from './progressStates';

export type QuestionState = (typeof questionStateRows)[number];
export type QuestionStateRoute = QuestionState['route'];

/** In the order of their states' numbers. */
export const questionStates: readonly QuestionState[] = questionStateRows;

/** The `operationId` of a call that receives the answers of a state. */
export type AnswerEndpoint = EndpointIn<QuestionState['endpoint']>;
type EndpointIn<Endpoint> = Endpoint extends string ? Endpoint : Endpoint[keyof Endpoint];

/** The endpoint of a state in a page's flow. */
export function endpointFor({ endpoint }: QuestionState, flow: Flow): AnswerEndpoint {
  return typeof endpoint === 'string' ? endpoint : endpoint[flow];
}

/** The questionnaire of a state on a page, and where its answers are sent. */
export interface StateQuestionnaire extends Questionnaire, SubmitTarget {}

interface SubmitTarget {
  /** The `operationId` of the call that receives the answers. */
  readonly endpoint: AnswerEndpoint;
  readonly body: BodyShape;
  /** Whether the request also contains the answers of the form. */
  readonly confirms: boolean;
  /** Whether the server leaves the applicant in the state after the request, because its screen goes on to something else. */
  readonly staysAfterSubmit: boolean;
  /** The state whose screen asks these too, and goes on to something else after them. */
  readonly returnsTo?: AfterOfferRoute;
}

/** The endpoint and the body of a state's answers in a page's flow. */
export function getSubmitTarget(row: QuestionState, flow: Flow): SubmitTarget {
  const { body = 'lead-parts', confirms, staysAfterSubmit, returnsTo }: QuestionStateRow = row;
  return {
    endpoint: endpointFor(row, flow),
    body,
    confirms: confirms === true,
    staysAfterSubmit: staysAfterSubmit === true,
    ...dropUndefined({ returnsTo }),
  };
}
