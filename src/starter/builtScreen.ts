import { isUntouched } from '../domain/pages/coverDelay';
import {
  basePath,
  isExpired,
  language,
  readLinkMark,
  readMarkedApplication,
  readStored,
  readStoredText,
  firstStep,
  type MarkedApplication,
} from './facts';

/**
 * Whether the visit starts on the first step, in the built language and with the brand's own colours, and what is stored may be filled
 * in: the application takes what stands in a control for an answer. Refuses whenever the application might restore less than is stored.
 */
export function isBuiltScreenUsable(): boolean {
  const marked = readMarkedApplication();
  return isShownByLink() && !isPastFirstStep(marked) && (isNew(marked) || isFillable(marked));
}

function isShownByLink(): boolean {
  const isFirst = [`${basePath}/`, `${basePath}/${firstStep}`].includes(location.pathname);
  const isBuiltLanguage = [null, `"${language}"`].includes(readStoredText('localStorage', 'language'));
  const hasBrandColors =
    HAS_BRAND_COLORS && Object.keys(readStored('sessionStorage', 'uiColors') ?? {}).length === 0;
  return isFirst && isBuiltLanguage && hasBrandColors;
}

function isPastFirstStep({ lead, pages, shared }: MarkedApplication): boolean {
  return [lead, pages, shared].some(
    (part) => (part?.progressStates?.length ?? 1) > 1 || (part?.submitted?.length ?? 0) > 0,
  );
}

function isNew({ id, typed }: MarkedApplication): boolean {
  return id === null && typed === null;
}

/** Whether the application restores all that is stored, and nothing more. */
function isFillable({ id, lead, shared, typed }: MarkedApplication): boolean {
  // A release before has stored another shape.
  const isKnown = id === null || typeof id === 'string';
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
  // The document before may have begun the application while it was typed in.
  const isBegunHere = lead !== null && shared === null;
  const isOfApplication = typed?.applicationId === id || (typed?.applicationId === null && isBegunHere);
  const isOther = isOtherLink || (typed !== null && !isOfApplication);
  return isKnown && !isEnded && !isUnshared && !isOver && !isLate && !isOther;
}

/** A screen that this visit does not show must not be read by assistive technology or robots. */
export function hideBuiltScreen(event?: Event): void {
  document.documentElement.dataset['start'] = location.pathname.includes('continue') ? 'neutral' : '';
  const removeBuiltScreen = () => document.getElementById('root')?.replaceChildren();
  if (event === undefined) document.addEventListener('readystatechange', removeBuiltScreen, { once: true });
  else removeBuiltScreen();
}
