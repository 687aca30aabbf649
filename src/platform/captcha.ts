import * as v from 'valibot';
import { loadScript } from './script';

/** Milliseconds after which an applicant goes on without a token. */
const patience = 4_000;
const source = 'https://www.google.com/recaptcha/api.js';

const readyCaptcha = v.object({
  ready: v.function(),
  execute: v.function(),
});

interface CaptchaOptions {
  readonly siteKey: string;
  /** What the applicant is about to do, as the captcha's statistics name it. */
  readonly action: string;
}

/**
 * A token that the applicant is no robot, from the invisible captcha; its script loads when first asked for. Rejects when
 * it is blocked, slow or broken.
 */
export async function captchaToken({ siteKey, action }: CaptchaOptions): Promise<string> {
  return Promise.race([tokenOf(siteKey, action), tooLate()]);
}

async function tokenOf(siteKey: string, action: string): Promise<string> {
  if (!('grecaptcha' in window)) await loadScript(`${source}?render=${encodeURIComponent(siteKey)}`);
  const { ready, execute } = v.parse(readyCaptcha, Reflect.get(window, 'grecaptcha'));
  await new Promise<void>((resolve) => {
    ready(() => resolve());
  });
  const token: unknown = await execute(siteKey, { action });
  return v.parse(v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)), token);
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha took too long')), patience);
  });
}
