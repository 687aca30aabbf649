import type { CataloguedName } from './dataPoints';

/** Names of the parts of the application, shown beside the progress (specification, section 3, *Step*). */
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

/** `modal` steps are asked in a dialog over the step before them. */
export type StepType = 'loan-information' | 'personal-information' | 'dynamic' | 'modal';

export interface Step {
  readonly contextLabel: ContextLabel;
  readonly type: StepType;
  readonly dataPoints: readonly CataloguedName[];
  /** Asked at the start, whether or not the server has asked for one of its data points. */
  readonly includeOnInit?: true;
}

/** A part of the catalogue of steps, by their paths. */
export type Steps = Readonly<Record<string, Step>>;
