import type { Answers } from '../../e2e/fixtures/answer';
import { answerStep, screenAfterForm } from '../../e2e/fixtures/robot';
import { leaveStep } from './leaving';
import type { Phone } from './phone';

/** What a walk through the whole form cost. */
export interface Flow {
  /** Milliseconds of each change from a step to the next. */
  readonly stepChanges: readonly number[];
  /** Milliseconds of script for each key. */
  readonly scriptPerKey: number;
}

const keys = 30;
/** Milliseconds between two keys: a fast typist. */
const keyEvery = 60;
/** Milliseconds in which what a key set off comes to its end. */
const aftermath = 400;
/** A line that takes letters, of any step but the first. */
const lettersSelector = ['text', 'email', 'search', '']
  .map((type) => `form[data-step] input[name]${type === '' ? ':not([type])' : `[type=${type}]`}`)
  .map((selector) => `${selector}:not([inputmode=numeric]):not([inputmode=decimal]):not([inputmode=tel])`)
  .join(', ');

/**
 * Walks through the form of a page that is quiet. The processor is slow while something is measured; answers are given at full
 * speed.
 */
export async function walk(phone: Phone, answers: Answers): Promise<Flow> {
  const { page, slow } = phone;
  const stepChanges: number[] = [];
  let scriptPerKey = Number.NaN;
  const isOver = async () => (await page.locator(screenAfterForm).count()) > 0;
  while (!(await isOver())) {
    if (Number.isNaN(scriptPerKey) && stepChanges.length > 0) scriptPerKey = await typeKeys(phone);
    await slow(false);
    await answerStep(page, answers);
    await slow(true);
    const took = await leaveStep(page);
    if (!(await isOver())) stepChanges.push(took);
  }
  return { stepChanges, scriptPerKey };
}

/** Milliseconds of script for each key in the first line that takes letters; NaN where the step has none. */
export async function typeKeys({ page, cdp }: Phone): Promise<number> {
  const line = page.locator(lettersSelector).first();
  if ((await line.count()) === 0) return Number.NaN;
  await line.focus();
  const before = await metric(cdp, 'ScriptDuration');
  for (let count = 0; count < keys; count += 1) {
    await page.keyboard.press('a');
    await page.waitForTimeout(keyEvery);
  }
  await page.waitForTimeout(aftermath);
  return (((await metric(cdp, 'ScriptDuration')) - before) / keys) * 1000;
}

/** One of the browser's own counts: seconds or bytes. */
export async function metric(cdp: Phone['cdp'], name: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
