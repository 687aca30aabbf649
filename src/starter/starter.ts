import { parseLinkNumber } from '../domain/journey/arrival/linkNumber';
import { repairQuery } from '../domain/journey/arrival/linkQuery';
import { getNumberFormat } from '../domain/countries/formats';
import { clampToStep, type LoanLimits } from '../domain/catalogue/loanLimits';
import { formatDueDay } from '../domain/pages/dueDay';
import { countDecimals } from '../domain/countries/money';
import { calculateCostInDays, calculateCostInMonths } from '../domain/pages/cost';
import { formatCost } from '../domain/pages/price';
import { today } from '../platform/clock';
import {
  currency,
  isStopped,
  languageTag,
  periodScale,
  prefix,
  readMarkedApplication,
  readLinkMark,
  readStoredText,
  step,
  terms,
  timeZone,
  type MarkedApplication,
} from './facts';
import { whenShown } from '../platform/prerendering';
import { showVariant } from './variant';
import { saveWebFonts } from './webFonts';

/**
 * Runs in the document right after the form, before the first paint and before the application. Fills the built form with what is
 * stored and keeps it usable until the application hydrates it. The build inlines it as a script, so it imports only the rules of
 * prices. What must be known before the form is in `gate.ts`.
 */

type LoanPart = 'amount' | 'period';

/** The limits of the loan, if the first step shows a summary of the loan and no sliders. If null, the build removes the code for it. */
declare const LOAN: Readonly<Record<LoanPart, LoanLimits>> | null;

/** Whether the first step asks for a date. If not, the build removes the code for it. */
declare const HAS_DATES: boolean;

/** Whether the document has the first screens of variants. If not, the build removes the code for them. */
declare const HAS_VARIANTS: boolean;

let marked: MarkedApplication | null = null;
/** What is stored when the page is shown. */
const readMarked = () => (marked ??= readMarkedApplication());

/** Fills the controls of the first step from the lead, the link, the draft and what was typed. A later source overrides an earlier one. */
function fillControls(): void {
  const { pages, shared, typed } = readMarked();
  const filled: Record<string, string | boolean> = {};
  for (const part of ['amount', 'period'] as const) {
    const name = `loan_${part}`;
    setSlider(name, readLoanValue(part), (value) => (filled[name] = value));
  }
  for (const [name, value] of Object.entries((shared ?? pages)?.drafts?.[step] ?? {}))
    if (setControl(name, value)) filled[name] = value;
  // Until the application takes over, another tab may have changed or deleted what is stored.
  document.documentElement.dataset['filled'] = JSON.stringify(filled);
  for (const [name, value] of Object.entries(typed?.drafts?.[step] ?? {})) setControl(name, value);
}

/** The amount or the period of the link, else of the lead; undefined if none names it. */
function readLoanValue(name: LoanPart): number | undefined {
  const [value = '', ...others] = new Set(new URLSearchParams(repairQuery(location.search)).getAll(name));
  const asked = others.length === 0 ? parseLinkNumber(value.trim(), languageTag) : undefined;
  const { lead, shared } = readMarked();
  return asked ?? (shared ?? lead)?.application?.[name];
}

/** Whether the focus is in a control of an answer. A browser that painted a part of the form may have let the applicant type. */
function isInUse(name: string): boolean {
  const { activeElement } = document;
  return [activeElement?.getAttribute('name'), activeElement?.getAttribute('data-of')].includes(name);
}

/** @param onSet receives the text of the field beside the slider */
function setSlider(name: string, value: number | undefined, onSet: (text: string) => void): void {
  const slider = document.querySelector<HTMLInputElement>(`[data-of="${name}"]`);
  if (slider === null || value === undefined || isInUse(name)) return;
  slider.value = String(value);
  updateControl(slider);
  for (const line of document.getElementsByName(name))
    if (line instanceof HTMLInputElement) onSet(line.value);
}

/** Sets the controls of an answer. Returns false if one of them is in use. */
function setControl(name: string, value: string | boolean): boolean {
  if (isInUse(name)) return false;
  if (HAS_DATES) setDate(name, String(value));
  for (const control of document.getElementsByName(name)) {
    if (control instanceof HTMLSelectElement) control.value = String(value);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value === true;
    else control.value = String(value);
    updateControl(control);
  }
  return true;
}

/** Sets the controls of a date, of which each part has one. Other answers have none of these. */
function setDate(name: string, date: string): void {
  const [year, month, day] = date.split('-');
  for (const [part, text] of Object.entries({ year, month, day }))
    if (text !== undefined && document.getElementsByName(`${name}_${part}`).length > 0)
      setControl(`${name}_${part}`, text);
}

/** Copies the value between a slider and its text field. Returns the slider, or null if the control has none. */
function syncPair(control: HTMLInputElement): HTMLInputElement | null {
  const lineName = control.dataset['of'];
  const slider = lineName === undefined ? document.querySelector(`[data-of="${control.name}"]`) : control;
  const line = lineName === undefined ? control : document.getElementsByName(lineName)[0];
  if (!(slider instanceof HTMLInputElement) || !(line instanceof HTMLInputElement)) return null;
  if (lineName === undefined) {
    const amount = parseInt(line.value.replace(/[.,\s](?=\d{3})/g, ''), 10);
    // A range without a number would move to its middle.
    slider.value = Number.isNaN(amount) ? slider.min : String(amount);
  } else line.value = /\D/.test(line.defaultValue) ? formatNumber(slider.valueAsNumber) : slider.value;
  // Its place is as wide as its text.
  line.parentElement?.setAttribute('data-value', line.value);
  const track = slider.previousElementSibling;
  if (track instanceof HTMLProgressElement) track.value = Number(slider.value) - Number(slider.min);
  return slider;
}

