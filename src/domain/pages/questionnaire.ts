import type { DataPoint } from '../catalogue/kinds';
import type { DataPointName } from '../catalogue/names';
import type { StepPath } from '../catalogue/steps';

/** A data point as one page asks it: with what its country and the page change of it. */
export interface AskedDataPoint {
  readonly name: DataPointName;
  readonly point: DataPoint;
}

/**
 * Names a questionnaire: a step of the form by its path, a state's screen by `states>` and its route. Its words stand under
 * this key in the namespace `steps`, and its draft is kept under it.
 */
export type QuestionnaireKey = StepPath | `states>${string}`;

/** What is asked together and sent or left together: a step of a page, or the screen of a state that asks. */
export interface Questionnaire {
  readonly key: QuestionnaireKey;
  /** The address below the base path, without slashes; `data-step` of the form. */
  readonly route: string;
  /** In the order asked, before any of them is hidden. */
  readonly dataPoints: readonly AskedDataPoint[];
}
