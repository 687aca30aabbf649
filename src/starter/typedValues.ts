import { endPrefix } from '../domain/journey/arrival/storedKeys';
import { namesSameLink } from '../domain/journey/arrival/linkQuery';
import { isUntouched } from '../domain/pages/coverDelay';
import { isRecord } from '../domain/lead/isRecord';
import { isExpired, isStopped, listKeys, prefix, readLinkMark, readStored } from './facts';

/** Stores what is typed in this tab. */
interface TypedStore {
  /** Stores it, or removes what is stored if nothing was typed or the application has taken over. */
  readonly store: () => void;
  /** Keeps what the document before has stored. */
  readonly resume: () => void;
  readonly onInput: () => void;
}

/**
 * Stores what is typed until the application takes over, which stores it itself: a slow page is reloaded, and a phone ends a page that it
 * does not show. With each input, because Safari sends no event when a document is left that has not finished loading.
 */
export function createTypedStore(): TypedStore {
  // The application takes the parameters out of the document before it takes over.
  const link = readLinkMark();
  let isEdited = false;
  const store = () => {
    // After the application has taken over there is one thing to remove, and nothing to do with the next keys.
    if (isStopped() && !isEdited) return;
    isEdited &&= !isStopped();
    try {
      if (isEdited)
        sessionStorage.setItem(
          `${prefix}:typed`,
          JSON.stringify({ savedAt: Date.now(), link, values: readValues() }),
        );
      else sessionStorage.removeItem(`${prefix}:typed`);
    } catch {
      // Nothing is kept if the storage is blocked or full.
    }
  };
  return {
    store,
    resume: () => {
      isEdited = true;
    },
    onInput: () => {
      isEdited ||= !isStopped();
      store();
    },
  };
}

function readValues(): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(document.forms[0]));
  for (const { name, checked } of document.querySelectorAll<HTMLInputElement>('form [type=checkbox]'))
    values[name] = checked;
  return values;
}

/**
 * Reads what was typed in the document before, by control. Null if that was of another link, before an application has ended or was deleted in this
 * browser, or so long ago that it would be covered (decision 30) or is not restored.
 */
export function readTypedBefore(): Readonly<Record<string, unknown>> | null {
  const { savedAt, link, values } = readStored('sessionStorage', 'typed') ?? {};
  const isLate = IS_COVERED && isUntouched(Number(savedAt), Date.now());
  const isEndedSince = listKeys().some(
    (key) =>
      key.startsWith(endPrefix) && Number(readStored('localStorage', key)?.['endedAt']) >= Number(savedAt),
  );
  const isSameLink = typeof link === 'string' && namesSameLink(readLinkMark(), link);
  const isUsable = isSameLink && !isExpired(savedAt) && !isLate && !isEndedSince;
  return isUsable && isRecord(values) ? values : null;
}
