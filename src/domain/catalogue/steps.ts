import type { Step } from './step';
import { bankSteps } from './steps/bank';
import { classicSteps } from './steps/classic';
import { homeSteps } from './steps/home';
import { householdSteps } from './steps/household';
import { incomeSteps } from './steps/income';
import { loanSteps } from './steps/loan';
import { personSteps } from './steps/person';
import { referenceSteps } from './steps/reference';
import { spendingSteps } from './steps/spending';
import { workSteps } from './steps/work';

/**
 * Every step by its path (specification, section 2). A page picks and orders them and may add or drop data points.
 */
const entries = {
  ...loanSteps,
  ...personSteps,
  ...householdSteps,
  ...homeSteps,
  ...incomeSteps,
  ...workSteps,
  ...spendingSteps,
  ...bankSteps,
  ...referenceSteps,
  ...classicSteps,
} as const;

export type StepPath = keyof typeof entries;

export const steps: Readonly<Record<StepPath, Step>> = entries;
