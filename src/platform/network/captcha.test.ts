// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getCaptchaToken } from './captcha';

const options = { siteKey: 'site key', action: 'lead', loadScript: () => Promise.resolve() };
const findScript = () => document.head.querySelector('script');

/** Sets the object that the vendor's script sets in the window. */
const stubCaptcha = (execute: () => unknown) =>
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

it('a token comes from a script that has already loaded', async () => {
  const execute = vi.fn(() => Promise.resolve('token'));
  stubCaptcha(execute);
  await expect(getCaptchaToken(options)).resolves.toBe('token');
  expect(execute).toHaveBeenCalledWith('site key', { action: 'lead' });
  expect(findScript()).toBeNull();
});

it.each([
  ['that is not a text', () => Promise.resolve(7)],
  ['that is empty', () => Promise.resolve('')],
  ['that fails', () => Promise.reject(new Error('no'))],
])('rejects a token %s', async (_what, execute) => {
  stubCaptcha(execute);
  await expect(getCaptchaToken(options)).rejects.toThrow();
});

it('rejects after four seconds', async () => {
  stubCaptcha(() => new Promise(() => undefined));
  const token = expect(getCaptchaToken(options)).rejects.toThrow('The captcha took too long');
  await vi.advanceTimersByTimeAsync(4_000);
  await token;
});

it('rejects if the script has set something else', async () => {
  vi.stubGlobal('grecaptcha', {});
  await expect(getCaptchaToken(options)).rejects.toThrow();
});

it('rejects if its script is blocked', { tags: ['P3'] }, async () => {
  const loadScript = () => Promise.reject(new Error('The script did not load'));
  await expect(getCaptchaToken({ ...options, loadScript })).rejects.toThrow('The script did not load');
});

it('rejects after four seconds if its script never arrives', { tags: ['P3'] }, async () => {
  const loadScript = () => new Promise<void>(() => undefined);
  const token = expect(getCaptchaToken({ ...options, loadScript })).rejects.toThrow(
    'The captcha took too long',
  );
  await vi.advanceTimersByTimeAsync(4_000);
  await token;
});
