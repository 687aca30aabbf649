import { numberFormat } from '../domain/countries/formats';
import { consentVersion, purposes } from '../domain/tracking/purposes';
import { dueDay, priceOf, type PriceFacts } from '../domain/pages/price';

/**
 * Runs inside the document before anything is painted, long before the application: decides whether the screen that was built
 * is the one this visit begins with, and keeps it usable until the application takes it over. Imports what it says of a price
 * and of consent, and nothing else; the build puts it into the document as a script of its own.
 */

/** What the build tells of the page. */
export interface StarterFacts {
  /** With a slash in front and none behind. */
  readonly basePath: string;
  /** Set before every stored key. */
  readonly prefix: string;
  /** Locale folder of the built language. */
  readonly language: string;
  readonly languageTag: string;
  /** The first step's route, which is its key too. */
  readonly step: string;
  /** Parameters that tell of a person. */
  readonly personal: readonly string[];
  readonly price: PriceFacts;
}

declare const FACTS: StarterFacts;
/** Whether the document holds the banner that asks for consent; without it none of that is built in. */
declare const ASKS_CONSENT: boolean;

const { basePath, prefix, language, languageTag, step, personal, price } = FACTS;
const html = document.documentElement;
const isTaken = () => document.getElementById('root')?.dataset['taken'] !== undefined;

/**
 * Takes what tells of a person out of the address before anything is asked for: a font's request names the address of the
 * page. The application finds the whole query on the document.
 */
function cleanAddress(): void {
  const address = new URL(location.href);
  if (!personal.some((name) => address.searchParams.has(name))) return;
  html.dataset['query'] = location.search;
  for (const name of personal) address.searchParams.delete(name);
  try {
    history.replaceState(history.state, '', address);
  } catch {
    // A sandboxed frame may not change its address.
  }
}

/** What of a stored value is looked at here; any part may be missing or something else. */
interface Stored {
  readonly progressStates?: { readonly length?: number };
  readonly submitted?: { readonly length?: number };
  readonly drafts?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>;
  readonly application?: { readonly amount?: number; readonly period?: number };
  readonly version?: number;
}

/** What is stored under a key, as it stands there; nothing where storage is closed. */
function textAt(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(`${prefix}:${key}`);
  } catch {
    return null;
  }
}

/** What that text says; nothing where it is no JSON. */
function stored(area: 'localStorage' | 'sessionStorage', key: string): Stored | null {
  try {
    return JSON.parse(textAt(area, key) ?? 'null');
  } catch {
    return null;
  }
}

const lead = stored('sessionStorage', 'leadApplication');
const pages = stored('sessionStorage', 'dynamicPages');
const kept = lead === null ? stored('localStorage', 'storedLoanApplication') : null;

/** Whether the visit begins on the first step, in the language that was built, with the page's own header and footer. */
function isBuiltScreenRight(): boolean {
  const isFirst = [`${basePath}/`, `${basePath}/${step}`].includes(location.pathname);
  const isInLanguage = [null, JSON.stringify(language)].includes(textAt('localStorage', 'language'));
  const isUncoloured = Object.keys(stored('sessionStorage', 'uiColors') ?? {}).length === 0;
  const isFurther = [lead, pages, kept].some(
    (part) => (part?.progressStates?.length ?? 1) > 1 || (part?.submitted?.length ?? 0) > 0,
  );
  return isFirst && isInLanguage && isUncoloured && !isFurther;
}

/** What the link, the lead and the draft say of the first step's controls, the later the stronger. */
function fillControls(): void {
  const { amount, period } = lead?.application ?? kept?.application ?? {};
  const drafted = (pages ?? kept)?.drafts?.[step];
  const linked = (name: string) => {
    const [value = '', ...others] = new URLSearchParams(location.search).getAll(name);
    return others.length === 0 && /^\d{1,9}$/.test(value) ? value : undefined;
  };
  const answers = { loan_amount: linked('amount') ?? amount, loan_period: linked('period') ?? period };
  for (const [name, value] of Object.entries(answers)) once(`slider ${name}`, () => slide(name, value));
  for (const [name, value] of Object.entries(drafted ?? {})) once(name, () => fill(name, value));
  sayPrice();
}

const done = new Set<string>();

/** What has been filled in is the applicant's from then on. */
function once(what: string, work: () => boolean): void {
  if (!done.has(what) && work()) done.add(what);
}

/** Sets the answer that a slider can stand on; says whether the slider is there. */
function slide(name: string, value: string | number | undefined): boolean {
  const slider = document.querySelector<HTMLInputElement>(`[data-of="${name}"]`);
  if (slider === null || value === undefined) return slider !== null;
  slider.value = String(value);
  follow(slider);
  return true;
}

/** Sets what was typed or chosen; says whether the form is whole, so that every one of its controls is there. */
function fill(name: string, value: string | boolean): boolean {
  if (document.querySelector('[type=submit]') === null) return false;
  const controls = document.getElementsByName(name);
  for (const control of controls) {
    if (control instanceof HTMLSelectElement) control.value = String(value);
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === 'radio') control.checked = control.value === value;
    else if (control.type === 'checkbox') control.checked = value === true;
    else control.value = String(value);
    follow(control);
  }
  return true;
}

