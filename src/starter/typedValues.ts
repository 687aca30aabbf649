import { isStopped, prefix, readLinkMark, firstStep } from './facts';
import { readMarked } from './shownApplication';

/** Stores what is typed in this tab. */
interface TypedStore {
  /** Stores it, or removes what is stored if nothing was typed or the application has taken over. */
  readonly store: () => void;
  /** The document was filled in with what the document before has stored. */
  readonly resume: () => void;
  readonly onInput: () => void;
}

/**
 * Stores what is typed until the application takes over, which stores it itself: a slow page is reloaded, and a phone ends a page that it
 * does not show. With each input, because Safari sends no event when a document is left that has not finished loading.
 */
export function createTypedStore(): TypedStore {
  let isEdited = false;
  const store = () => {
    // After the application has taken over there is one thing to remove, and nothing to do with the next keys.
    if (isStopped() && !isEdited) return;
    isEdited &&= !isStopped();
    try {
      if (isEdited) sessionStorage.setItem(`${prefix}:typed`, JSON.stringify(readTyped()));
      else sessionStorage.removeItem(`${prefix}:typed`);
    } catch {
      // Nothing is kept if the storage is blocked or full.
    }
  };
  return {
    store,
    resume: () => {
      isEdited = readMarked().typed !== null;
    },
    onInput: () => {
      isEdited ||= !isStopped();
      store();
    },
  };
}

function readTyped() {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(document.forms[0]));
  for (const { name, checked } of document.querySelectorAll<HTMLInputElement>('form [type=checkbox]'))
    values[name] = checked;
  return {
    savedAt: Date.now(),
    applicationId: readMarked().id,
    link: readLinkMark(),
    drafts: { [firstStep]: values },
  };
}
