// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { onCodeReceived } from './oneTimeCode';

let receive: (credential: unknown) => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('OTPCredential', {});
  const credential = new Promise<unknown>((resolve) => {
    receive = resolve;
  });
  vi.stubGlobal('navigator', { credentials: { get: async () => credential } });
});

it('tells the code of a text message', async () => {
  const listener = vi.fn();
  onCodeReceived(listener);
  receive({ code: '1234' });
  await flushPromises();
  expect(listener).toHaveBeenCalledExactlyOnceWith('1234');
});

it('tells no code after it was stopped, also if the browser still delivers one', async () => {
  const listener = vi.fn();
  const stop = onCodeReceived(listener);
  stop();
  receive({ code: '1234' });
  await flushPromises();
  expect(listener).not.toHaveBeenCalled();
});

it.each([null, {}, { code: '' }, { code: 1234 }, { code: '1'.repeat(21) }])(
  'tells nothing that is no code: %j',
  async (credential) => {
    const listener = vi.fn();
    onCodeReceived(listener);
    receive(credential);
    await flushPromises();
    expect(listener).not.toHaveBeenCalled();
  },
);
