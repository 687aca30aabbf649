import type { Page } from '@playwright/test';
import type { ApplicantAnswers } from '../../../e2e/fixtures/answer';
import { answerStep, form, screenAfterFormSelector, readCurrentStep } from '../../../e2e/fixtures/robot';
import { textInputSelector } from './firstField';
import type { Phone } from './phone';

/** A click without effect on a loading page is repeated after this time. */
const clickIntervalMs = 500;

/**
 * Opens an address, answers its first step as soon as it exists, and clicks its button until the next step is shown.
 *
 * @returns when the next step was painted, in milliseconds since the navigation started
 */
export async function leaveFirstStep(
  { page }: Phone,
  address: string,
  answers: ApplicantAnswers,
): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(textInputSelector).first().waitFor({ state: 'attached' });
  const leaving = waitForNextStep(page);
  await answerStep(page, answers);
  for (;;) {
    await click(page);
    const at = await Promise.race([leaving, page.waitForTimeout(clickIntervalMs)]);
    if (at !== undefined) return at;
    // Hydration may have dropped answers that were given before it.
    if ((await form(page).locator('[aria-invalid=true]').count()) > 0) await answerStep(page, answers);
  }
}

/**
 * Clicks the button of the step on the screen.
 *
 * @returns the milliseconds from the click until the next step or the screen after the form is painted
 * @throws when the step is still shown after 30 seconds
 */
export async function leaveStep(page: Page): Promise<number> {
  const step = await readCurrentStep(page);
  const leaving = waitForNextStep(page);
  const clickedAt = await click(page);
  const at = await Promise.race([leaving, page.waitForTimeout(30_000)]);
  if (at === undefined) throw new Error(`The step ${step} was not left.`);
  return at - clickedAt;
}

/** Clicks the button. Returns the time in milliseconds since the navigation started. */
function click(page: Page): Promise<number> {
  return page.evaluate(() => {
    const clickedAt = performance.now();
    document.querySelector<HTMLButtonElement>('form[data-step] button[type=submit]')?.click();
    return clickedAt;
  });
}

/** Resolves with the time when the next step or the screen after the form is painted. */
function waitForNextStep(page: Page): Promise<number> {
  return page.evaluate(
    (screenAfterForm) =>
      new Promise<number>((resolve) => {
        const step = document.querySelector('form[data-step]')?.getAttribute('data-step');
        const observer = new MutationObserver(() => {
          const shown = document.querySelector('form[data-step]')?.getAttribute('data-step') ?? null;
          const hasEnded = document.querySelector(screenAfterForm) !== null;
          if (!hasEnded && (shown === null || shown === step)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after the frame's callbacks runs after the paint.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now()));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    screenAfterFormSelector,
  );
}
