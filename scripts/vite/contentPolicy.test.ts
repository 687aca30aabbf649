import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../configuration/readConfiguration';
import { platforms } from '../../src/tracking/platforms';
import { createContentPolicy, createPolicyHeader, listAdmittedScripts } from './contentPolicy';

const noInlineCode = { scripts: [], styles: [] };

function configure(environment: Readonly<Record<string, string>>) {
  const { configuration, platformSettings } = readConfiguration(
    environment,
    { flow: 'dynamic', languages: ['es', 'en'], textsFolder: 'locales' },
    platforms,
    () => undefined,
  );
  return [configuration, { platforms, settings: platformSettings }] as const;
}

function rule(name: string, environment: Readonly<Record<string, string>>): string | undefined {
  return createContentPolicy(...configure(environment), noInlineCode)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));
}

describe('the frames that a page allows', () => {
  const hosts = { APP_PARTNER_FRAME_HOSTS: 'bank.example.com,pay.example' };

  it.each([
    ['none without configured partners', { APP_ENVIRONMENT: 'production' }, "frame-src 'none'"],
    [
      'the configured partners',
      { APP_ENVIRONMENT: 'production', ...hosts },
      'frame-src https://bank.example.com https://pay.example',
    ],
    ['the reference back end in development', {}, "frame-src 'self'"],
    [
      'the captcha if it is configured',
      { APP_ENVIRONMENT: 'staging', APP_CAPTCHA_SITE_KEY: 'key' },
      'frame-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    ],
  ])('are %s', (_name, environment, expected) => {
    expect(rule('frame-src', environment)).toBe(expected);
  });
});

describe('the hosts that a page allows', () => {
  const production = { APP_ENVIRONMENT: 'production' };
  const tags = 'https://www.googletagmanager.com';
  const ads =
    'https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com/pagead/';

  it.each([
    ['the page itself without platforms', {}, '', '', "'none'", ''],
    [
      'those of the tag manager and the pixels of its container',
      { APP_TAG_MANAGER_ID: 'GTM-A1' },
      ` https://connect.facebook.net https://analytics.tiktok.com ${tags}`,
      ` https://www.facebook.com https://analytics.tiktok.com ${tags}`,
      "'none'",
      '',
    ],
    [
      'those of the ads tag',
      { APP_ADS_SEND_TO: 'AW-1/a' },
      ` ${tags} ${ads}`,
      ` ${tags} ${ads} https://pagead2.googlesyndication.com`,
      `${tags} https://td.doubleclick.net`,
      '',
    ],
    ['those of analytics', { APP_POSTHOG_KEY: 'phc' }, '', ' https://eu.i.posthog.com', "'none'", ''],
    [
      'those of analytics with a configured host',
      { APP_POSTHOG_KEY: 'phc', APP_POSTHOG_HOST: 'https://events.example.com' },
      '',
      ' https://events.example.com',
      "'none'",
      '',
    ],
    [
      'those of recordings',
      { APP_LOGROCKET_ID: 'org/app' },
      ' https://cdn.logr-in.com',
      ' https://r.logr-in.com',
      "'none'",
      ' blob:',
    ],
  ])('are %s', (_name, environment, scripts, connections, frames, workers) => {
    const policy = ['script-src', 'connect-src', 'frame-src', 'worker-src'].map((name) =>
      rule(name, { ...production, ...environment }),
    );
    expect(policy).toEqual([
      `script-src 'self'${scripts}`,
      `connect-src 'self'${connections}`,
      `frame-src ${frames}`,
      `worker-src 'self'${workers}`,
    ]);
  });

  it('include a host of several platforms once', () => {
    const policy = rule('script-src', {
      ...production,
      APP_TAG_MANAGER_ID: 'GTM-A1',
      APP_ADS_SEND_TO: 'AW-1/a',
    });
    expect(policy?.split(tags)).toHaveLength(2);
  });
});

describe('the hosts that forms may be sent to', () => {
  it.each([
    ['the page itself without configured partners', { APP_ENVIRONMENT: 'production' }, "form-action 'self'"],
    [
      'the partners and the hosts that they lead to, each once',
      {
        APP_ENVIRONMENT: 'production',
        APP_REDIRECT_HOSTS: 'partner.example,bank.example',
        APP_FORM_HOSTS: 'bank.example,next.example',
      },
      "form-action 'self' https://partner.example https://bank.example https://next.example",
    ],
    [
      'a partner on this machine in development',
      {},
      "form-action 'self' http://localhost:* http://127.0.0.1:*",
    ],
  ])('are %s', (_name, environment, expected) => {
    expect(rule('form-action', environment)).toBe(expected);
  });
});

describe('the hosts that pictures come from', () => {
  it.each([
    ['none but the page without configured hosts', {}, "img-src 'self' data: blob:"],
    [
      'those of the logos',
      { APP_PICTURE_HOSTS: 'logos.example,cdn.example' },
      "img-src 'self' data: blob: https://logos.example https://cdn.example",
    ],
    [
      'those of the tag manager and the pixels of its container',
      { APP_TAG_MANAGER_ID: 'GTM-A1' },
      "img-src 'self' data: blob: https://www.facebook.com https://analytics.tiktok.com https://www.googletagmanager.com",
    ],
  ])('are %s', (_name, environment, expected) => {
    expect(rule('img-src', { APP_ENVIRONMENT: 'production', ...environment })).toBe(expected);
  });
});

describe('the policies of Trusted Types that a page may create', () => {
  const production = { APP_ENVIRONMENT: 'production' };

  const withScripts = 'trusted-types picture-worker scripts default';

  it.each<readonly [string, Readonly<Record<string, string>>, string]>([
    ['the one of pictures without third parties', {}, 'trusted-types picture-worker'],
    ['those of scripts with a captcha', { APP_CAPTCHA_SITE_KEY: 'key' }, withScripts],
    ['those of scripts with a tag manager', { APP_TAG_MANAGER_ID: 'GTM-A1' }, withScripts],
    ['those of scripts with analytics, which has no host', { APP_POSTHOG_KEY: 'phc' }, withScripts],
    ['those of scripts with recordings', { APP_LOGROCKET_ID: 'org/app' }, withScripts],
  ])('are %s', (_name, environment, expected) => {
    const own = { ...production, ...environment };
    expect(rule('trusted-types', own)).toBe(expected);
    expect(rule('require-trusted-types-for', own)).toBe("require-trusted-types-for 'script'");
  });

  it.each([
    ['nothing without third parties', {}, [], false],
    [
      'the folders of the captcha',
      { APP_CAPTCHA_SITE_KEY: 'key' },
      ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      false,
    ],
    [
      'the hosts of several platforms once',
      { APP_TAG_MANAGER_ID: 'GTM-A1', APP_ADS_SEND_TO: 'AW-1/a' },
      [
        'https://connect.facebook.net/',
        'https://analytics.tiktok.com/',
        'https://www.googletagmanager.com/',
        'https://www.googleadservices.com/',
        'https://googleads.g.doubleclick.net/',
        'https://www.google.com/pagead/',
      ],
      false,
    ],
    ['recordings and their worker', { APP_LOGROCKET_ID: 'org/app' }, ['https://cdn.logr-in.com/'], true],
  ])('admit %s', (_name, environment, sources, hasBlobWorkers) => {
    const admitted = listAdmittedScripts(...configure({ ...production, ...environment }));
    expect(admitted.hasBlobWorkers).toBe(hasBlobWorkers);
    expect(admitted.sources).toHaveLength(sources.length);
    expect(admitted.sources).toEqual(expect.arrayContaining([...sources]));
  });

  it('admit only https, and whole names of hosts and folders', () => {
    const samples = Object.fromEntries(
      platforms.flatMap(({ variables }) =>
        Object.entries(variables).map(([name, { sample }]) => [name, sample]),
      ),
    );
    const { sources } = listAdmittedScripts(...configure({ ...samples, APP_CAPTCHA_SITE_KEY: 'key' }));
    for (const source of sources) expect(source).toMatch(/^https:\/\/[a-z0-9.-]+\/(?:[a-z]+\/)*$/);
  });
});

/** A page with every third party, and with inline code. */
const withEverything = {
  ...Object.fromEntries(
    platforms.flatMap(({ variables }) =>
      Object.entries(variables).map(([name, { sample }]) => [name, sample]),
    ),
  ),
  APP_CAPTCHA_SITE_KEY: 'key',
  APP_REDIRECT_HOSTS: 'partner.example',
  APP_PARTNER_FRAME_HOSTS: 'bank.example',
};

describe.each<readonly [string, Readonly<Record<string, string>>]>([
  ['without third parties', {}],
  ['with every third party', withEverything],
])('the policy of a page %s', (_name, environment) => {
  const policy = createContentPolicy(...configure({ APP_ENVIRONMENT: 'production', ...environment }), {
    scripts: ["'sha256-script'"],
    styles: ["'sha256-style'"],
  });
  const rules = new Map(
    policy.split('; ').map((text) => {
      const [name = '', ...sources] = text.split(' ');
      return [name, sources];
    }),
  );

  it.each([
    ['takes what no other rule names from the page alone', 'default-src', ["'self'"]],
    ['allows no plugins', 'object-src', ["'none'"]],
    ['allows no other base of its addresses', 'base-uri', ["'none'"]],
    ['takes no text as HTML or as an address of code', 'require-trusted-types-for', ["'script'"]],
    ['takes style from its files and its inline style alone', 'style-src', ["'self'", "'sha256-style'"]],
  ])('%s', (_what, name, sources) => {
    expect(rules.get(name)).toEqual(sources);
  });

  it('takes scripts from its files, its inline script and named hosts alone', () => {
    const [own, hash, ...hosts] = rules.get('script-src') ?? [];
    expect([own, hash]).toEqual(["'self'", "'sha256-script'"]);
    for (const host of hosts) expect(host).toMatch(/^https:/);
  });

  it('allows no other inline code, no code from text, and no source without a host', () => {
    const sources = [...rules.values()].flat();
    const loose =
      /^'(?:unsafe-|strict-dynamic|wasm-unsafe|allow-duplicates)|^\*|^(?:https?|wss?|filesystem):$/;
    expect(sources.filter((source) => loose.test(source))).toEqual([]);
    expect(rules.get('script-src')).not.toContain('data:');
    expect(rules.get('script-src')).not.toContain('blob:');
  });
});

describe('the policy in the header', () => {
  const policy = "default-src 'self'; object-src 'none'";

  it.each([
    ['no page, not even its own,', [], "frame-ancestors 'none'"],
    ['a configured origin', ['https://a.example'], 'frame-ancestors https://a.example'],
    [
      'each of several origins',
      ['https://a.example', 'https://b.example'],
      'frame-ancestors https://a.example https://b.example',
    ],
  ])('lets %s embed the page', (_who, frameOrigins, ancestors) => {
    expect(createPolicyHeader(policy, { frameOrigins, reportUrl: '' })).toBe(`${policy}; ${ancestors}`);
  });

  it('names where violations are reported, for browsers that know either way', () => {
    const header = createPolicyHeader(policy, { frameOrigins: [], reportUrl: 'https://reports.example/csp' });
    expect(header).toBe(
      `${policy}; frame-ancestors 'none'; report-uri https://reports.example/csp; report-to csp`,
    );
  });
});

/** Whether a directive of a policy admits an address, by the rules of browsers for hosts, ports and paths. */
function admits(policy: string, directive: string, address: string): boolean {
  const { origin, pathname } = new URL(address);
  const rule = policy.split('; ').find((text) => text.startsWith(`${directive} `)) ?? '';
  return rule.split(' ').some((source) => {
    if (!URL.canParse(source)) return false;
    const { origin: own, pathname: path } = new URL(source);
    const hasPath = /^https?:\/\/[^/]+\/./.test(source);
    return (
      own === origin && (!hasPath || (path.endsWith('/') ? pathname.startsWith(path) : pathname === path))
    );
  });
}

describe('the policy of a page admits each address that its configuration names', () => {
  it.each([
    ['APP_API_BASE', 'https://api.example/v1', 'connect-src', 'https://api.example/v1/lead'],
    ['APP_API_BASE', 'http://10.0.0.7:8080', 'connect-src', 'http://10.0.0.7:8080/lead'],
    [
      'APP_LOCALES_PATH',
      'https://texts.example/a/{{lng}}/{{ns}}.json',
      'connect-src',
      'https://texts.example/a/es/common.json',
    ],
    ['APP_VITALS_URL', 'https://vitals.example/a', 'connect-src', 'https://vitals.example/a'],
    ['APP_POSTHOG_HOST', 'https://events.example', 'connect-src', 'https://events.example/e/'],
    ['APP_POSTHOG_HOST', 'https://proxy.example/ingest', 'connect-src', 'https://proxy.example/ingest/e/'],
    ['APP_PICTURE_HOSTS', 'logos.example', 'img-src', 'https://logos.example/a.png'],
    ['APP_PARTNER_FRAME_HOSTS', 'bank.example', 'frame-src', 'https://bank.example/a'],
    ['APP_REDIRECT_HOSTS', 'pay.example', 'form-action', 'https://pay.example/a'],
    ['APP_FORM_HOSTS', 'pay.example', 'form-action', 'https://pay.example/a'],
    ['APP_FRAME_ORIGINS', 'https://a.example:8443', 'frame-ancestors', 'https://a.example:8443/page'],
  ])('%s=%s', (name, value, directive, address) => {
    const [configuration, configured] = configure({
      APP_ENVIRONMENT: 'production',
      APP_POSTHOG_KEY: 'phc',
      [name]: value,
    });
    const policy = createContentPolicy(configuration, configured, noInlineCode);
    expect(admits(createPolicyHeader(policy, { ...configuration, reportUrl: '' }), directive, address)).toBe(
      true,
    );
  });
});
