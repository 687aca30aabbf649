// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captchaToken } from './captcha';

const asked = { siteKey: 'site key', action: 'lead' };
const script = () => document.head.querySelector('script');

/** What the vendor's script leaves in the window. */
const arrived = (execute: () => unknown) =>
  vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it('comes from the vendor, whose script is there already', async () => {
  const execute = vi.fn(() => Promise.resolve('token'));
  arrived(execute);
  await expect(captchaToken(asked)).resolves.toBe('token');
  expect(execute).toHaveBeenCalledWith('site key', { action: 'lead' });
  expect(script()).toBeNull();
});

it.each([
  ['that is no text', () => Promise.resolve(7)],
  ['that is empty', () => Promise.resolve('')],
  ['that fails', () => Promise.reject(new Error('no'))],
])('is not believed %s', async (_what, execute) => {
  arrived(execute);
  await expect(captchaToken(asked)).rejects.toThrow();
});

it('is given up after four seconds', async () => {
  arrived(() => new Promise(() => undefined));
  const token = expect(captchaToken(asked)).rejects.toThrow('The captcha took too long');
  await vi.advanceTimersByTimeAsync(4_000);
  await token;
});

it('is not there in a window where the script left something else', async () => {
  vi.stubGlobal('grecaptcha', {});
  await expect(captchaToken(asked)).rejects.toThrow();
});
