import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../src/platform/config/schema';
import { contentPolicy } from './contentPolicy';

const nothing = { scripts: [], styles: [] };

function rule(name: string, environment: Readonly<Record<string, string>>): string | undefined {
  const { configuration } = readConfiguration(
    environment,
    { flow: 'dynamic', locale: 'es' },
    () => undefined,
  );
  return contentPolicy(configuration, nothing)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));
}

describe('what may stand in a frame of the page', () => {
  const hosts = { APP_PARTNER_FRAME_HOSTS: 'bank.example.com,pay.example' };

  it.each([
    ['nothing, where no partner is named', { APP_ENVIRONMENT: 'production' }, "frame-src 'none'"],
    [
      'the partners that are named',
      { APP_ENVIRONMENT: 'production', ...hosts },
      'frame-src https://bank.example.com https://pay.example',
    ],
    ['the reference back end, in development', {}, "frame-src 'self'"],
    [
      'the captcha, where there is one',
      { APP_ENVIRONMENT: 'staging', APP_CAPTCHA_SITE_KEY: 'key' },
      'frame-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    ],
  ])('is %s', (_name, environment, expected) => {
    expect(rule('frame-src', environment)).toBe(expected);
  });
});
