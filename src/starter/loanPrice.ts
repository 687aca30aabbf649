import { clampToStep } from '../domain/catalogue/loanLimits';
import { parseLinkNumber } from '../domain/journey/arrival/linkNumber';
import { repairQuery } from '../domain/journey/arrival/linkQuery';
import { getNumberFormat } from '../domain/countries/formats';
import { countDecimals } from '../domain/countries/money';
import { calculateCostInDays, calculateCostInMonths } from '../domain/pages/costs/cost';
import { formatDueDay } from '../domain/pages/costs/dueDay';
import { formatCost } from '../domain/pages/costs/price';
import { today } from '../platform/device/clock';
import { currency, isStopped, languageTag, periodScale, terms, timeZone } from './facts';

/** The amount or the period of the link; undefined if it names none. */
export function readLoanValue(name: 'amount' | 'period'): number | undefined {
  const [value = '', ...others] = new Set(new URLSearchParams(repairQuery(location.search)).getAll(name));
  return others.length === 0 ? parseLinkNumber(value.trim(), languageTag) : undefined;
}

/** Formats a number as the fields of the loan show it. */
export function formatNumber(value: number): string {
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
export function updateSliderTexts(slider: HTMLInputElement): void {
  slider.setAttribute(
    'aria-valuetext',
    replaceNumber(slider.getAttribute('aria-valuetext') ?? '', slider.valueAsNumber),
  );
  showPrice();
  showDueDayAfterPaint();
}

/** Runs the work after the next paint, unless the application has taken over by then. */
export function runAfterPaintUnlessStopped(work: () => void): void {
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
export function showPrice(): void {
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
export function showDueDayAfterPaint(): void {
  if (periodScale !== 'days') return;
  runAfterPaintUnlessStopped(() => {
    const place = document.querySelector('[data-price=due]');
    const loan = readShownLoan();
    if (place !== null && loan !== undefined)
      place.textContent = formatDueDay(loan.period, today(timeZone), languageTag);
  });
}
