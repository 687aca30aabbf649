// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireVersion } from '../src/domain/embedding/hostMessages';
import { LoanApplicationElement } from './element';

customElements.define('loan-application', LoanApplicationElement);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/**
 * The element in a page, and what its form says.
 *
 * @param prepare runs before the element is added
 */
function embed(prepare: (element: HTMLElementTagNameMap['loan-application']) => void = () => undefined) {
  const element = document.createElement('loan-application');
  element.setAttribute('src', 'https://loans.example/form/');
  const events = vi.fn();
  for (const name of ['ready', 'saved', 'leaving', 'error'])
    element.addEventListener(`loan:${name}`, ({ type }) => events(type));
  const posted = vi.spyOn(window, 'postMessage').mockReturnValue(undefined);
  // This window stands for that of the form.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(window);
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockReturnValue(undefined);
  prepare(element);
  document.body.append(element);
  const getFrame = () => {
    const frame = element.shadowRoot?.querySelector('iframe');
    if (!frame) throw new Error('There is no frame.');
    return frame;
  };
  const listPosted = (type: string) =>
    posted.mock.calls.flatMap(([data]) => (data.type === type ? [data] : []));
  const getId = (): string => listPosted('loan:connect').at(-1).id;
  const say = (type: string, fields: Readonly<Record<string, unknown>> = {}) => {
    const event = new MessageEvent('message', {
      origin: 'https://loans.example',
      source: window,
      data: { type, version: wireVersion, id: getId(), ...fields },
    });
    window.dispatchEvent(event);
  };
  const load = () => getFrame().dispatchEvent(new Event('load'));
  load();
  return {
    element,
    frame: getFrame(),
    link: element.shadowRoot?.querySelector('slot')?.parentElement,
    listEvents: () => events.mock.calls.flat(),
    listPosted,
    getId,
    say,
    load,
  };
}

it('shows a link beside a form that does not answer, until it does', () => {
  const { frame, link, listEvents, say } = embed();
  expect(link?.hidden).toBe(true);
  vi.advanceTimersByTime(8_000);
  expect(listEvents()).toEqual(['loan:error']);
  expect(frame.style.display).toBe('block');
  expect(link?.hidden).toBe(false);
  say('loan:ready');
  expect(frame.style.display).toBe('block');
  expect(link?.hidden).toBe(true);
});

it('connects with a form that begins to listen long after its document has loaded', { tags: ['F40'] }, () => {
  const { listEvents, listPosted, say } = embed();
  vi.advanceTimersByTime(30_000);
  const before = listPosted('loan:connect').length;
  say('loan:listening', { id: undefined });
  expect(listPosted('loan:connect')).toHaveLength(before + 1);
  say('loan:ready');
  expect(listEvents()).toEqual(['loan:error', 'loan:ready']);
});

it(
  'begins the handshake anew with each document of the form, and hears no document before it',
  { tags: ['F41'] },
  () => {
    const { element, listEvents, listPosted, getId, say, load } = embed();
    element.setLanguage('pl');
    say('loan:listening', { id: undefined });
    say('loan:ready');
    const first = getId();
    say('loan:listening', { id: undefined });
    say('loan:saved', { id: first });
    say('loan:ready');
    load();
    say('loan:ready');
    say('loan:saved');
    expect(getId()).not.toBe(first);
    expect(listEvents()).toEqual(['loan:ready', 'loan:ready', 'loan:saved']);
    expect(listPosted('loan:language').map(({ id }) => id)).toEqual([first, getId()]);
  },
);

it('leaves a page in the frame that follows the form within the first seconds', { tags: ['F30'] }, () => {
  const { frame, link, listEvents, say, load } = embed();
  say('loan:ready');
  say('loan:leaving');
  load();
  vi.advanceTimersByTime(8_000);
  expect(listEvents()).toEqual(['loan:ready', 'loan:leaving']);
  expect([frame.style.display, link?.hidden]).toEqual(['block', true]);
});

it('allows the form the camera, the clipboard and one-time codes, and tells it which page embeds it', () => {
  const { frame } = embed();
  expect(frame.allow).toBe('camera; clipboard-write; otp-credentials');
  expect(frame.referrerPolicy).toBe('origin');
});

