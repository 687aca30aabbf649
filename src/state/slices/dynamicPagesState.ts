import type { FilledIn } from '../../domain/pages/filledIn';
import type { QuestionnaireInput } from '../../domain/catalogue/input';
import type { StepPath } from '../../domain/catalogue/steps';

/** The applicant's progress through the form. */
export interface DynamicPagesState {
  /** The data points that the server requests, by name; null before its first response. */
  readonly requested: readonly string[] | null;
  /** Whether QA requested all data points of the server. A response about the lead then does not reduce them. */
  readonly isWhole: boolean;
  /** Submitted steps by path; submitted questionnaires of states by key, if their screen stays open. */
  readonly submitted: readonly string[];
  /** Typed values that are not submitted, by the key of their questionnaire. */
  readonly drafts: Readonly<Record<string, QuestionnaireInput>>;
  /** The submitted answers that look-ups filled in, with their sources. */
  readonly filledIn: FilledIn;
  /** Whether the applicant returns after this step to where they came from (a change, a server error). */
  readonly isReturning: boolean;
  /** The last of consecutive steps that are changed together, after which the applicant returns; null for one step. */
  readonly returnsAfter: string | null;
}

export const initialDynamicPages: DynamicPagesState = {
  requested: null,
  isWhole: false,
  submitted: [],
  drafts: {},
  filledIn: {},
  isReturning: false,
  returnsAfter: null,
};

/** The same list if none of the steps is submitted. */
export function withoutSteps(submitted: readonly string[], paths: readonly StepPath[]): readonly string[] {
  const isOther = (path: string) => !paths.some((step) => step === path);
  return submitted.every(isOther) ? submitted : submitted.filter(isOther);
}

/** Whether two drafts have the same values, in any order. */
export function isSameDraft(one: QuestionnaireInput = {}, other: QuestionnaireInput = {}): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
