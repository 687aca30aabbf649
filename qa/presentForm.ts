import { useSyncExternalStore } from 'react';
import { presentForm, refusable } from './filling/controls';

/** What the form on the screen is and asks. */
export interface PresentForm {
  /** Its `data-step`; null where no form is on the screen. */
  readonly step: string | null;
  /** The questions that a server can refuse. */
  readonly names: readonly string[];
}

const separator = ' ';

/** The form on the screen, followed as it changes. */
export function usePresentForm(): PresentForm {
  const [step = '', ...names] = useSyncExternalStore(followed, snapshot).split(separator);
  return { step: step === '' ? null : step, names };
}

function followed(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-step', 'name'] });
  return () => observer.disconnect();
}

/** One text, so that what is the same is no change. */
function snapshot(): string {
  const form = presentForm();
  return form === null ? '' : [form.dataset['step'] ?? '', ...refusable(form)].join(separator);
}