it('is a block that the page can hide', () => {
  const { element } = embed();
  expect(getComputedStyle(element).display).toBe('block');
  // A style of its own would outweigh the rules of the page.
  expect(element.style.display).toBe('');
  element.hidden = true;
  expect(getComputedStyle(element).display).not.toBe('block');
});

it('fills in once: a form that loads again has stored it, or the applicant has deleted it', () => {
  const { element, listPosted, say } = embed();
  const open = () => {
    say('loan:listening', { id: undefined });
    say('loan:ready');
  };
  const showStep = () => say('loan:step', { route: 'personal-details', index: 0, count: 3 });
  element.prefill({ email: 'ana@example.com' });
  // The first document is left before it carries a call out.
  for (const _document of [1, 2]) open();
  expect(listPosted('loan:prefill')).toHaveLength(2);
  showStep();
  open();
  expect(listPosted('loan:prefill')).toHaveLength(2);
  showStep();
  element.prefill({ email: 'ana@example.com' });
  open();
  expect(listPosted('loan:prefill')).toHaveLength(3);
});

it('fills in nothing that waited for a form that was removed', () => {
  const { element, listPosted, say, load } = embed();
  element.prefill({ email: 'ana@example.com' });
  element.destroy();
  document.body.append(element);
  load();
  say('loan:ready');
  expect(listPosted('loan:prefill')).toEqual([]);
});

it('sets a language for good once, and then as the default that the choice of the applicant overrides', () => {
  const { element, listPosted, say } = embed();
  element.setLanguage('pl');
  for (const _document of [1, 2]) {
    say('loan:listening', { id: undefined });
    say('loan:ready');
  }
  expect(listPosted('loan:language').map(({ isDefault }) => isDefault)).toEqual([false, true]);
});

it('sets the language of a call that came before the element, and not that of its attribute', () => {
  const { listPosted, say } = embed((element) => {
    element.lang = 'en';
    element.setLanguage('pl');
  });
  say('loan:listening', { id: undefined });
  say('loan:ready');
  expect(listPosted('loan:language').map(({ language, isDefault }) => [language, isDefault])).toEqual([
    ['pl', false],
  ]);
});

it('sends each document of the form the text size of the element', () => {
  const { element, listPosted, say } = embed();
  element.style.fontSize = '18px';
  say('loan:ready');
  expect(listPosted('loan:text-size').map(({ pixels }) => pixels)).toEqual([18]);
});

it('sends a rejected colour no more, and the others again', () => {
  const { element, listEvents, listPosted, say } = embed();
  element.setColors({ accent: '#fffbe6', 'accent-strong': '#5b21b6' });
  say('loan:ready');
  const { serial } = listPosted('loan:colors').at(-1);
  say('loan:error', { code: 'rejected-call', call: 'setColors', rejected: 'accent', serial });
  say('loan:listening', { id: undefined });
  say('loan:ready');
  expect(listEvents()).toEqual(['loan:ready', 'loan:error', 'loan:ready']);
  expect(listPosted('loan:colors').at(-1).colors).toEqual({ 'accent-strong': '#5b21b6' });
});

it('keeps a colour that was set before the one that it replaces was rejected', () => {
  const { element, listPosted, say } = embed();
  say('loan:ready');
  element.setColors({ accent: '#fffbe6' });
  const { serial } = listPosted('loan:colors').at(-1);
  element.setColors({ accent: '#5b21b6' });
  say('loan:error', { code: 'rejected-call', call: 'setColors', rejected: 'accent', serial });
  say('loan:listening', { id: undefined });
  say('loan:ready');
  expect(listPosted('loan:colors').at(-1).colors).toEqual({ accent: '#5b21b6' });
});

it('does not show the embedding page the number of a call', () => {
  const { element, say } = embed();
  const details = vi.fn();
  element.addEventListener('loan:error', ({ detail }) => details(detail));
  say('loan:error', { code: 'rejected-call', call: 'setColors', rejected: 'accent', serial: 1 });
  expect(details.mock.calls).toEqual([[{ code: 'rejected-call', call: 'setColors', rejected: 'accent' }]]);
});

it('shows a link of its own where the element has nothing but white space', () => {
  const { element } = embed();
  element.append('\n  ');
  vi.advanceTimersByTime(8_000);
  const own = element.shadowRoot?.querySelector('a');
  expect(own?.closest('slot')).toBeNull();
  expect(own?.closest('[hidden]')).toBeNull();
});
