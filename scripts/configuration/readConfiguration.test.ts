import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { platforms } from '../../src/tracking/platforms';
import { listVariables, readConfiguration, readPageChoice } from './readConfiguration';

const spanishPage = { flow: 'dynamic', languages: ['es', 'en'], textsFolder: 'locales/0a1b' } as const;
const polishPage = { flow: 'classic', languages: ['pl', 'en'], textsFolder: 'locales/0a1b' } as const;

function read(environment: Readonly<Record<string, string>>, page: Parameters<typeof readConfiguration>[1]) {
  const logs: string[] = [];
  const build = readConfiguration(environment, page, platforms, (message) => logs.push(message));
  return { ...build, logs };
}

function readProblems(environment: Readonly<Record<string, string>>): string {
  try {
    read(environment, spanishPage);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

/** Parses .env.example. */
function readExample(): Readonly<Record<string, string>> {
  const lines = readFileSync(`${import.meta.dirname}/../../.env.example`, 'utf8').split('\n');
  return Object.fromEntries(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}

const platformDefaults = Object.fromEntries(
  platforms.flatMap(({ variables }) =>
    Object.entries(variables).map(([name, { defaultValue }]) => [name, defaultValue]),
  ),
);

describe('the defaults', () => {
  it('name no third-party platform', () => {
    expect(platformDefaults).toMatchObject({
      APP_ADS_SEND_TO: '',
      APP_POSTHOG_KEY: '',
      APP_POSTHOG_HOST: '',
      APP_LOGROCKET_ID: '',
      APP_SESSION_LOGGING_PERCENTAGE: '100',
      APP_TAG_MANAGER_ID: '',
    });
    expect(platforms.filter((platform) => platform.isPresent(platformDefaults))).toEqual([]);
  });

  it('configure a page without any variable', () => {
    expect(read({}, spanishPage)).toEqual({
      assetsPath: 'assets',
      platformSettings: platformDefaults,
      hosting: {
        hosts: [],
        apiUpstream: '',
        reportUrl: '',
        security: { contacts: [], languages: ['en'], validDays: 180 },
      },
      configuration: {
        product: 'ondara',
        country: 'es',
        environment: 'development',
        basePath: '/application-frontend',
        apiBase: '/application-frontend/api',
        leadPath: '/v3/lead',
        policiesPath: '/policies',
        localesPath: '/application-frontend/locales/0a1b/{{lng}}/{{ns}}.json',
        language: 'es',
        storedExpirationMs: 86_400_000,
        affiliateReferenceExpiryHours: 480,
        staticAffiliateName: '',
        legacyClickIdExpiryMs: 7_776_000_000,
        logRetargeting: true,
        logAbandonment: true,
        captchaSiteKey: '',
        uiColors: {},
        frameOrigins: [],
        redirectHosts: [],
        formHosts: [],
        pictureHosts: [],
        partnerFrameHosts: [],
        vitalsUrl: '',
      },
      logs: [],
    });
  });

  it('of a classic page are the lead path of the older flow and the language of its country', () => {
    const { configuration } = read({}, polishPage);
    expect([configuration.leadPath, configuration.language]).toEqual(['/lead', 'pl']);
  });

  it('depend on the base path, also at the root of a host', () => {
    const { configuration } = read({ APP_BASE_PATH: '' }, spanishPage);
    expect([configuration.apiBase, configuration.localesPath]).toEqual([
      '/api',
      '/locales/0a1b/{{lng}}/{{ns}}.json',
    ]);
  });
});

describe('a variable', () => {
  it.each([
    ['APP_ENVIRONMENT', 'staging', { environment: 'staging' }],
    ['APP_API_BASE', 'https://api.example.com/v1', { apiBase: 'https://api.example.com/v1' }],
    ['APP_API_BASE', 'http://10.0.0.7:8080', { apiBase: 'http://10.0.0.7:8080' }],
    [
      'APP_LOCALES_PATH',
      'https://texts.example/{{lng}}/{{ns}}.json?v=1',
      { localesPath: 'https://texts.example/{{lng}}/{{ns}}.json?v=1' },
    ],
    ['APP_VITALS_URL', 'https://a.example:8443/vitals/', { vitalsUrl: 'https://a.example:8443/vitals/' }],
    ['APP_LEAD_PATH', '/v2/lead', { leadPath: '/v2/lead' }],
    ['APP_LANGUAGE', 'en', { language: 'en' }],
    ['APP_STORED_EXPIRATION_HOURS', '1', { storedExpirationMs: 3_600_000 }],
    ['APP_LOG_RETARGETING', 'off', { logRetargeting: false }],
    ['APP_FRAME_ORIGINS', 'https://a.example,', { frameOrigins: ['https://a.example'] }],
    [
      'APP_UI_COLORS',
      'accent=#5b21b6, accent-quiet=#EEF',
      { uiColors: { accent: '#5b21b6', 'accent-quiet': '#EEF' } },
    ],
    [
      'APP_PARTNER_FRAME_HOSTS',
      'bank.example.com, b.example',
      { partnerFrameHosts: ['bank.example.com', 'b.example'] },
    ],
    ['APP_FORM_HOSTS', 'pay.example.com', { formHosts: ['pay.example.com'] }],
    ['APP_PICTURE_HOSTS', 'logos.example', { pictureHosts: ['logos.example'] }],
    ['APP_REDIRECT_HOSTS', 'pay.example.com, b.example', { redirectHosts: ['pay.example.com', 'b.example'] }],
  ])('%s accepts "%s"', (name, value, expected) => {
    expect(read({ [name]: value }, spanishPage).configuration).toMatchObject(expected);
  });

  it.each([
    ['APP_SESSION_LOGGING_PERCENTAGE', '0'],
    ['APP_POSTHOG_KEY', 'phc_key'],
    ['APP_POSTHOG_HOST', 'https://events.example.com'],
    ['APP_POSTHOG_HOST', 'https://events.example.com/ingest'],
    ['APP_LOGROCKET_ID', 'organisation/application'],
    ['APP_TAG_MANAGER_ID', 'GTM-A1'],
    ['APP_ADS_SEND_TO', 'AW-1/a, AW-2/b-c'],
  ])('%s of a platform accepts "%s"', (name, value) => {
    expect(read({ [name]: value }, spanishPage).platformSettings[name]).toBe(value);
  });
});

describe('the hosting', () => {
  it('has the hosts of the page, the origin of its server, and the addresses for reports', () => {
    const environment = {
      APP_HOSTS: 'loans.example, www.loans.example',
      APP_API_UPSTREAM: 'http://10.0.0.7:8080',
      APP_REPORT_URL: 'https://reports.example/policy?page=1',
      APP_SECURITY_CONTACTS: 'mailto:security@loans.example, https://loans.example/report',
      APP_SECURITY_LANGUAGES: 'es-MX,en',
      APP_SECURITY_DAYS: '90',
    };
    expect(read(environment, spanishPage).hosting).toEqual({
      hosts: ['loans.example', 'www.loans.example'],
      apiUpstream: 'http://10.0.0.7:8080',
      reportUrl: 'https://reports.example/policy?page=1',
      security: {
        contacts: ['mailto:security@loans.example', 'https://loans.example/report'],
        languages: ['es-MX', 'en'],
        validDays: 90,
      },
    });
  });
});

describe('the language that a page starts in', () => {
  const page = { ...spanishPage, languages: ['es', 'pl', 'en'] } as const;

  it.each([
    ['', 'es'],
    ['pl', 'pl'],
    ['en', 'en'],
  ])('is, for APP_LANGUAGE="%s", %s', (value, language) => {
    expect(read({ APP_LANGUAGE: value }, page).configuration).toMatchObject({ language });
  });

  it('is one that the page offers', () => {
    expect(() => read({ APP_LANGUAGE: 'de' }, page)).toThrow(
      'APP_LANGUAGE is "de" and takes es or pl or en.',
    );
  });
});

describe('a wrong value', () => {
  it.each([
    ['APP_PRODUCT', ''],
    ['APP_PRODUCT', '../ondara'],
    ['APP_COUNTRY', 'ES'],
    ['APP_COUNTRY', 'esp'],
    ['APP_ENVIRONMENT', 'live'],
    ['APP_BASE_PATH', 'application'],
    ['APP_BASE_PATH', '/application/'],
    ['APP_BASE_PATH', '//evil.example'],
    ['APP_API_BASE', 'ftp://api.example.com'],
    ['APP_API_BASE', 'https://api.example.com/'],
    ['APP_LEAD_PATH', '/v4/lead'],
    ['APP_POLICIES_PATH', ''],
    ['APP_LOCALES_PATH', '/locales/{{lng}}.json'],
    ['APP_LANGUAGE', 'fr'],
    ['APP_LANGUAGE', 'pl'],
    ['APP_STORED_EXPIRATION_HOURS', '0'],
    ['APP_STORED_EXPIRATION_HOURS', '24h'],
    ['APP_STORED_EXPIRATION_HOURS', '721'],
    ['APP_LEGACY_CLICK_ID_EXPIRY_MS', '-1'],
    ['APP_SESSION_LOGGING_PERCENTAGE', '101'],
    ['APP_SESSION_LOGGING_PERCENTAGE', '50.5'],
    ['APP_LOG_RETARGETING', 'true'],
    ['APP_LOG_ABANDONMENT', ''],
    ['APP_POSTHOG_KEY', 'phc key'],
    ['APP_POSTHOG_HOST', 'http://eu.example.com'],
    ['APP_POSTHOG_HOST', 'https://eu.example.com/'],
    ['APP_POSTHOG_HOST', 'eu.example.com'],
    ['APP_SESSION_LOGGING_PERCENTAGE', ''],
    ['APP_LOGROCKET_ID', 'organisation'],
    ['APP_TAG_MANAGER_ID', 'UA-1'],
    ['APP_ADS_SEND_TO', 'AW-1/a,here'],
    ['APP_CAPTCHA_SITE_KEY', '<key>'],
    ['APP_FRAME_ORIGINS', 'https://a.example/path'],
    ['APP_UI_COLORS', 'danger=#ffffff'],
    ['APP_UI_COLORS', 'accent=red'],
    ['APP_UI_COLORS', 'accent=#fff=#000'],
    ['APP_REDIRECT_HOSTS', 'https://pay.example.com'],
    ['APP_PARTNER_FRAME_HOSTS', 'https://bank.example.com'],
    ['APP_PARTNER_FRAME_HOSTS', '*.example.com'],
    ['APP_FORM_HOSTS', '*'],
    ['APP_PICTURE_HOSTS', 'https:'],
    ['APP_ASSETS_PATH', '/assets'],
    ['APP_HOSTS', 'https://loans.example'],
    ['APP_HOSTS', 'loans.example:8080'],
    ['APP_API_UPSTREAM', 'https://api.example/v1'],
    ['APP_API_UPSTREAM', 'api.example'],
    ['APP_API_UPSTREAM', 'https://api.example;'],
    ['APP_REPORT_URL', 'http://reports.example'],
    ['APP_REPORT_URL', 'https://reports.example/"; script-src *'],
    ['APP_REPORT_URL', 'https://reports.example/a,b'],
    ['APP_SECURITY_CONTACTS', 'security@loans.example'],
    ['APP_SECURITY_CONTACTS', 'http://loans.example/report'],
    ['APP_SECURITY_CONTACTS', 'mailto:security@loans.example\nContact: mailto:other@loans.example'],
    ['APP_SECURITY_LANGUAGES', ''],
    ['APP_SECURITY_LANGUAGES', 'english'],
    ['APP_SECURITY_DAYS', '366'],
  ])('stops the build: %s="%s"', (name, value) => {
    expect(readProblems({ [name]: value })).toContain(`${name} is "${value}" and takes `);
  });

  const badAddresses = [
    'https://',
    'https://*.a.example',
    'https://A.example',
    'https://a.example:443',
    'https://a.example:99999',
    'https://user@a.example',
    'https://a.example;',
    'https://a.example,b',
    "https://a.example'",
    'https://a_b.example',
    'https://-a.example',
    'https://a..example',
    'https://1',
    'https://[::1]',
    'https://ñ.example',
    'https://a.example?x=1',
    'https://a.example#x',
    'https://a.example/b?x=1',
    'https://a.example/b#x',
    'https://a.example/b;c',
    'https://a.example/b c',
    'https://a.example/../b',
    'https://a.example/b//c',
    'https://a.example\\b',
    ' https://a.example',
    '//a.example',
    'a.example',
    'ftp://a.example',
    'javascript:alert(1)',
    'null',
    '*',
  ];
  const badPaths = ['b', '//b', '/b/', '/b//c', '/b/../c', '/./b', '/b?x', '/b#x', '/b;c', '/b c', '/', '/ñ'];
  const badHosts = [
    'A.example',
    'a_b.example',
    '-a.example',
    'a..example',
    '.a.example',
    'a.example.',
    '1',
    'a.example:443',
    'a.example/b',
    'a.example;',
    "a.example'",
    '[::1]',
    'https://a.example',
    'a.example b.example',
    'ñ.example',
    '*',
    '*.a.example',
  ];
  const addLast = (values: readonly string[], end: string) => values.map((value) => `${value}${end}`);

  it.each<readonly [readonly string[], readonly string[]]>([
    [['APP_API_BASE'], [...badAddresses, ...badPaths]],
    [
      ['APP_BASE_PATH', 'APP_POLICIES_PATH'],
      [...badPaths, 'https://a.example'],
    ],
    [
      ['APP_LOCALES_PATH'],
      [
        ...addLast(
          badAddresses.filter((value) => !/[?#]/.test(value)),
          '/{{lng}}/{{ns}}.json',
        ),
        ...addLast(['', '//b', '/b/..', '/b c', '/b;c'], '/{{lng}}/{{ns}}'),
        '{{lng}}/{{ns}}',
        'https://{{lng}}.a.example/{{ns}}',
        '/{{lng}}',
        '/{{lng}}/{{ns}}#x',
        '/{{lng}}/{{ns}}/{{other}}',
      ].filter((value) => value !== '/{{lng}}/{{ns}}'),
    ],
    [
      ['APP_VITALS_URL', 'APP_REPORT_URL'],
      [...badAddresses.filter((value) => !/[?]/.test(value)), 'http://a.example'],
    ],
    [['APP_FRAME_ORIGINS'], [...badAddresses.filter((value) => !/^ |,/.test(value)), 'https://a.example/']],
    [['APP_API_UPSTREAM'], [...badAddresses, 'https://a.example/']],
    [['APP_POSTHOG_HOST'], [...badAddresses, 'http://a.example', 'https://a.example/']],
    [
      ['APP_REDIRECT_HOSTS', 'APP_FORM_HOSTS', 'APP_PICTURE_HOSTS', 'APP_PARTNER_FRAME_HOSTS', 'APP_HOSTS'],
      badHosts,
    ],
    [['APP_ASSETS_PATH'], ['/assets', 'assets/', 'a//b', '../a', 'A', 'data', 'locales/a', '']],
  ])('of a kind stops the build: %s', (names, values) => {
    const accepted = names.flatMap((name) =>
      values
        .filter((value) => !readProblems({ [name]: value }).includes(`${name} is "${value}" and takes `))
        .map((value) => `${name}=${value}`),
    );
    expect(accepted).toEqual([]);
  });

  it('is listed together with every other', () => {
    expect(readProblems({ APP_ENVIRONMENT: 'live', APP_COUNTRY: 'esp', APP_LOG_RETARGETING: 'yes' })).toBe(
      [
        'The configuration is wrong:',
        '  APP_COUNTRY is "esp" and takes a country code of two lower-case letters that the brand has a folder for.',
        '  APP_ENVIRONMENT is "live" and takes development, staging or production.',
        '  APP_LOG_RETARGETING is "yes" and takes on or off.',
      ].join('\n'),
    );
  });

  it('stops the build before the page is read', () => {
    expect(() => readPageChoice({ APP_ENVIRONMENT: 'live' }, platforms)).toThrow('APP_ENVIRONMENT is "live"');
    expect(readPageChoice({ APP_PRODUCT: 'pravelo', APP_COUNTRY: 'pl' }, platforms)).toEqual({
      product: 'pravelo',
      country: 'pl',
      experiment: '',
    });
  });
});

describe('the expiry of affiliate references', () => {
  it.each(['0', '-5', 'never', '', 'Infinity'])('is logged and means never if it is "%s"', (value) => {
    const { configuration, logs } = read({ APP_AFFILIATE_REFERENCE_EXPIRY_HOURS: value }, spanishPage);
    expect(configuration.affiliateReferenceExpiryHours).toBeNull();
    expect(logs).toEqual([
      `APP_AFFILIATE_REFERENCE_EXPIRY_HOURS is "${value}" and takes hours above 0; anything else is logged and means never.`,
    ]);
  });

  it('may be shorter than an hour', () => {
    const { configuration } = read({ APP_AFFILIATE_REFERENCE_EXPIRY_HOURS: '0.5' }, spanishPage);
    expect(configuration.affiliateReferenceExpiryHours).toBe(0.5);
  });
});

it('an unknown APP_ variable is logged, and variables of other tools are ignored', () => {
  const { logs } = read({ APP_PRODCUT: 'pravelo', PATH: '/bin' }, spanishPage);
  expect(logs).toEqual(['APP_PRODCUT is set and is no variable of this project: .env.example lists them.']);
});

describe('.env.example', () => {
  it('lists every variable and no other', () => {
    expect(Object.keys(readExample()).toSorted()).toEqual(
      listVariables(platforms)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it('shows the defaults', () => {
    expect(read(readExample(), spanishPage)).toEqual(read({}, spanishPage));
  });
});
