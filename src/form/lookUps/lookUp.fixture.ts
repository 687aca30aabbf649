import type { StepPath } from '../../domain/catalogue/steps';
import type { AskedDataPoint } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { Found, LookUp } from './lookUp';

/** One asking of a pretended look-up, which ends when the test says so. */
interface Asking {
  readonly value: string;
  readonly signal: AbortSignal;
  readonly end: (found: Found | null) => void;
  readonly fail: (reason: Error) => void;
}

/** A look-up that answers when it is told to, and what it was asked with so far. */
export function heldLookUp(): { readonly lookUp: LookUp; readonly asked: readonly Asking[] } {
  const asked: Asking[] = [];
  const lookUp: LookUp = (_name, value, signal) =>
    new Promise((end, fail) => {
      asked.push({ value, signal, end, fail });
    });
  return { lookUp, asked };
}

/** The page with other questions on one of its steps. */
export function asking(page: Page, path: StepPath, dataPoints: readonly AskedDataPoint[]): Page {
  return {
    ...page,
    steps: page.steps.map((step) => (step.path === path ? { ...step, dataPoints } : step)),
  };
}
