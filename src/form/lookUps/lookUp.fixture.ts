import { vi } from 'vitest';
import type { StepPath } from '../../domain/catalogue/steps';
import type { PageQuestion } from '../../domain/pages/questionnaire';
import type { Page } from '../../domain/pages/resolvePage';
import type { FoundLists, LookUp } from './lookUp';
import { lookUpDelayMs } from './lookUpDelay';

/** One request of a fake look-up. The test resolves or rejects it. */
interface ManualRequest {
  readonly value: string;
  readonly signal: AbortSignal;
  readonly resolve: (found: FoundLists | null) => void;
  readonly reject: (reason: Error) => void;
}

/** Creates a fake look-up whose requests the test resolves. */
export function createManualLookUp(): {
  readonly lookUp: LookUp;
  readonly requests: readonly ManualRequest[];
} {
  const requests: ManualRequest[] = [];
  const lookUp: LookUp = (_name, value, signal) =>
    new Promise((resolve, reject) => {
      requests.push({ value, signal, resolve, reject });
    });
  return { lookUp, requests };
}

/** Ends the pause after typing at once, so that a test does not wait for it. Keys that follow one another are still one change. */
export function skipLookUpDelay(): void {
  const { setTimeout } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, delayMs?: number) =>
    setTimeout(run, delayMs === lookUpDelayMs ? 0 : delayMs),
  );
}

/** Returns the page with other questions in one of its steps. */
export function withQuestions(page: Page, path: StepPath, dataPoints: readonly PageQuestion[]): Page {
  return {
    ...page,
    steps: page.steps.map((step) => (step.path === path ? { ...step, dataPoints } : step)),
  };
}