function formatNumber(value: number): string {
  return getNumberFormat(languageTag, { useGrouping: 'always' }).format(value);
}

/** The build removes the calculation of the other scale. */
const calculateCost = periodScale === 'days' ? calculateCostInDays : calculateCostInMonths;

function formatPrice(amount: number, period: number) {
  return formatCost(calculateCost(amount, period, terms, countDecimals(currency)), { currency, languageTag });
}

/** Puts another number into a formatted text. */
const replaceNumber = (text: string, value: number) => text.replace(/\d[\d.,\s]*\d|\d/, formatNumber(value));

/** Updates the accessible value of a slider and the price. */
function updateSliderTexts(slider: HTMLInputElement): void {
  slider.setAttribute(
    'aria-valuetext',
    replaceNumber(slider.getAttribute('aria-valuetext') ?? '', slider.valueAsNumber),
  );
  showPrice();
  showDueDayAfterPaint();
}

function updateControl(control: HTMLInputElement): void {
  const slider = syncPair(control);
  if (slider !== null) updateSliderTexts(slider);
}

/** Updates a slider after input. The texts follow after the next paint, because creating number formats takes several frames. */
function updateControlAfterPaint(control: HTMLInputElement): void {
  const slider = syncPair(control);
  if (slider !== null) runAfterPaint(() => updateSliderTexts(slider));
}

/** Runs the work after the next paint, unless the application has taken over by then. */
function runAfterPaint(work: () => void): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isStopped()) work();
    }),
  );
}

let isMoved = false;

/** The loan that the first step shows: that of its sliders, or of its summary. Undefined if it shows neither. */
function readShownLoan():
  { readonly isMoved: boolean; readonly amount: number; readonly period: number } | undefined {
  if (LOAN !== null) {
    const { amount: amounts, period: periods } = LOAN;
    const amount = clampToStep(readLoanValue('amount') ?? amounts.default, amounts);
    const period = clampToStep(readLoanValue('period') ?? periods.default, periods);
    const isMoved =
      amount !== clampToStep(amounts.default, amounts) || period !== clampToStep(periods.default, periods);
    return { isMoved, amount, period };
  }
  const sliders = ['amount', 'period'].map((name) =>
    document.querySelector<HTMLInputElement>(`[data-of="loan_${name}"]`),
  );
  const [amount, period] = sliders.map((slider) => slider?.valueAsNumber);
  if (amount === undefined || period === undefined) return undefined;
  return { isMoved: sliders.some((slider) => slider?.value !== slider?.defaultValue), amount, period };
}

/**
 * Shows the loan and its price, if the step shows them and the loan is not the built one: formatting takes longer than everything else
 * here.
 */
function showPrice(): void {
  const shown = readShownLoan();
  isMoved ||= shown?.isMoved === true;
  if (shown === undefined || !isMoved) return;
  const { amount, period } = shown;
  const texts: Readonly<Record<string, string>> = { ...formatPrice(amount, period) };
  for (const part of document.querySelectorAll<HTMLElement>('[data-price]:not([data-price=due])')) {
    const figure = part.dataset['price'] ?? '';
    const text =
      texts[figure] ??
      (LOAN !== null ? replaceNumber(part.textContent, figure === 'amount' ? amount : period) : '');
    if (part.textContent !== text) part.textContent = text;
  }
}

/** Shows the day the loan is due, in the place that is kept for it: the first date format of a browser takes 100 ms on a slow phone. */
function showDueDayAfterPaint(): void {
  if (periodScale !== 'days') return;
  runAfterPaint(() => {
    const place = document.querySelector('[data-price=due]');
    const loan = readShownLoan();
    if (place !== null && loan !== undefined)
      place.textContent = formatDueDay(loan.period, today(timeZone), languageTag);
  });
}

let isEdited = false;
// Not part of what the application hydrates.
document.currentScript?.remove();

/**
 * Stores what is typed until the application takes over, which stores it itself: a slow page is reloaded, and a phone ends a page that it
 * does not show. With each input, because Safari sends no event when a document is left that has not finished loading.
 */
function storeTyped(): void {
  // After the application has taken over there is one thing to remove, and nothing to do with the next keys.
  if (isStopped() && !isEdited) return;
  isEdited &&= !isStopped();
  try {
    if (isEdited) {
      const values: Record<string, unknown> = Object.fromEntries(new FormData(document.forms[0]));
      for (const { name, checked } of document.querySelectorAll<HTMLInputElement>('form [type=checkbox]'))
        values[name] = checked;
      const value = {
        savedAt: Date.now(),
        applicationId: readMarked().id,
        link: readLinkMark(),
        drafts: { [step]: values },
      };
      sessionStorage.setItem(`${prefix}:typed`, JSON.stringify(value));
    } else sessionStorage.removeItem(`${prefix}:typed`);
  } catch {
    // Nothing is kept if the storage is blocked or full.
  }
}
saveWebFonts();
whenShown(() => {
  if (HAS_VARIANTS) showVariant();
  if (document.documentElement.dataset['start'] === undefined) {
    fillControls();
    isEdited = readMarked().typed !== null;
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) updateControlAfterPaint(activeElement);
    showPrice();
    showDueDayAfterPaint();
  }
  storeTyped();
  document.addEventListener('visibilitychange', storeTyped);
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
  isEdited ||= !isStopped();
  storeTyped();
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
