// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onParentMessage, tellHeight } from './frame';

const posted = vi.fn();
let height = 0;
let resized: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  posted.mockClear();
  height = 500.4;
  vi.stubGlobal('parent', { postMessage: posted });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
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

const toldHeights = () => posted.mock.calls.map(([message]) => message);
const becomes = (next: number) => {
  height = next;
  resized();
  vi.advanceTimersByTime(100);
};

describe('a framed page', () => {
  it('tells its height at once, as a whole number and nothing else', () => {
    tellHeight([]);
    expect(toldHeights()).toEqual([{ type: 'FORM_HEIGHT', height: 501 }]);
  });

  it('tells a change of more than ten pixels, growing or shrinking', () => {
    tellHeight([]);
    for (const next of [511, 512, 500, 502, 900]) becomes(next);
    expect(toldHeights().map((message) => message.height)).toEqual([501, 512, 500, 900]);
  });

  it('tells a slow drift as soon as it is more than ten pixels from what was told last', () => {
    tellHeight([]);
    for (let next = 502; next <= 523; next += 1) becomes(next);
    expect(toldHeights().map((message) => message.height)).toEqual([501, 512, 523]);
  });

  it('waits a tenth of a second after the last change', () => {
    tellHeight([]);
    height = 900;
    resized();
    vi.advanceTimersByTime(99);
    resized();
    vi.advanceTimersByTime(99);
    expect(posted).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(posted).toHaveBeenCalledTimes(2);
  });

  it('tells nothing more once it is stopped', () => {
    const stop = tellHeight([]);
    height = 900;
    resized();
    stop();
    vi.advanceTimersByTime(1_000);
    expect(posted).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['https://shop.example/page', ['https://other.example', 'https://shop.example'], 'https://shop.example'],
    ['https://evil.example/', ['https://shop.example'], 'https://shop.example'],
    ['', ['https://shop.example'], 'https://shop.example'],
    ['https://any.example/', [], '*'],
  ])('that comes from %j with the origins %j tells %s', (referrer, origins, target) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    tellHeight(origins);
    expect(posted.mock.calls[0]?.[1]).toBe(target);
  });
});

describe('messages to a framed page', () => {
  const sent = (message: unknown, origin: string, source: Window | null = window.parent) =>
    window.dispatchEvent(new MessageEvent('message', { data: message, origin, source }));

  it.each([
    ['of the embedding page', 'https://shop.example', ['https://shop.example'], true],
    ['of the embedding page, whichever it is', 'https://any.example', [], true],
    ['of a page that may not embed it', 'https://evil.example', ['https://shop.example'], false],
    ['of a page with a likely name', 'https://shop.example.evil.example', ['https://shop.example'], false],
    ['of a page without an origin', 'null', ['https://shop.example'], false],
  ])('%s', (_what, origin, origins, isHeard) => {
    const heard = vi.fn();
    onParentMessage(origins, heard);
    sent({ type: 'UI_COLORS' }, origin);
    expect(heard.mock.calls).toEqual(isHeard ? [[{ type: 'UI_COLORS' }]] : []);
  });

  it('of any other window are not heard', () => {
    const heard = vi.fn();
    onParentMessage([], heard);
    sent('from itself', 'https://shop.example', window);
    sent('from nobody', 'https://shop.example', null);
    expect(heard).not.toHaveBeenCalled();
  });
});
