// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportHeight, scrollToNewScreens } from './frameLayout';

const postMessage = vi.fn();
let height = 0;
let notifyResize: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  postMessage.mockClear();
  height = 500.4;
  vi.stubGlobal('parent', { postMessage });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        notifyResize = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 300, height),
  );
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const listMessages = () => postMessage.mock.calls.map(([message]) => message);
const resizeTo = (next: number) => {
  height = next;
  notifyResize();
  vi.advanceTimersByTime(100);
};

describe('a framed page', () => {
  it('reports its height at once as a whole number', () => {
    reportHeight([]);
    expect(listMessages()).toEqual([{ type: 'FORM_HEIGHT', height: 501 }]);
  });

  it('reports a change of more than ten pixels in both directions', () => {
    reportHeight([]);
    for (const next of [511, 512, 500, 502, 900]) resizeTo(next);
    expect(listMessages().map((message) => message.height)).toEqual([501, 512, 500, 900]);
  });

  it('reports a slow drift once it differs by more than ten pixels from the last report', () => {
    reportHeight([]);
    for (let next = 502; next <= 523; next += 1) resizeTo(next);
    expect(listMessages().map((message) => message.height)).toEqual([501, 512, 523]);
  });

  it('reports a change a tenth of a second after the last one', () => {
    reportHeight([]);
    height = 900;
    notifyResize();
    vi.advanceTimersByTime(99);
    notifyResize();
    vi.advanceTimersByTime(99);
    expect(postMessage).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(postMessage).toHaveBeenCalledTimes(2);
  });

  it('reports no height of the placeholder before the first screen', () => {
    document.documentElement.dataset['start'] = '';
    reportHeight([]);
    resizeTo(120);
    expect(postMessage).not.toHaveBeenCalled();
    delete document.documentElement.dataset['start'];
    height = 700;
    vi.advanceTimersByTime(100);
    expect(listMessages()).toEqual([{ type: 'FORM_HEIGHT', height: 700 }]);
  });

  it('reports nothing after it is stopped', () => {
    const stop = reportHeight([]);
    height = 900;
    notifyResize();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['https://shop.example/page', ['https://other.example', 'https://shop.example'], 'https://shop.example'],
    ['https://evil.example/', ['https://shop.example'], 'https://shop.example'],
    ['', ['https://shop.example'], 'https://shop.example'],
    ['https://any.example/', [], '*'],
  ])('with the referrer %j and the origins %j posts to %s', (referrer, origins, target) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    reportHeight(origins);
    expect(postMessage.mock.calls[0]?.[1]).toBe(target);
  });

  it('posts to every configured origin if the page that brought it here is a partner', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://partner.example/done');
    const origins = ['https://other.example', 'https://shop.example'];
    reportHeight(origins);
    expect(postMessage.mock.calls.map(([, target]) => target)).toEqual(origins);
  });
});

describe('a new screen of a framed page', () => {
  const scroll = vi.fn();
  const heading = () => document.querySelector('h1') ?? document.body;
  const dispatch = (type: string, target: EventTarget = window) =>
    target.dispatchEvent(new Event(type, { bubbles: true }));

  beforeEach(() => {
    scroll.mockClear();
    HTMLElement.prototype.scrollIntoView = scroll;
    document.body.innerHTML = '<h1 tabindex="-1">Step</h1><input />';
    scrollToNewScreens();
  });

  it('is scrolled to its heading when that takes the focus, and when the frame has its new height', () => {
    heading().focus();
    expect(scroll).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
    scroll.mockClear();
    dispatch('resize');
    expect(scroll).toHaveBeenCalled();
    scroll.mockClear();
    dispatch('resize');
    expect(scroll).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('stays after %s', (input) => {
    heading().focus();
    scroll.mockClear();
    dispatch(input);
    dispatch('resize');
    expect(scroll).not.toHaveBeenCalled();
  });

  it('stays when its heading is clicked', () => {
    dispatch('mousedown', heading());
    heading().focus();
    expect(scroll).not.toHaveBeenCalled();
    dispatch('mouseup', heading());
    heading().blur();
    heading().focus();
    expect(scroll).toHaveBeenCalled();
  });

  it('stays when a field takes the focus', () => {
    document.querySelector('input')?.focus();
    expect(scroll).not.toHaveBeenCalled();
  });
});
