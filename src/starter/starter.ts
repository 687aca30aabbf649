import { getNumberFormat } from '../domain/countries/formats';
import { createConsentRecord, isCurrentRecord, type ConsentFacts } from '../domain/tracking/consent';
import { clampToStep, type LoanLimits } from '../domain/catalogue/loanLimits';
import { removePrivateParts } from '../domain/journey/arrival/privateAddress';
import { formatDueDay, formatPrice, type PriceFacts } from '../domain/pages/price';
import { doesBrowserRefuseSharing } from '../platform/privacyControl';

/**
 * Runs in the document before the first paint and before the application. Decides whether the built screen is right for this visit
 * and keeps it usable until the application hydrates it. The build inlines it as a script, so it imports only the rules of prices,
 * of consent and of addresses.
 */

type LoanPart = 'amount' | 'period';

/** Data of the page that the build inlines. */
export interface StarterFacts {
  /** Begins with a slash and ends without one. */
  readonly basePath: string;
  /** Starts every stored key. */
  readonly prefix: string;
  /** Locale folder of the built language. */
  readonly language: string;
  readonly languageTag: string;
  /** The route of the first step, which is also its key. */
  readonly step: string;
  /** Parameters that leave the address at once. */
  readonly privateParameters: readonly string[];
  readonly price: PriceFacts;
}

declare const FACTS: StarterFacts;
/** Whether the page has third-party platforms. If not, the build removes the code for them. */
declare const HAS_PLATFORMS: boolean;
/** Whether the document has a consent banner. If not, the build removes the code for it. */
declare const ASKS_CONSENT: boolean;
/** The limits of the loan, if the first step shows a summary of the loan and no sliders. If null, the build removes the code for it. */
declare const LOAN: Readonly<Record<LoanPart, LoanLimits>> | null;
/** The consent question, and how long its answer counts. */
declare const CONSENT: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>;

const { basePath, prefix, language, languageTag, step, privateParameters, price } = FACTS;
const html = document.documentElement;
/** Whether the application has taken over. Answers that are covered leave the document with the root. */
const isStopped = () => {
  const root = document.getElementById('root');
  return root === null || root.dataset['taken'] !== undefined;
};

/**
 * Removes private parameters from the address before any request, because a request for a font sends the address. The
 * application reads the whole query from the document element.
 */
function removePrivateParameters(): void {
  const address = new URL(location.href);
  if (!privateParameters.some((name) => address.searchParams.has(name))) return;
  html.dataset['query'] = location.search;
  for (const name of privateParameters) address.searchParams.delete(name);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame may not change its address.
  }
}

const readArrivals = () => readStored('sessionStorage', 'arrivals');

/**
 * Replaces a document whose address has private parts, before it makes any request. Scripts of platforms could read the address that
 * it was loaded from. The whole address waits in storage, by the mark of the history entry.
 */
function replacePrivateDocument(): void {
  const address = new URL(location.href);
  if (!removePrivateParts(address, basePath)) {
    const [, query] = String(Reflect.get(Object(readArrivals()), String(history.state?.usr))).split(
      /\?(.*)/s,
    );
    if (query !== undefined) html.dataset['query'] = `?${query}`;
    return;
  }
  try {
    const mark = String(Date.now());
    const arrival = location.pathname.slice(basePath.length) + location.search;
    sessionStorage.setItem(`${prefix}:arrivals`, JSON.stringify({ ...readArrivals(), [mark]: arrival }));
    history.replaceState({ ...history.state, usr: mark }, '', address);
    html.dataset['start'] = 'neutral';
    // A script of another document does not run, so this document starts no application before it is left.
    for (const script of document.querySelectorAll('script[type=module]')) new Document().adoptNode(script);
    location.reload();
  } catch {
    // Without storage the document stays, and the application starts no platform in it.
  }
}

/** The parts of stored values that the starter reads. Any part can be missing or of another type. */
interface StoredValue {
  readonly progressStates?: { readonly length?: number };
  readonly submitted?: { readonly length?: number };
  readonly drafts?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  readonly application?: { readonly amount?: number; readonly period?: number };
  readonly version?: number;
  readonly at?: string;
}

