// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { onFrameMessage } from './partnerFrame';

const origin = 'https://bank.example';

function openFrame() {
  const listener = vi.fn();
  const stop = onFrameMessage({ contentWindow: window }, origin, listener);
  const send = (message: { source?: MessageEventSource | null; origin?: string; data: unknown }) =>
    window.dispatchEvent(new MessageEvent('message', { source: window, origin, ...message }));
  return { listener, stop, send };
}

describe('a message of a frame', () => {
  it('is received from its window and origin', () => {
    const { listener, send } = openFrame();
    send({ data: { event: 'cancelled' } });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ event: 'cancelled' });
  });

  it('is ignored from another window or origin, or without a source', { tags: ['E2', 'H7'] }, () => {
    const { listener, send } = openFrame();
    send({ source: new MessageChannel().port1, data: 1 });
    send({ origin: 'https://evil.example', data: 2 });
    send({ origin: 'null', data: 3 });
    send({ source: null, data: 4 });
    expect(listener).not.toHaveBeenCalled();
  });

  it('is ignored after the listener is removed', () => {
    const { listener, stop, send } = openFrame();
    stop();
    send({ data: 1 });
    expect(listener).not.toHaveBeenCalled();
  });
});
