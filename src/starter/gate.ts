import { createConsentRecord, isCurrentRecord, type ConsentFacts } from '../domain/tracking/consent';
import { isUntouched } from '../domain/pages/coverDelay';
import { repairQuery } from '../domain/journey/arrival/linkQuery';
import { removePrivateParts } from '../domain/journey/arrival/privateAddress';
import { whenShown } from '../platform/prerendering';
import { isEngineKnown } from '../platform/engine';
import { consoleSink } from '../platform/log';
import { sendStartReport } from '../platform/startReport';
import { largeTextPercent, textScaleProperty } from '../platform/textSize';
import { doesBrowserRefuseSharing } from '../platform/privacyControl';
import { chooseVariant, type DrawnExperiment } from './variant';
import {
  basePath,
  isExpired,
  isStopped,
  language,
  prefix,
  parametersToRemove,
  readMarkedApplication,
  readLinkMark,
  readStored,
  readStoredText,
  step,
} from './facts';

/**
 * Runs in the head of the document, before anything is painted. Decides whether the built screen is right for this visit, cleans the
 * address, handles the buttons of the consent banner, and shows a message if the application does not start. The build inlines it as a
 * script, so it imports only the rules of consent and of addresses. What the form needs is in `starter.ts`.
 */

/** Whether the page has third-party platforms. If not, the build removes the code for them. */
declare const HAS_PLATFORMS: boolean;
/** Whether the document has a consent banner. If not, the build removes the code for it. */
declare const ASKS_CONSENT: boolean;
/** The consent question, and how long its answer counts. */
declare const CONSENT: Pick<ConsentFacts, 'version' | 'lifetimeMonths'>;

/** The address that receives a line about a start that fails. If empty, the build removes the code for it. */
declare const VITALS_URL: string;

/** The experiment of the page. If null, the build removes the code for it. */
declare const EXPERIMENT: DrawnExperiment | null;

/** After how long without a touch the answers of the first step are covered. If null, it asks for none, and the build removes the code for it. */
declare const COVER_DELAY_MS: number | null;

const html = document.documentElement;

/** After this time the failure message appears. */
const startTimeoutMs = 15_000;

/**
 * Removes private parameters from the address before any request, because a request for a font sends the address. The
 * application reads the whole query from the document element.
 */
function removePrivateParameters(): void {
  const address = new URL(location.href);
  address.search = repairQuery(address.search);
  if (!parametersToRemove.some((name) => address.searchParams.has(name))) return;
  html.dataset['query'] = location.search;
  for (const name of parametersToRemove) address.searchParams.delete(name);
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
function replacePrivateDocument(event?: Event): void {
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
    // Nor does the application of a document that the browser has loaded ahead, which waits for the same event.
    event?.stopImmediatePropagation();
    location.reload();
  } catch {
    // Without storage the document stays, and the application starts no platform in it.
  }
}

/**
 * Whether the visit starts on the first step, in the built language and with the brand's own colours, and what is stored may be filled
 * in: the application takes what stands in a control for an answer. Refuses whenever the application might restore less than is stored.
 */
function isBuiltScreenUsable(): boolean {
  const { id, lead, pages, shared, typed } = readMarkedApplication();
  const isFirst = [`${basePath}/`, `${basePath}/${step}`].includes(location.pathname);
  const isBuiltLanguage = [null, `"${language}"`].includes(readStoredText('localStorage', 'language'));
  const hasBrandColors = Object.keys(readStored('sessionStorage', 'uiColors') ?? {}).length === 0;
  const isPastFirstStep = [lead, pages, shared].some(
    (part) => (part?.progressStates?.length ?? 1) > 1 || (part?.submitted?.length ?? 0) > 0,
  );
  const isNew = id === null && typed === null;
  const isEnded = readStoredText('localStorage', `ended:${String(id)}`) !== null;
  // What this tab alone has is not what all tabs share: a full storage, one that was wiped, an application that expired.
  const isUnshared =
    readStoredText('sessionStorage', 'unsharedJournal') !== null ||
    ((lead?.lastOperationTimestamp ?? null) !== null && shared === null);
  const isOver = isExpired(Date.parse((shared ?? lead)?.application?.sessionStartedAt ?? ''));
  // The application covers at once what somebody else may see (decision 30).
  const touchedAt = readStoredText('sessionStorage', 'touchedAt') ?? (typed ?? shared)?.savedAt;
  const isLate =
    COVER_DELAY_MS !== null && isUntouched(Number(touchedAt ?? Date.now()), Date.now(), COVER_DELAY_MS);
  const link = readLinkMark();
  const isOtherLink =
    link !== '' && link !== (typed === null ? readStored('sessionStorage', 'link') : typed.link);
  const isOther = isOtherLink || (typed !== null && typed.applicationId !== id);
  // A release before has stored another shape.
  const isKnown = id === null || typeof id === 'string';
  const isRestored = isNew || (isKnown && !isEnded && !isUnshared && !isOver && !isLate && !isOther);
  return isFirst && isBuiltLanguage && hasBrandColors && !isPastFirstStep && isRestored;
}

