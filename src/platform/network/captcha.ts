import * as v from 'valibot';
import type { LoadScript } from '../loading/script';

/** The applicant continues without a token after this time. */
const timeoutMs = 4_000;
const scriptUrl = 'https://www.google.com/recaptcha/api.js';

const captchaSchema = v.object({
  ready: v.function(),
  execute: v.function(),
});

interface CaptchaOptions {
  readonly siteKey: string;
  /** Name of the applicant's action in the captcha's statistics. */
  readonly action: string;
  readonly loadScript: LoadScript;
}

/** Gets a token from the invisible captcha. The first call loads its script. Rejects if the captcha is blocked, slow or broken. */
export async function getCaptchaToken(options: CaptchaOptions): Promise<string> {
  return Promise.race([executeCaptcha(options), rejectAfterTimeout()]);
}

async function executeCaptcha({ siteKey, action, loadScript }: CaptchaOptions): Promise<string> {
  if (!('grecaptcha' in window)) await loadScript(`${scriptUrl}?render=${encodeURIComponent(siteKey)}`);
  const { ready, execute } = v.parse(captchaSchema, Reflect.get(window, 'grecaptcha'));
  await new Promise<void>((resolve) => {
    ready(() => resolve());
  });
  const token: unknown = await execute(siteKey, { action });
  return v.parse(v.pipe(v.string(), v.minLength(1), v.maxLength(4_000)), token);
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The captcha took too long')), timeoutMs);
  });
}
