import { createConsentRecord, isCurrentRecord, type ConsentFacts } from '../domain/tracking/consent';
import { repairQuery } from '../domain/journey/arrival/linkQuery';
import { removePrivateParts } from '../domain/journey/arrival/privateAddress';
import { whenShown } from '../platform/prerendering';
import { largeTextPercent } from '../platform/textSize';
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

/** The experiment of the page. If null, the build removes the code for it. */
declare const EXPERIMENT: DrawnExperiment | null;

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
  const { id, lead, pages, shared, server, typed } = readMarkedApplication();
  const isFirst = [`${basePath}/`, `${basePath}/${step}`].includes(location.pathname);
  const isBuiltLanguage = [null, `"${language}"`].includes(readStoredText('localStorage', 'language'));
  const hasBrandColors = Object.keys(readStored('sessionStorage', 'uiColors') ?? {}).length === 0;
  const isPastFirstStep = [lead, pages, shared, server].some(
    (part) => (part?.progressStates?.length ?? 1) > 1 || (part?.submitted?.length ?? 0) > 0,
  );
  const isNew = id === null && typed === null;
  const isEnded = Object.hasOwn(readStored('localStorage', 'endedApplications') ?? {}, String(id));
  // What this tab alone has is not what all tabs share: another release, a full storage, an application that expired.
  const isUnshared = (lead?.lastOperationTimestamp ?? null) !== null && lead?.revision !== shared?.revision;
  const isOver = isExpired(Date.parse((shared ?? lead)?.application?.sessionStartedAt ?? ''));
  const link = readLinkMark();
  const isOtherLink =
    link !== '' && link !== (typed === null ? readStored('sessionStorage', 'link') : typed.link);
  const isOther = isOtherLink || (typed !== null && typed.applicationId !== id);
  // A release before has stored another shape.
  const isKnown = id === null || typeof id === 'string';
  const isRestored = isNew || (isKnown && !isEnded && !isUnshared && !isOver && !isOther);
  return isFirst && isBuiltLanguage && hasBrandColors && !isPastFirstStep && isRestored;
}

/** A screen that this visit does not show must not be read by assistive technology or robots. */
function hideBuiltScreen(event?: Event): void {
  html.dataset['start'] = location.pathname.includes('continue') ? 'neutral' : '';
  const removeBuiltScreen = () => document.getElementById('root')?.replaceChildren();
  if (event === undefined) document.addEventListener('readystatechange', removeBuiltScreen, { once: true });
  else removeBuiltScreen();
}

if (!HAS_PLATFORMS) removePrivateParameters();
whenShown((event) => {
  if (HAS_PLATFORMS) replacePrivateDocument(event);
  if (!isBuiltScreenUsable()) hideBuiltScreen(event);
  if (EXPERIMENT !== null) chooseVariant(EXPERIMENT);
  // The size that the applicant has chosen in the help of a step, before the first paint.
  if (readStoredText('sessionStorage', 'textSize') === String(largeTextPercent))
    html.style.fontSize = `${largeTextPercent}%`;
  setTimeout(showStartFailure, startTimeoutMs);
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

/** Shows that the application did not start and how to reload it. Typed values stay in the controls. */
function showStartFailure(): void {
  const message = document.getElementById('unstarted');
  if (isStopped() || !(message instanceof HTMLTemplateElement)) return;
  document.body.prepend(message.content);
  delete html.dataset['start'];
}

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
