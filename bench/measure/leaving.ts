import type { Page } from '@playwright/test';
import type { Answers } from '../../e2e/fixtures/answer';
import { answerStep, form, screenAfterForm, stepShown } from '../../e2e/fixtures/robot';
import { lineSelector } from './firstField';
import type { Phone } from './phone';

/** Milliseconds after which a press that had no effect is repeated while the page is still coming. */
const pressEvery = 500;

/**
 * Opens an address, answers its first step as soon as it is there, and presses until it is left.
 *
 * @returns when what follows was painted, in milliseconds since the navigation began
 */
export async function leaveFirstStep({ page }: Phone, address: string, answers: Answers): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(lineSelector).first().waitFor({ state: 'attached' });
  const leaving = untilLeft(page);
  await answerStep(page, answers);
  for (;;) {
    await press(page);
    const at = await Promise.race([leaving, page.waitForTimeout(pressEvery)]);
    if (at !== undefined) return at;
    // Answers that were given before the page had arrived may be gone with what it replaced.
    if ((await form(page).locator('[aria-invalid=true]').count()) > 0) await answerStep(page, answers);
  }
}

/**
 * Presses the button of the step that is on the screen.
 *
 * @returns milliseconds from the press to the next step, or the screen after the form, being painted
 * @throws when the step is still there long after
 */
export async function leaveStep(page: Page): Promise<number> {
  const step = await stepShown(page);
  const leaving = untilLeft(page);
  const pressedAt = await press(page);
  const at = await Promise.race([leaving, page.waitForTimeout(30_000)]);
  if (at === undefined) throw new Error(`The step ${step} was not left.`);
  return at - pressedAt;
}

/** When the button was pressed, in milliseconds since the navigation began. */
function press(page: Page): Promise<number> {
  return page.evaluate(() => {
    const pressedAt = performance.now();
    document.querySelector<HTMLButtonElement>('form[data-step] button[type=submit]')?.click();
    return pressedAt;
  });
}

/** When another step, or the screen after the form, is painted. */
function untilLeft(page: Page): Promise<number> {
  return page.evaluate(
    (screenAfterForm) =>
      new Promise<number>((resolve) => {
        const step = document.querySelector('form[data-step]')?.getAttribute('data-step');
        const observer = new MutationObserver(() => {
          const shown = document.querySelector('form[data-step]')?.getAttribute('data-step') ?? null;
          const isOver = document.querySelector(screenAfterForm) !== null;
          if (!isOver && (shown === null || shown === step)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after the callbacks of the frame: it is painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now()));
            port1.start();
            port2.postMessage(null);
          });
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
      }),
    screenAfterForm,
  );
}
