// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onParentMessage, reportHeight } from './frame';

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
});

describe('a message to a framed page', () => {
  const send = (message: unknown, origin: string, source: Window | null = window.parent) =>
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));

  it.each([
    ['is received from the embedding page', 'https://shop.example', ['https://shop.example'], true],
    ['is received from any embedding page without configured origins', 'https://any.example', [], true],
    ['is ignored from a page with another origin', 'https://evil.example', ['https://shop.example'], false],
    [
      'is ignored from a page with a similar name',
      'https://shop.example.evil.example',
      ['https://shop.example'],
      false,
    ],
    ['is ignored from a page without an origin', 'null', ['https://shop.example'], false],
  ])('%s', (_what, origin, origins, isReceived) => {
    const listener = vi.fn();
    onParentMessage(origins, listener);
    send({ type: 'UI_COLORS' }, origin);
    expect(listener.mock.calls).toEqual(isReceived ? [[{ type: 'UI_COLORS' }]] : []);
  });

  it('is ignored from any other window', () => {
    const listener = vi.fn();
    onParentMessage([], listener);
    send('from itself', 'https://shop.example', window);
    send('from nobody', 'https://shop.example', null);
    expect(listener).not.toHaveBeenCalled();
  });
});
