import type { Step } from './step';
import { bankSteps } from './parts/bank';
import { classicSteps } from './parts/classic';
import { homeSteps } from './parts/home';
import { householdSteps } from './parts/household';
import { incomeSteps } from './parts/income';
import { loanSteps } from './parts/loan';
import { personalSteps } from './parts/personal';
import { referenceSteps } from './parts/reference';
import { expensesSteps } from './parts/expenses';
import { employmentSteps } from './parts/employment';

/** Every step by its path (specification, section 2). A page selects and orders them and may add or drop data points. */
const entries = {
  ...loanSteps,
  ...personalSteps,
  ...householdSteps,
  ...homeSteps,
  ...incomeSteps,
  ...employmentSteps,
  ...expensesSteps,
  ...bankSteps,
  ...referenceSteps,
  ...classicSteps,
} as const;

export type StepPath = keyof typeof entries;

export const steps: Readonly<Record<StepPath, Step>> = entries;
