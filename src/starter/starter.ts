import { whenShown } from '../platform/page/prerendering';
import { setControl, setSlider, updateControlAfterPaint } from './controls';
import { isStopped, prefix, readStoredText, firstStep } from './facts';
import { showDueDayAfterPaint, showPrice } from './loanPrice';
import { readLoanValue, readMarked } from './shownApplication';
import { createTypedStore } from './typedValues';
import { showVariant } from './variant';
import { saveWebFonts } from './webFonts';

/**
 * Runs in the document right after the form, before the first paint and before the application. Fills the built form with what is
 * stored and keeps it usable until the application hydrates it. The build inlines it as a script, so it imports little.
 * What must be known before the form is in `gate.ts`.
 */

/** Fills the controls of the first step from the lead, the link, the draft and what was typed. A later source overrides an earlier one. */
function fillControls(): void {
  const { pages, shared, typed } = readMarked();
  const filled: Record<string, string | boolean> = {};
  for (const part of ['amount', 'period'] as const) {
    const name = `loan_${part}`;
    setSlider(name, readLoanValue(part), (value) => (filled[name] = value));
  }
  for (const [name, value] of Object.entries((shared ?? pages)?.drafts?.[firstStep] ?? {}))
    if (setControl(name, value)) filled[name] = value;
  // Until the application takes over, another tab may have changed or deleted what is stored.
  document.documentElement.dataset['filled'] = JSON.stringify(filled);
  for (const [name, value] of Object.entries(typed?.drafts?.[firstStep] ?? {})) setControl(name, value);
}

// Not part of what the application hydrates.
document.currentScript?.remove();

const typed = createTypedStore();
saveWebFonts();
whenShown(() => {
  if (HAS_VARIANTS) showVariant();
  if (document.documentElement.dataset['start'] === undefined) {
    fillControls();
    typed.resume();
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
