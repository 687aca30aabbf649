import path from 'node:path';
import { Window } from 'happy-dom';
import { buildInlineScripts } from '../../scripts/vite/inlineScripts';
import { privateParameters } from '../domain/journey/arrival/privateAddress';
import { getPriceFacts } from '../domain/pages/costs/price';
import { ondaraPage } from '../testing/pages.fixture';

/** A built document with the two scripts as the build inlines them, each in its place, before the application arrives. */

const root = path.resolve(import.meta.dirname, '../..');
const basePath = '/application-frontend';
const hourMs = 3_600_000;
/** How long answers are stored. */
export const storedForMs = 24 * hourMs;
export const consentVersion = 3;
/** Where lines about failed starts go. */
export const vitalsUrl = 'https://vitals.example/beacon';
/** A file of the build. */
export const entryAddress = `https://page.example${basePath}/assets/index-1.js`;
/** The facts of the price, with a tax, which few pages have. */
export const priceFacts = {
  ...getPriceFacts(ondaraPage, 'es-ES'),
  terms: { nominalRate: 36, vat: 16 },
} as const;

/** Builds the scripts once for all tests. A page without platforms and with a banner: nothing loads the document again. */
export const buildScripts = (drawn: Parameters<typeof buildInlineScripts>[4] = null, hasBrandColors = true) =>
  buildInlineScripts(
    root,
    {
      basePath,
      prefix: 'ondara-es',
      language: 'es',
      step: 'first',
      privateParameters,
      storedExpirationMs: storedForMs,
      ...priceFacts,
      timeZone: ondaraPage.facts.timeZone,
    },
    { hasBrandColors, hasDates: true, summarizedLoan: null, isCovered: true },
    {
      hasPlatforms: false,
      asksForConsent: true,
      facts: { version: consentVersion, lifetimeMonths: 12 },
      vitalsUrl,
    },
    drawn,
  );
const inlineScripts = buildScripts();

/** The first step, with a control of each kind. */
const form = `
  <form data-step="first">
    <span data-value="1.000"><input name="loan_amount" value="1.000"></span>
    <input type="range" data-of="loan_amount" min="500" max="8000" step="100" value="1000" aria-valuetext="1.000 €">
    <input type="range" data-of="loan_period" min="3" max="24" step="1" value="12" aria-valuetext="12 meses">
    <input name="loan_period" value="12">
    <p data-price="instalment"></p><p data-price="total"></p><p data-price="apr"></p>
    <select name="loan_purpose"><option value=""></option><option value="car">Car</option></select>
    <input name="first_name">
    <input type="radio" name="home" value="owned"><input type="radio" name="home" value="rented">
    <input type="checkbox" name="agrees">
    <input name="birth_date_day"><input name="birth_date_month"><input name="birth_date_year">
    <button type="submit">Continue</button>
  </form>`;
const banner = `
  <section data-consent>
    <input type="checkbox" value="analytics"><input type="checkbox" value="recording">
    <button data-choice="ticked">Save</button><button data-choice="">Refuse</button>
  </section>`;

/** The template of the message that the application did not start. */
const message = `
  <template id="unstarted" data-offline="offline" data-outdated="outdated">
    <div class="unstarted" role="alert"><p>failed</p><a href="">reload</a><a href="tel:1">1</a></div>
  </template>`;

/** What a storage holds, without the prefix of the keys. */
export type Entries = Readonly<Record<string, unknown>>;

interface Visit {
  /** The address below the base path. */
  readonly address?: string;
  /** What all tabs share. */
  readonly local?: Entries;
  /** What this tab has stored. */
  readonly tab?: Entries;
  /** Runs when the form is painted, before it is filled in. */
  readonly early?: string;
  /** What `Math.random` returns. */
  readonly random?: number;
  /** Whether the browser loads the document ahead, and shows it later. */
  readonly isAhead?: boolean;
  /** Whether the engine is older than the floor. */
  readonly isOutdated?: boolean;
  /** The scripts of the document. */
  readonly scripts?: ReturnType<typeof buildScripts>;
}

const opened = new Set<Window>();

/** Closes the documents of a test. */
export async function closeDocuments(): Promise<void> {
  await Promise.all([...opened].map((window) => window.happyDOM.close()));
  opened.clear();
  restoreInert();
}

/** Takes the property away that every engine of the floor has. All windows share it, so `closeDocuments` gives it back. */
function hideInert({ HTMLElement }: Window): void {
  const inert = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'inert');
  if (inert === undefined) throw new Error('No element has the property.');
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
  restoreInert = () => Object.defineProperty(HTMLElement.prototype, 'inert', inert);
}
let restoreInert: () => void = () => undefined;

