import { getFields } from '../domain/lead/isRecord';
import { consoleSink } from '../platform/reports/log';
import { sendStartReport } from '../platform/reports/startReport';
import { isStopped, prefix } from './facts';

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

/** Shows that the application has not started. */
export const showFailure = () => showMessage(navigator.onLine ? 'failed' : 'offline');

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
export function watchStart(): void {
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
    reportFailure(isLost ? 'load' : String(getFields(error)['name']));
    if (isLost && !navigator.onLine)
      window.addEventListener('online', () => void startAgainOnline(source), { once: true });
  };
  window.addEventListener('error', onError, true);
}

/** Says that the browser is too old. The built page stays readable, and its form sends nothing. */
export function explainOutdated(): void {
  if (ASKS_CONSENT) document.documentElement.dataset['chosen'] = '';
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
