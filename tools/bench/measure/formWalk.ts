import type { ApplicantAnswers } from '../../../e2e/fixtures/answer';
import { answerStep, screenAfterFormSelector } from '../../../e2e/fixtures/robot';
import { leaveStep } from './leaveStep';
import type { Phone } from './phone';

/** The costs of a walk through the whole form. */
export interface WalkResult {
  /** The duration of each change to the next step. */
  readonly stepChangesMs: readonly number[];
  /** Script time per key press. */
  readonly scriptPerKeyMs: number;
}

const keyCount = 30;
/** The interval of a fast typist. */
const keyIntervalMs = 60;
/** The time after which the work of the last key press has finished. */
const settleTimeMs = 400;
/** The time from the last answer to the press. */
export const lookTimeMs = 600;
/** Text inputs that accept letters. */
const letterInputSelector = ['text', 'email', 'search', '']
  .map((type) => `form[data-step] input[name]${type === '' ? ':not([type])' : `[type=${type}]`}`)
  .map((selector) => `${selector}:not([inputmode=numeric]):not([inputmode=decimal]):not([inputmode=tel])`)
  .join(', ');

/** Walks through the form of an idle page. The processor is slowed down only during measurements, not while answers are filled in. */
export async function measureWalk(phone: Phone, answers: ApplicantAnswers): Promise<WalkResult> {
  const { page, setSlow } = phone;
  const stepChangesMs: number[] = [];
  let scriptPerKeyMs = Number.NaN;
  const hasEnded = async () => (await page.locator(screenAfterFormSelector).count()) > 0;
  while (!(await hasEnded())) {
    if (Number.isNaN(scriptPerKeyMs) && stepChangesMs.length > 0)
      scriptPerKeyMs = await measureKeyCost(phone);
    await setSlow(false);
    await answerStep(page, answers);
    await setSlow(true);
    await page.waitForTimeout(lookTimeMs);
    const durationMs = await leaveStep(page);
    if (!(await hasEnded())) stepChangesMs.push(durationMs);
  }
  return { stepChangesMs, scriptPerKeyMs };
}

/** Script time per key press in the first text input that accepts letters. NaN if the step has none. */
export async function measureKeyCost({ page, cdp }: Phone): Promise<number> {
  const line = page.locator(letterInputSelector).first();
  if ((await line.count()) === 0) return Number.NaN;
  await line.focus();
  // What follows the paint of the step is no cost of a key.
  await page.waitForTimeout(settleTimeMs);
  const before = await readMetric(cdp, 'ScriptDuration');
  for (let count = 0; count < keyCount; count += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(keyIntervalMs);
  }
  await page.waitForTimeout(settleTimeMs);
  return (((await readMetric(cdp, 'ScriptDuration')) - before) / keyCount) * 1000;
}

/** Reads a metric of the browser, in seconds or bytes. */
export async function readMetric(cdp: Phone['cdp'], name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