/** A screen that this visit does not show must not be read by assistive technology or robots. */
function hideBuiltScreen(event?: Event): void {
  html.dataset['start'] = location.pathname.includes('continue') ? 'neutral' : '';
  const removeBuiltScreen = () => document.getElementById('root')?.replaceChildren();
  if (event === undefined) document.addEventListener('readystatechange', removeBuiltScreen, { once: true });
  else removeBuiltScreen();
}

/** Prepares the document for this visit, when it is shown. */
function prepareDocument(): void {
  if (!HAS_PLATFORMS) removePrivateParameters();
  whenShown((event) => {
    if (HAS_PLATFORMS) replacePrivateDocument(event);
    if (!isBuiltScreenUsable()) hideBuiltScreen(event);
    if (EXPERIMENT !== null) chooseVariant(EXPERIMENT);
    // The size that the applicant has chosen in the help of a step, before the first paint.
    if (readStoredText('sessionStorage', 'textSize') === String(largeTextPercent))
      html.style.setProperty(textScaleProperty, `${largeTextPercent / 100}`);
    setTimeout(showFailure, startTimeoutMs);
  });
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
}

/** Why the application has not started. Each has its text in the template, and `failed` the template's own. */
type Reason = 'failed' | 'offline' | 'outdated';

/**
 * Shows why the application did not start, how to go on, and how to reach the company. The application removes it when it shows its own
 * screen: a slow start may arrive later. Typed values stay in the controls.
 */
function showMessage(reason: Reason): void {
  const template = document.getElementById('unstarted');
  if (isStopped() || !(template instanceof HTMLTemplateElement)) return;
  const note = template.content.firstElementChild;
  const text = template.dataset[reason];
  if (text !== undefined) {
    note?.firstElementChild?.replaceChildren(text);
    note?.querySelector('a')?.remove();
  }
  document.body.prepend(template.content);
}

/** Writes and sends one line about a start that failed. */
function reportFailure(start: string): void {
  if (isStopped()) return;
  consoleSink('Something went wrong', { name: start });
  if (VITALS_URL !== '') sendStartReport(VITALS_URL, { page: prefix, start });
}

/** The pause between two attempts to reach the server when the browser says that it is online. */
const retryMs = 2_000;

const showFailure = () => showMessage(navigator.onLine ? 'failed' : 'offline');

/**
 * Starts again, with the press, when the server can be reached. The document is loaded again, because it does not request a file again that
 * it has lost.
 */
async function startAgainOnline(file: string): Promise<void> {
  try {
    await fetch(file);
  } catch {
    setTimeout(() => void startAgainOnline(file), retryMs);
    return;
  }
  if (isStopped()) return;
  try {
    if (document.querySelector('[type=submit][data-pressed]') !== null)
      sessionStorage.setItem(`${prefix}:pressed`, 'true');
  } catch {
    // Without storage the press is lost with what was typed.
  }
  location.reload();
}

/** Notices a file of the build that does not load, or that throws an error. Scripts that others put into the page do so too. */
function watchStart(): void {
  const onError = (event: Event) => {
    const { target } = event;
    const isLost = target instanceof HTMLScriptElement;
    const error: unknown = event instanceof ErrorEvent ? event.error : null;
    const source = isLost ? target.src : event instanceof ErrorEvent ? event.filename : '';
    const folder = document
      .querySelector<HTMLScriptElement>('script[type=module]')
      ?.src.replace(/[^/]*$/, '');
    if (folder === undefined || !source.startsWith(folder) || (!isLost && !error)) return;
    showFailure();
    reportFailure(isLost ? 'load' : String(Object(error).name));
    if (isLost && !navigator.onLine)
      window.addEventListener('online', () => void startAgainOnline(source), { once: true });
  };
  window.addEventListener('error', onError, true);
}

/** Says that the browser is too old. The built page stays readable, and its form sends nothing. */
function explainOutdated(): void {
  if (ASKS_CONSENT) html.dataset['chosen'] = '';
  // It has no dark colours, and would write dark ones on a dark ground.
  document.querySelector('meta[name=color-scheme]')?.remove();
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    scrollTo(0, 0);
  });
  document.addEventListener('DOMContentLoaded', () => {
    // Where cascade layers are unknown, no style hides it.
    document.getElementById('starting')?.remove();
    showMessage('outdated');
    reportFailure('outdated');
  });
}

if (isEngineKnown()) {
  prepareDocument();
  watchStart();
} else explainOutdated();
