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

describe('what the page may load and where it may send to', () => {
  const production = { APP_ENVIRONMENT: 'production' };
  const tags = 'https://www.googletagmanager.com';
  const ads =
    'https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com/pagead/';

  it.each([
    ['itself, where no platform is named', {}, '', '', "'none'", ''],
    [
      'the tag manager and the pixels of its container',
      { APP_TAG_MANAGER_ID: 'GTM-A1' },
      ` ${tags} https://analytics.tiktok.com https://connect.facebook.net`,
      ` ${tags} https://analytics.tiktok.com https://www.facebook.com`,
      "'none'",
      '',
    ],
    [
      'the ads tag',
      { APP_ADS_SEND_TO: 'AW-1/a' },
      ` ${tags} ${ads}`,
      ` ${tags} ${ads} https://pagead2.googlesyndication.com`,
      `${tags} https://td.doubleclick.net`,
      '',
    ],
    ['analytics', { APP_POSTHOG_KEY: 'phc' }, '', ' https://eu.i.posthog.com', "'none'", ''],
    [
      'analytics of another host',
      { APP_POSTHOG_KEY: 'phc', APP_POSTHOG_HOST: 'https://events.example.com' },
      '',
      ' https://events.example.com',
      "'none'",
      '',
    ],
    [
      'recordings',
      { APP_LOGROCKET_ID: 'org/app' },
      ' https://cdn.logr-in.com',
      ' https://r.logr-in.com',
      "'none'",
      ' blob:',
    ],
  ])('is %s', (_name, environment, scripts, connections, frames, workers) => {
    const told = ['script-src', 'connect-src', 'frame-src', 'worker-src'].map((name) =>
      rule(name, { ...production, ...environment }),
    );
    expect(told).toEqual([
      `script-src 'self'${scripts}`,
      `connect-src 'self'${connections}`,
      `frame-src ${frames}`,
      `worker-src 'self'${workers}`,
    ]);
  });

  it('names a host once that several platforms use', () => {
    const told = rule('script-src', {
      ...production,
      APP_TAG_MANAGER_ID: 'GTM-A1',
      APP_ADS_SEND_TO: 'AW-1/a',
    });
    expect(told?.split(tags)).toHaveLength(2);
  });
});
