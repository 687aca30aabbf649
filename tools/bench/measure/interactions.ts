import { answerByKeyboard } from '../../../e2e/fixtures/keyboard';
import { readCurrentStep, screenAfterFormSelector, waitUntilStepLeft } from '../../../e2e/fixtures/robot';
import type { BenchTarget } from '../targets';
import { lookTimeMs } from './formWalk';
import { openPhone, waitUntilIdle, type Device } from './phone';

/** One act of the applicant: a key or a press. */
export interface Interaction {
  readonly step: string;
  /** Such as `keydown`. */
  readonly event: string;
  /** The control's name or type. */
  readonly control: string;
  /** From the act to the next paint, in steps of eight milliseconds, as browsers report it. */
  readonly durationMs: number;
}

declare global {
  interface Window {
    interactions: Map<number, Interaction>;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface PerformanceEntry {
    readonly interactionId?: number;
    readonly target?: Node | null;
  }
}

/** The shortest duration that browsers report. */
const shortestMs = 16;

/** Runs in the page. Playwright serializes it, so it must not use outer variables. */
function recordInteractions(durationThreshold: number): void {
  const interactions = new Map<number, Interaction>();
  window.interactions = interactions;
  new PerformanceObserver((list) => {
    for (const { interactionId = 0, name: event, duration: durationMs, target } of list.getEntries()) {
      if (interactionId === 0 || durationMs <= (interactions.get(interactionId)?.durationMs ?? 0)) continue;
      const element = target instanceof Element ? target : null;
      const step = document.querySelector('form[data-step]')?.getAttribute('data-step') ?? '';
      const control = element?.getAttribute('name') ?? element?.getAttribute('type') ?? '';
      interactions.set(interactionId, { step, event, control, durationMs });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold });
}

/**
 * Walks through the form with the keys alone, on the slowed processor all the way.
 *
 * @returns every act that took longer than a frame, the slowest first
 */
export async function measureInteractions(
  device: Device,
  target: BenchTarget,
): Promise<readonly Interaction[]> {
  const phone = await openPhone(device, target.preparation);
  const { page, close } = phone;
  await page.addInitScript(recordInteractions, shortestMs);
  await page.goto(target.address);
  await waitUntilIdle(phone);
  const answers = target.answers();
  while ((await page.locator(screenAfterFormSelector).count()) === 0) {
    const step = await readCurrentStep(page);
    await answerByKeyboard(page, answers, () => page.waitForTimeout(lookTimeMs));
    await waitUntilStepLeft(page, step);
  }
  await waitUntilIdle(phone);
  const interactions = await page.evaluate(() => [...window.interactions.values()]);
  await close();
  return interactions.sort((one, other) => other.durationMs - one.durationMs);
}