/** A slider and the line beside it are two views of one answer. Gives back the slider; null where the control has none. */
function align(control: HTMLInputElement): HTMLInputElement | null {
  const of = control.dataset['of'];
  const slider = of === undefined ? document.querySelector(`[data-of="${control.name}"]`) : control;
  const line = of === undefined ? control : document.getElementsByName(of)[0];
  if (!(slider instanceof HTMLInputElement) || !(line instanceof HTMLInputElement)) return null;
  if (of === undefined) {
    const figures = parseInt(line.value.replace(/[.,\s](?=\d{3})/g, ''), 10);
    // What is no number leaves a range in its middle.
    slider.value = Number.isNaN(figures) ? slider.min : String(figures);
  } else line.value = /\D/.test(line.defaultValue) ? inWords(slider) : slider.value;
  const track = slider.previousElementSibling;
  if (track instanceof HTMLProgressElement) track.value = Number(slider.value) - Number(slider.min);
  return slider;
}

function inWords({ value }: HTMLInputElement): string {
  return numberFormat(languageTag, { useGrouping: 'always' }).format(Number(value));
}

/** Says where the slider stands, and what the loan costs there. */
function tell(slider: HTMLInputElement): void {
  slider.setAttribute(
    'aria-valuetext',
    (slider.getAttribute('aria-valuetext') ?? '').replace(/\d[\d.,\s]*\d|\d/, inWords(slider)),
  );
  sayPrice();
}

function follow(control: HTMLInputElement): void {
  const slider = align(control);
  if (slider !== null) tell(slider);
}

/** The same for a key or a move: it is shown before it is told of, because making the formats of a language takes several frames. */
function followSoon(control: HTMLInputElement): void {
  const slider = align(control);
  if (slider === null) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!isTaken()) tell(slider);
    }),
  );
}

let isMoved = false;

/**
 * Says what the loan that the sliders stand on costs, where the step says that at all. While they stand where they were built, so
 * do the words: to write them takes longer than all else that is done here, and only the day on which the loan is due is
 * another one today.
 */
function sayPrice(): void {
  const sliders = ['loan_amount', 'loan_period'].map((name) =>
    document.querySelector<HTMLInputElement>(`[data-of="${name}"]`),
  );
  isMoved ||= sliders.some((slider) => slider?.value !== slider?.defaultValue);
  const [amount, period] = sliders.map((slider) => slider?.value);
  const parts = document.querySelectorAll<HTMLElement>(isMoved ? '[data-price]' : '[data-price=due]');
  if (parts.length === 0 || amount === undefined || period === undefined) return;
  const said: Readonly<Record<string, string>> = {
    ...(isMoved ? priceOf(Number(amount), Number(period), price) : {}),
    due: dueDay(Number(period), Date.now(), price),
  };
  for (const part of parts) {
    const text = said[part.dataset['price'] ?? ''] ?? '';
    // What is written is heard as a change of the document in turn.
    if (part.textContent !== text) part.textContent = text;
  }
}

cleanAddress();
const isRight = isBuiltScreenRight();
if (!isRight) html.dataset['start'] = location.pathname.includes('continue') ? 'neutral' : '';
// The browser may paint what it has read so far: what stands in it is right before that.
const reading = new MutationObserver(() => (isRight ? fillControls() : undefined));
reading.observe(document, { childList: true, subtree: true });
document.addEventListener(
  'readystatechange',
  () => {
    reading.disconnect();
    // What is not this visit's first screen is nobody's: neither an assistive technology's nor a robot's.
    if (isRight) fillControls();
    else document.getElementById('root')?.replaceChildren();
  },
  { once: true },
);
if (parent !== self) html.dataset['framed'] = '';

if (ASKS_CONSENT) {
  const { version } = stored('localStorage', 'consent') ?? {};
  if (version === consentVersion) html.dataset['chosen'] = '';
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-choice]') : null;
    if (isTaken() || choice === null) return;
    const ticked = [...document.querySelectorAll<HTMLInputElement>('[data-consent] input:checked')];
    const given =
      choice.dataset['choice'] === 'ticked'
        ? ticked.map(({ value }) => value)
        : (choice.dataset['choice'] ?? '').split(' ');
    const record = {
      version: consentVersion,
      at: new Date().toISOString(),
      given: Object.fromEntries(purposes.map((name) => [name, given.includes(name)])),
    };
    html.dataset['chosen'] = '';
    try {
      localStorage.setItem(`${prefix}:consent`, JSON.stringify(record));
    } catch {
      // Where storage is closed the choice is asked for again.
    }
  });
}

let presses = 0;
document.addEventListener('input', ({ target }) => {
  if (!isTaken() && target instanceof HTMLInputElement) followSoon(target);
});
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (isTaken() || button === null || button.dataset['choice'] !== undefined) return;
  presses += 1;
  button.dataset['pressed'] = String(presses);
});
document.addEventListener('submit', (event) => {
  if (!isTaken()) event.preventDefault();
});
/** Milliseconds after which a line is no longer called slow. */
const patience = 15_000;

/** Says that the application did not come to be, and how to load it anew; what is typed stays where it is. */
function sayFailure(): void {
  const words = document.getElementById('unstarted');
  if (isTaken() || !(words instanceof HTMLTemplateElement)) return;
  document.body.prepend(words.content);
  delete html.dataset['start'];
}
setTimeout(sayFailure, patience);

// A script that does not arrive, or is stopped by what a script of somebody else has changed.
window.addEventListener(
  'error',
  (event) => {
    const { target } = event;
    const source =
      target instanceof HTMLScriptElement ? target.src : event instanceof ErrorEvent ? event.filename : '';
    const isOwn = source.startsWith(location.origin);
    if (isOwn) sayFailure();
  },
  true,
);
