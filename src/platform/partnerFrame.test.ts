// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { onFrameMessage } from './partnerFrame';

const origin = 'https://bank.example';

function openFrame() {
  const heard = vi.fn();
  const stop = onFrameMessage({ contentWindow: window }, origin, heard);
  const say = (message: { source?: MessageEventSource | null; origin?: string; data: unknown }) =>
    window.dispatchEvent(new MessageEvent('message', { source: window, origin, ...message }));
  return { heard, stop, say };
}

describe('what a frame says', () => {
  it('is heard', () => {
    const { heard, say } = openFrame();
    say({ data: { event: 'cancelled' } });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ event: 'cancelled' });
  });

  it('is not heard from another window, from another origin, from nowhere', () => {
    const { heard, say } = openFrame();
    say({ source: new MessageChannel().port1, data: 1 });
    say({ origin: 'https://evil.example', data: 2 });
    say({ origin: 'null', data: 3 });
    say({ source: null, data: 4 });
    expect(heard).not.toHaveBeenCalled();
  });

  it('is not heard any more when nobody wants to', () => {
    const { heard, stop, say } = openFrame();
    stop();
    say({ data: 1 });
    expect(heard).not.toHaveBeenCalled();
  });
});
