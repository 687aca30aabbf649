// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireVersion } from '../src/domain/embedding/wire';
import { LoanApplicationElement } from './element';

customElements.define('loan-application', LoanApplicationElement);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The element in a page, and what its form says. */
function embed() {
  const element = document.createElement('loan-application');
  element.setAttribute('src', 'https://loans.example/form/');
  const errors = vi.fn();
  element.addEventListener('loan:error', errors);
  const posted = vi.spyOn(window, 'postMessage').mockReturnValue(undefined);
  // This window stands for that of the form.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window);
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue(undefined);
  document.body.append(element);
  const frame = element.shadowRoot?.querySelector('iframe');
  if (!frame) throw new Error('There is no frame.');
  const say = (type: string) => {
    const { id } = posted.mock.calls[0]?.[0] ?? {};
    const event = new MessageEvent('message', {
      origin: 'https://loans.example',
      source: window,
      data: { type, version: wireVersion, id },
    });
    window.dispatchEvent(event);
  };
  frame.dispatchEvent(new Event('load'));
  return { element, frame, posted, errors, say };
}

it('shows a link in place of a form that does not answer, until it does', () => {
  const { frame, errors, say } = embed();
  vi.advanceTimersByTime(8_000);
  expect(errors).toHaveBeenCalledOnce();
  expect(frame.style.display).toBe('none');
  say('loan:ready');
  expect(frame.style.display).toBe('block');
});

it('leaves the page of a partner in the frame that follows the form within the first seconds', () => {
  const { frame, errors, say } = embed();
  say('loan:ready');
  say('loan:leaving');
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(8_000);
  expect(errors).not.toHaveBeenCalled();
  expect(frame.style.display).toBe('block');
});

it('allows the form the camera and the clipboard, and tells it which page embeds it', () => {
  const { frame } = embed();
  expect(frame.allow).toBe('camera; clipboard-write');
  expect(frame.referrerPolicy).toBe('origin');
});

it('gives what is to be filled in to a form that loads again, but not after the form was removed', () => {
  const { element, frame, posted, say } = embed();
  const listFilled = () => posted.mock.calls.filter(([message]) => message.type === 'loan:prefill');
  element.prefill({ email: 'ana@example.com' });
  say('loan:ready');
  expect(listFilled()).toHaveLength(1);
  say('loan:leaving');
  frame.dispatchEvent(new Event('load'));
  say('loan:ready');
  expect(listFilled()).toHaveLength(2);
  element.destroy();
  posted.mockClear();
  document.body.append(element);
  element.shadowRoot?.querySelector('iframe')?.dispatchEvent(new Event('load'));
  say('loan:ready');
  expect(posted).toHaveBeenCalled();
  expect(listFilled()).toEqual([]);
});