/** Opens the built document of a visit. */
export async function openDocument({
  address = '/',
  local = {},
  tab = {},
  early = '',
  random,
  isAhead = false,
  isOutdated = false,
  scripts = inlineScripts,
}: Visit = {}) {
  const [gate, starter] = await scripts;
  const window = new Window({
    console,
    url: `https://page.example${basePath}${address}`,
    settings: {
      enableJavaScriptEvaluation: true,
      suppressInsecureJavaScriptEnvironmentWarning: true,
      disableJavaScriptFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
    },
  });
  opened.add(window);
  const { document, localStorage, sessionStorage } = window;
  const sent: unknown[] = [];
  window.navigator.sendBeacon = (url, text) =>
    sent.push([url, JSON.parse(typeof text === 'string' ? text : 'null')]) > 0;
  if (isOutdated) hideInert(window);
  if (random !== undefined) window.eval(`Math.random = () => ${random}`);
  for (const [storage, entries] of [[localStorage, local] as const, [sessionStorage, tab] as const])
    for (const [key, value] of Object.entries(entries))
      storage.setItem(`ondara-es:${key}`, JSON.stringify(value));
  if (isAhead) Object.assign(document, { prerendering: true });
  document.write(
    `<html><head><script type="module" src="${entryAddress}"></script><script>${gate}</script></head><body>${message}<div id="root">${banner}${form}` +
      `<script>${early}</script><script id="starter">${starter}</script></div></body></html>`,
  );
  // The gate may remove it.
  const [builtForm] = document.querySelectorAll('form');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const html = document.documentElement;
  const find = (selector: string) => {
    const [element] = document.querySelectorAll(selector);
    if (element === undefined) throw new Error(`The document has no ${selector}.`);
    return element;
  };
  const findControl = (name: string) => {
    const element = builtForm?.querySelector(name.includes('[') ? name : `[name="${name}"]`);
    if (!(element instanceof window.HTMLInputElement) && !(element instanceof window.HTMLSelectElement))
      throw new Error(`${name} is no control.`);
    return element;
  };
  const tellInput = (name: string) =>
    findControl(name).dispatchEvent(new window.Event('input', { bubbles: true }));
  return {
    window,
    html,
    isBuiltScreenShown: () => html.dataset['start'] === undefined && document.querySelector('form') !== null,
    getValue: (name: string) => findControl(name).value,
    isChecked: (name: string) => Object(findControl(name)).checked === true,
    type: (name: string, value: string) => {
      findControl(name).value = value;
      tellInput(name);
    },
    tick: (name: string, isChecked: boolean) => {
      Object.assign(findControl(name), { checked: isChecked });
      tellInput(name);
    },
    click: (selector: string) => {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true });
      find(selector).dispatchEvent(event);
    },
    /** Submits the form. Returns whether the browser would send it. */
    submit: () => find('form').dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true })),
    find,
    /** The browser shows a document that it has loaded ahead. */
    show: () => {
      Object.assign(document, { prerendering: false });
      document.dispatchEvent(new window.Event('prerenderingchange'));
    },
    /** What the document has sent: the address and the value. */
    sent,
    /** The application takes the document over. */
    takeOver: () => find('#root').setAttribute('data-taken', ''),
    readLocal: (key: string): unknown => JSON.parse(localStorage.getItem(`ondara-es:${key}`) ?? 'null'),
    readTab: (key: string): unknown => JSON.parse(sessionStorage.getItem(`ondara-es:${key}`) ?? 'null'),
  };
}

/** The journal of an application with this input, as a document has stored it. */
export function createJournal(
  applicationId: string,
  input: {
    readonly savedAt?: number;
    readonly submitted?: readonly string[];
    readonly drafts?: Readonly<Record<string, object>>;
    readonly application?: object;
  },
): Entries {
  const { savedAt, submitted = [], drafts = {}, application = {} } = input;
  const values: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(application).map(([name, value]) => [`lead/${name}`, value])),
    ...Object.fromEntries(submitted.map((key) => [`submitted/${key}`, true])),
    savedAt,
    server: {},
  };
  for (const [key, typed] of Object.entries(drafts))
    for (const [name, value] of Object.entries(typed)) values[`draft/${key}/${name}`] = value;
  const cells = Object.entries(values).map(([name, value]) => [name, [1, 'document-1', value]]);
  return { [`storedLoanApplication:${applicationId}:document-1`]: Object.fromEntries(cells) };
}
