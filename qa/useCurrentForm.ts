import { useSyncExternalStore } from 'react';
import { getCurrentForm, listRejectableNames } from './filling/controls';

/** The form on the screen. */
export interface CurrentForm {
  /** Its `data-step`. Null if the screen has no form. */
  readonly step: string | null;
  /** The questions that the server can reject. */
  readonly rejectableNames: readonly string[];
}

const separator = ' ';

/** Returns the form on the screen and re-renders when it changes. */
export function useCurrentForm(): CurrentForm {
  const [step = '', ...rejectableNames] = useSyncExternalStore(subscribe, readSnapshot).split(separator);
  return { step: step === '' ? null : step, rejectableNames };
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-step', 'name'] });
  return () => observer.disconnect();
}

/** A string, so that an equal snapshot causes no render. */
function readSnapshot(): string {
  const form = getCurrentForm();
  return form === null ? '' : [form.dataset['step'] ?? '', ...listRejectableNames(form)].join(separator);
}
