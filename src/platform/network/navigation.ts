import { createId } from '../device/ids';

interface Target {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly params: Readonly<Record<string, string>>;
}

/** The address of a GET, with its parameters. */
export function buildAddress({ url, params }: Omit<Target, 'method'>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Leaves the page with a GET, or with a form of hidden fields if the partner expects a POST.
 *
 * @param onStopped called if the content policy stops the form, also on its way through another host
 */
export function navigateTo(target: Target, onStopped: () => void): void {
  if (target.method === 'GET') window.location.assign(buildAddress(target));
  else submitForm(target, '_self', onStopped);
}

/**
 * Leaves the frame around this page for another page: at the top, or in a new window if the embedding page forbids the top. Browsers
 * allow both only during a press.
 *
 * @param onStopped see `navigateTo`
 * @returns false if the embedding page forbids both
 */
export function navigateOutOfFrame(target: Target, onStopped: () => void): boolean {
  const name = isTopAllowed() ? '_top' : createId();
  // A form cannot find out whether its window opens.
  const opened = name === '_top' ? null : openWindow(name);
  if (name !== '_top' && opened === null) return false;
  if (target.method === 'GET') window.open(buildAddress(target), name);
  else submitForm(target, name, onStopped);
  // The partner must not reach this page.
  if (opened !== null) opened.opener = null;
  return true;
}

const isTopAllowed = (): boolean => openWindow('_top') !== null;

/** Opens a window without an address, which navigates none that is open. Null if the embedding page forbids it. */
function openWindow(name: string): Window | null {
  try {
    return window.open('', name);
  } catch {
    // Firefox throws where others return null.
    return null;
  }
}

/** @param windowName the window that shows the response */
function submitForm({ url, params }: Target, windowName: string, onStopped: () => void): void {
  const form = document.createElement('form');
  form.setAttribute('method', 'POST');
  form.setAttribute('action', url);
  form.setAttribute('target', windowName);
  form.hidden = true;
  for (const [name, value] of Object.entries(params)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    // A field named like a method hides the method of the form.
    Element.prototype.append.call(form, field);
  }
  document.body.append(form);
  onFormStopped(onStopped);
  HTMLFormElement.prototype.submit.call(form);
}

/** Calls the listener once, when the content policy stops a form. */
function onFormStopped(listener: () => void): void {
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective !== 'form-action') return;
    document.removeEventListener('securitypolicyviolation', onViolation);
    listener();
  };
  document.addEventListener('securitypolicyviolation', onViolation);
}