/** Reads the text under a key. Null if the storage is blocked. */
function readText(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(`${prefix}:${key}`);
  } catch {
    return null;
  }
}

/** Reads the JSON under a key. Null if it is not JSON. */
function readStored(area: 'localStorage' | 'sessionStorage', key: string): StoredValue | null {
  try {
    return JSON.parse(readText(area, key) ?? 'null');
  } catch {
    return null;
  }
}

const lead = readStored('sessionStorage', 'leadApplication');
const pages = readStored('sessionStorage', 'dynamicPages');
const shared = lead === null ? readStored('localStorage', 'storedLoanApplication') : null;

/** Whether the visit starts on the first step, in the built language and with the brand's own colours. */
function isBuiltScreenUsable(): boolean {
  const isFirst = [`${basePath}/`, `${basePath}/${step}`].includes(location.pathname);
  const isBuiltLanguage = [null, JSON.stringify(language)].includes(readText('localStorage', 'language'));
  const hasBrandColors = Object.keys(readStored('sessionStorage', 'uiColors') ?? {}).length === 0;
  const isPastFirstStep = [lead, pages, shared].some(
    (part) => (part?.progressStates?.length ?? 1) > 1 || (part?.submitted?.length ?? 0) > 0,
  );
  return isFirst && isBuiltLanguage && hasBrandColors && !isPastFirstStep;
}

/** Fills the controls of the first step from the lead, the link and the draft. A later source overrides an earlier one. */
function fillControls(): void {
  const draft = (pages ?? shared)?.drafts?.[step];
  for (const name of ['amount', 'period'] as const)
    runOnce(`slider ${name}`, () => setSlider(`loan_${name}`, readLoanValue(name)));
  for (const [name, value] of Object.entries(draft ?? {})) runOnce(name, () => setControl(name, value));
  showPrice();
}

/** The amount or the period of the link, else of the lead; undefined if none names it. */
function readLoanValue(name: LoanPart): number | undefined {
  const [value = '', ...others] = new URLSearchParams(location.search).getAll(name);
  if (others.length === 0 && /^\d{1,9}$/.test(value)) return Number(value);
  return (lead ?? shared)?.application?.[name];
}

const done = new Set<string>();

/** Fills each control once, because the applicant may change it afterwards. */
function runOnce(id: string, work: () => boolean): void {
  if (!done.has(id) && work()) done.add(id);
}

/** Sets a slider. Returns whether it exists. */
function setSlider(name: string, value: string | number | undefined): boolean {
  const slider = document.querySelector<HTMLInputElement>(`[data-of="${name}"]`);
  if (slider === null || value === undefined) return slider !== null;
  slider.value = String(value);
  updateControl(slider);
  return true;
}

/** Sets the controls of an answer. Returns whether the document holds the whole form, so that no control is missing. */
function setControl(name: string, value: string | boolean): boolean {
  if (document.querySelector('[type=submit]') === null) return false;
  // The parts of a date have a control each.
  const [year, month, day] = String(value).split('-');
  for (const [part, text] of Object.entries({ year, month, day }))
    if (text !== undefined && document.getElementsByName(`${name}_${part}`).length > 0)
      setControl(`${name}_${part}`, text);
  const controls = document.getElementsByName(name);
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) control.value = String(value);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value === true;
    else control.value = String(value);
    updateControl(control);
  }
  return true;
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
  const track = slider.previousElementSibling;
  if (track instanceof HTMLProgressElement) track.value = Number(slider.value) - Number(slider.min);
  return slider;
}

function formatNumber(value: number): string {
  return getNumberFormat(languageTag, { useGrouping: 'always' }).format(value);
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
}

function updateControl(control: HTMLInputElement): void {
  const slider = syncPair(control);
  if (slider !== null) updateSliderTexts(slider);
}

/** Updates a slider after input. The texts follow after the next paint, because creating number formats takes several frames. */
function updateControlAfterPaint(control: HTMLInputElement): void {
  const slider = syncPair(control);
  if (slider === null) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isStopped()) updateSliderTexts(slider);
    }),
  );
}

