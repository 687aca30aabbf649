import { whenShown } from '../platform/page/prerendering';
import { setControl, setSlider, updateControlAfterPaint } from './controls';
import { isStopped, prefix, readStoredText } from './facts';
import { readLoanValue, showDueDayAfterPaint, showPrice } from './loanPrice';
import { createTypedStore, readTypedBefore } from './typedValues';
import { showVariant } from './variant';
import { saveWebFonts } from './webFonts';

/**
 * Runs in the document right after the form, before the first paint and before the application. Fills the built form with the
 * link's loan and with what was typed in the document before, and keeps it usable until the application hydrates it. The build inlines it as a script, so it imports little.
 * What must be known before the form is in `gate.ts`.
 */

/** Fills in the loan of the link. Returns whether it also fills in what was typed in the document before. */
function fillControls(): boolean {
  for (const part of ['amount', 'period'] as const) setSlider(`loan_${part}`, readLoanValue(part));
  const typed = readTypedBefore();
  for (const [name, value] of Object.entries(typed ?? {})) setControl(name, value);
  return typed !== null;
}

// Not part of what the application hydrates.
document.currentScript?.remove();

const typed = createTypedStore();
saveWebFonts();
whenShown(() => {
  if (HAS_VARIANTS) showVariant();
  if (document.documentElement.dataset['start'] === undefined) {
    if (fillControls()) typed.resume();
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) updateControlAfterPaint(activeElement);
    showPrice();
    showDueDayAfterPaint();
  }
  typed.store();
  document.addEventListener('visibilitychange', typed.store);
});

let pressCount = 0;

/** Marks a button as pressed. The application presses the marked ones. */
function markPressed(button: HTMLElement): void {
  pressCount += 1;
  button.dataset['pressed'] = String(pressCount);
}

/** Repeats the press that the document before has kept while the network was away. */
function repeatPress(): void {
  if (readStoredText('sessionStorage', 'pressed') === null) return;
  sessionStorage.removeItem(`${prefix}:pressed`);
  const button = document.querySelector<HTMLElement>('form [type=submit]');
  if (button !== null) markPressed(button);
}
repeatPress();
document.addEventListener('input', ({ target }) => {
  typed.onInput();
  // Whoever edits takes the press back.
  const form = target instanceof Element ? target.closest('form') : null;
  delete form?.querySelector<HTMLElement>('[type=submit]')?.dataset['pressed'];
  if (!isStopped() && target instanceof HTMLInputElement) updateControlAfterPaint(target);
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (isStopped() || button === null || button.dataset['choice'] !== undefined) return;
  markPressed(button);
});
document.addEventListener('submit', (event) => {
  if (!isStopped()) event.preventDefault();
});
