// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onParentMessage } from './frame';

beforeEach(() => {
  vi.stubGlobal('parent', { postMessage: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
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
    expect(listener.mock.calls).toEqual(isReceived ? [[{ type: 'UI_COLORS' }, origin]] : []);
  });

  it('is ignored from any other window', { tags: ['E2'] }, () => {
    const listener = vi.fn();
    onParentMessage([], listener);
    send('from itself', 'https://shop.example', window);
    send('from nobody', 'https://shop.example', null);
    expect(listener).not.toHaveBeenCalled();
  });
});