let isMoved = false;

/** The loan that the first step shows: that of its sliders, or of its summary. Undefined while the document holds neither. */
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
 * Shows the loan and its price, if the step shows them. While the loan is the built one, only the due day is updated: formatting the
 * rest takes longer than everything else here.
 */
function showPrice(): void {
  const shown = readShownLoan();
  isMoved ||= shown?.isMoved === true;
  const parts = document.querySelectorAll<HTMLElement>(isMoved ? '[data-price]' : '[data-price=due]');
  if (shown === undefined || parts.length === 0) return;
  const { amount, period } = shown;
  const texts: Readonly<Record<string, string>> = {
    ...(isMoved ? formatPrice(amount, period, price) : {}),
    due: formatDueDay(period, Date.now(), price),
  };
  for (const part of parts) {
    const figure = part.dataset['price'] ?? '';
    const text =
      texts[figure] ??
      (LOAN !== null ? replaceNumber(part.textContent, figure === 'amount' ? amount : period) : '');
    // Writing a text triggers the MutationObserver again.
    if (part.textContent !== text) part.textContent = text;
  }
}

if (HAS_PLATFORMS) replacePrivateDocument();
else removePrivateParameters();
const isUsable = isBuiltScreenUsable();
if (!isUsable) html.dataset['start'] = location.pathname.includes('continue') ? 'neutral' : '';
// The browser can paint a part of the document, so the values must be set as soon as a control exists.
const observer = new MutationObserver(() => (isUsable ? fillControls() : undefined));
observer.observe(document, { childList: true, subtree: true });
document.addEventListener(
  'readystatechange',
  () => {
    observer.disconnect();
    // A screen that this visit does not show must not be read by assistive technology or robots.
    if (isUsable) fillControls();
    else document.getElementById('root')?.replaceChildren();
  },
  { once: true },
);
if (parent !== self) html.dataset['framed'] = '';

if (ASKS_CONSENT) {
  const isSharingRefused = doesBrowserRefuseSharing();
  if (isSharingRefused) html.dataset['sharingRefused'] = '';
  const { version = 0, at = '' } = readStored('localStorage', 'consent') ?? {};
  if (isCurrentRecord({ version, at }, CONSENT, Date.now())) html.dataset['chosen'] = '';
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    if (isStopped() || choice === null) return;
    const checked = [...document.querySelectorAll<HTMLInputElement>('[data-consent] input:checked')];
    const granted =
      choice.dataset['choice'] === 'ticked'
        ? checked.map(({ value }) => value)
        : (choice.dataset['choice'] ?? '').split(' ');
    const record = createConsentRecord(granted, Date.now(), { ...CONSENT, isSharingRefused });
    html.dataset['chosen'] = '';
    try {
      localStorage.setItem(`${prefix}:consent`, JSON.stringify(record));
    } catch {
      // The banner asks again if the storage is blocked.
    }
  });
}

let pressCount = 0;
document.addEventListener('input', ({ target }) => {
  if (!isStopped() && target instanceof HTMLInputElement) updateControlAfterPaint(target);
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (isStopped() || button === null || button.dataset['choice'] !== undefined) return;
  pressCount += 1;
  button.dataset['pressed'] = String(pressCount);
});
document.addEventListener('submit', (event) => {
  if (!isStopped()) event.preventDefault();
});
/** After this time the failure message appears. */
const startTimeoutMs = 15_000;

/** Shows that the application did not start and how to reload it. Typed values stay in the controls. */
function showStartFailure(): void {
  const message = document.getElementById('unstarted');
  if (isStopped() || !(message instanceof HTMLTemplateElement)) return;
  document.body.prepend(message.content);
  delete html.dataset['start'];
}
setTimeout(showStartFailure, startTimeoutMs);

// A script of the page did not load or threw an error.
window.addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const source =
      target instanceof HTMLScriptElement ? target.src : event instanceof ErrorEvent ? event.filename : '';
    const isOwn = source.startsWith(location.origin);
    if (isOwn) showStartFailure();
  },
  true,
);
