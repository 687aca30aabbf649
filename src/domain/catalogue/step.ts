import type { DataPointName } from './names';

/** The parts of the application. The progress shows their names (specification, section 3, *Step*). */
export type ContextLabel =
  | 'loan_information'
  | 'personal_details'
  | 'demographic_details'
  | 'contact_information'
  | 'marital_details'
  | 'education'
  | 'address_information'
  | 'income_information'
  | 'housing_information'
  | 'expenses'
  | 'employment_details'
  | 'other_information'
  | 'banking_details'
  | 'mortgage_information'
  | 'reference_details';

/** A `modal` step opens in a dialog over the step before it. */
export type StepType = 'loan-information' | 'personal-information' | 'dynamic' | 'modal';

export interface Step {
  readonly contextLabel: ContextLabel;
  readonly type: StepType;
  readonly dataPoints: readonly DataPointName[];
  /** Asked from the start, even if the server has not asked for any of its data points. */
  readonly includeOnInit?: true;
}

/** Makes a step: a `dynamic` one, unless `rest` names its type. */
export const defineStep = (
  contextLabel: ContextLabel,
  dataPoints: readonly DataPointName[],
  rest: Partial<Pick<Step, 'type' | 'includeOnInit'>> = {},
): Step => ({ contextLabel, type: 'dynamic', dataPoints, ...rest });
