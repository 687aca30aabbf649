import type { LocaleName } from '../../domain/countries/country';
import { accentRoles, type UiColors } from '../../domain/pages/uiColors';
import { z } from 'zod';
import type { Configuration } from './configuration';

/**
 * Every variable of the environment that decides a build, what it takes and what it is when it is not set. Read only by
 * the build (zod stays out of the page).
 */

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const folderName = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** No empty part, so that no path can be taken for another host's address. */
const path = z.string().regex(/^(?:\/[\w.~-]+)+$/);
const address = z.url({ protocol: /^https?$/ }).regex(/[^/]$/);
const optional = (pattern: RegExp) => z.union([z.literal(''), z.string().regex(pattern)]);
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const origins = list.pipe(z.array(z.string().regex(/^https?:\/\/[^/\s]+$/)));
const uiColors = list
  .transform((items) => items.map((item) => item.split('=')))
  .pipe(z.array(z.tuple([z.enum(accentRoles), z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)])))
  .transform((entries): UiColors => Object.fromEntries(entries));
const hosts = list.pipe(z.array(z.string().regex(/^[a-z0-9.-]+$/)));

interface Variable {
  readonly schema: z.ZodType;
  readonly fallback: string;
  readonly takes: string;
}

const day = 24 * 60 * 60 * 1000;

export const variables = {
  APP_PRODUCT: {
    schema: folderName,
    fallback: 'ondara',
    takes: 'the folder name of a brand, for example ondara',
  },
  APP_COUNTRY: {
    schema: z.string().regex(/^[a-z]{2}$/),
    fallback: 'es',
    takes: 'a country code of two lower-case letters that the brand has a folder for',
  },
  APP_ENVIRONMENT: {
    schema: z.enum(['development', 'staging', 'production']),
    fallback: 'development',
    takes: 'development, staging or production',
  },
  APP_BASE_PATH: {
    schema: z.union([z.literal(''), path]),
    fallback: '/application-frontend',
    takes: 'a path with a slash in front and none behind, or nothing',
  },
  APP_API_BASE: {
    schema: z.union([z.literal(''), path, address]),
    fallback: '',
    takes: 'a path or an address, without a slash behind; empty for <base path>/api',
  },
  APP_LEAD_PATH: {
    schema: z.enum(['', '/lead', '/v2/lead', '/v3/lead']),
    fallback: '',
    takes: "/lead, /v2/lead or /v3/lead; empty for the one of the page's flow",
  },
  APP_POLICIES_PATH: { schema: path, fallback: '/policies', takes: 'a path below the API base' },
  APP_LOCALES_PATH: {
    schema: z.union([z.literal(''), z.string().includes('{{lng}}').includes('{{ns}}')]),
    fallback: '',
    takes: 'an address with {{lng}} and {{ns}}; empty for <base path>/locales/{{lng}}/{{ns}}.json',
  },
  APP_LANGUAGE: {
    schema: z.enum(['', 'en', 'es', 'mx', 'co', 'pl', 'ro', 'vn', 'de', 'ph']),
    fallback: '',
    takes: "en or the page's own locale; empty for the page's own",
  },
  APP_STORED_EXPIRATION_HOURS: {
    schema: wholeNumber(1, 720),
    fallback: '24',
    takes: 'whole hours from 1 to 720',
  },
  /** The one exception: a wrong value is logged and means that a reference never expires. */
  APP_AFFILIATE_REFERENCE_EXPIRY_HOURS: {
    schema: z.string(),
    fallback: '480',
    takes: 'hours above 0; anything else is logged and means never',
  },
  APP_STATIC_AFFILIATE_NAME: {
    schema: z.string().max(200),
    fallback: '',
    takes: 'the attribute of the affiliate whose reference never expires, or nothing',
  },
  APP_LEGACY_CLICK_ID_EXPIRY_MS: {
    schema: wholeNumber(1, 10 * 365 * day),
    fallback: String(90 * day),
    takes: 'whole milliseconds, at least 1',
  },
  APP_SESSION_LOGGING_PERCENTAGE: {
    schema: wholeNumber(0, 100),
    fallback: '100',
    takes: 'a whole number from 0 to 100',
  },
  APP_LOG_RETARGETING: { schema: onOff, fallback: 'on', takes: 'on or off' },
  APP_LOG_ABANDONMENT: { schema: onOff, fallback: 'on', takes: 'on or off' },
  APP_POSTHOG_KEY: { schema: optional(/^[\w-]{1,200}$/), fallback: '', takes: 'a project key, or nothing' },
  APP_POSTHOG_HOST: {
    schema: z.union([z.literal(''), address.startsWith('https:')]),
    fallback: '',
    takes: "an https address without a slash behind; empty for PostHog's in the European Union",
  },
  APP_LOGROCKET_ID: {
    schema: optional(/^[\w-]+\/[\w-]+$/),
    fallback: '',
    takes: 'organisation/application, or nothing',
  },
  APP_TAG_MANAGER_ID: {
    schema: optional(/^GTM-[A-Z0-9]+$/),
    fallback: '',
    takes: 'GTM- and capitals or digits, or nothing',
  },
  APP_ADS_SEND_TO: {
    schema: list.pipe(z.array(z.string().regex(/^[A-Z]+-\w+(?:\/[\w-]+)?$/))),
    fallback: '',
    takes: 'conversion targets such as AW-123/abc with commas between, or nothing',
  },
  APP_CAPTCHA_SITE_KEY: { schema: optional(/^[\w-]{1,200}$/), fallback: '', takes: 'a site key, or nothing' },
  APP_UI_COLORS: {
    schema: uiColors,
    fallback: '',
    takes:
      'accent, accent-strong or accent-quiet with a colour such as accent=#5b21b6, with commas between, or nothing',
  },
  APP_FRAME_ORIGINS: { schema: origins, fallback: '', takes: 'origins with commas between, or nothing' },
  APP_REDIRECT_HOSTS: {
    schema: hosts,
    fallback: '',
    takes: 'host names in lower case with commas between, or nothing',
  },
  APP_PARTNER_FRAME_HOSTS: {
    schema: hosts,
    fallback: '',
    takes: 'host names in lower case with commas between, or nothing',
  },
  APP_ASSETS_PATH: {
    schema: z.string().regex(/^[a-z][a-z0-9/-]*$/),
    fallback: 'assets',
    takes: 'the folder of code and styles below the base path',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

/** Stops a build: every wrong variable with its name, what it was and what it takes. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  /** @param problems one line for each wrong variable */
  constructor(problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/** What the page itself decides and configuration only overrides. */
interface PageDefaults {
  readonly flow: 'dynamic' | 'classic';
  /** Its country's locale folder; English is offered beside it. */
  readonly locale: LocaleName;
}

/** What of the configuration the build alone needs. */
export interface Build {
  readonly configuration: Configuration;
  readonly assetsPath: string;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The brand and country that choose the page, after everything that can be told without the page was checked.
 *
 * @throws ConfigurationError naming each wrong variable, what it was and what it takes
 */
export function readPageChoice(environment: Variables) {
  const { APP_PRODUCT: product, APP_COUNTRY: country } = checked(environment);
  return { product, country };
}

/**
 * Checks the whole environment at once.
 *
 * @param log hears of what does not stop a build: a wrong affiliate expiry, and names that are no variable's
 * @throws ConfigurationError naming each wrong variable, what it was and what it takes
 */
export function readConfiguration(
  environment: Variables,
  page: PageDefaults,
  log: (message: string) => void,
): Build {
  const values = checked(environment);
  if (!['', 'en', page.locale].includes(values.APP_LANGUAGE)) {
    throw new ConfigurationError([wrong('APP_LANGUAGE', values.APP_LANGUAGE, `${page.locale} or en`)]);
  }
  const expiry = Number(values.APP_AFFILIATE_REFERENCE_EXPIRY_HOURS);
  const isExpiryValid = Number.isFinite(expiry) && expiry > 0;
  if (!isExpiryValid) {
    log(wrong('APP_AFFILIATE_REFERENCE_EXPIRY_HOURS', values.APP_AFFILIATE_REFERENCE_EXPIRY_HOURS));
  }
  for (const name of Object.keys(environment)) {
    if (name.startsWith('APP_') && !Object.hasOwn(variables, name)) {
      log(`${name} is set and is no variable of this project: .env.example lists them.`);
    }
  }
  return {
    assetsPath: values.APP_ASSETS_PATH,
    configuration: {
      product: values.APP_PRODUCT,
      country: values.APP_COUNTRY,
      environment: values.APP_ENVIRONMENT,
      basePath: values.APP_BASE_PATH,
      apiBase: values.APP_API_BASE || `${values.APP_BASE_PATH}/api`,
      leadPath: values.APP_LEAD_PATH || (page.flow === 'dynamic' ? '/v3/lead' : '/lead'),
      policiesPath: values.APP_POLICIES_PATH,
      localesPath: values.APP_LOCALES_PATH || `${values.APP_BASE_PATH}/locales/{{lng}}/{{ns}}.json`,
      language: values.APP_LANGUAGE === 'en' ? 'en' : page.locale,
      storedExpirationMs: values.APP_STORED_EXPIRATION_HOURS * 60 * 60 * 1000,
      affiliateReferenceExpiryHours: isExpiryValid ? expiry : null,
      staticAffiliateName: values.APP_STATIC_AFFILIATE_NAME,
      legacyClickIdExpiryMs: values.APP_LEGACY_CLICK_ID_EXPIRY_MS,
      sessionLoggingPercentage: values.APP_SESSION_LOGGING_PERCENTAGE,
      logRetargeting: values.APP_LOG_RETARGETING,
      logAbandonment: values.APP_LOG_ABANDONMENT,
      posthogKey: values.APP_POSTHOG_KEY,
      posthogHost: values.APP_POSTHOG_HOST || 'https://eu.i.posthog.com',
      logRocketId: values.APP_LOGROCKET_ID,
      tagManagerId: values.APP_TAG_MANAGER_ID,
      adsSendTo: values.APP_ADS_SEND_TO,
      captchaSiteKey: values.APP_CAPTCHA_SITE_KEY,
      uiColors: values.APP_UI_COLORS,
      frameOrigins: values.APP_FRAME_ORIGINS,
      redirectHosts: values.APP_REDIRECT_HOSTS,
      partnerFrameHosts: values.APP_PARTNER_FRAME_HOSTS,
    },
  };
}

const shape = z.object({
  APP_PRODUCT: variables.APP_PRODUCT.schema,
  APP_COUNTRY: variables.APP_COUNTRY.schema,
  APP_ENVIRONMENT: variables.APP_ENVIRONMENT.schema,
  APP_BASE_PATH: variables.APP_BASE_PATH.schema,
  APP_API_BASE: variables.APP_API_BASE.schema,
  APP_LEAD_PATH: variables.APP_LEAD_PATH.schema,
  APP_POLICIES_PATH: variables.APP_POLICIES_PATH.schema,
  APP_LOCALES_PATH: variables.APP_LOCALES_PATH.schema,
  APP_LANGUAGE: variables.APP_LANGUAGE.schema,
  APP_STORED_EXPIRATION_HOURS: variables.APP_STORED_EXPIRATION_HOURS.schema,
  APP_AFFILIATE_REFERENCE_EXPIRY_HOURS: variables.APP_AFFILIATE_REFERENCE_EXPIRY_HOURS.schema,
  APP_STATIC_AFFILIATE_NAME: variables.APP_STATIC_AFFILIATE_NAME.schema,
  APP_LEGACY_CLICK_ID_EXPIRY_MS: variables.APP_LEGACY_CLICK_ID_EXPIRY_MS.schema,
  APP_SESSION_LOGGING_PERCENTAGE: variables.APP_SESSION_LOGGING_PERCENTAGE.schema,
  APP_LOG_RETARGETING: variables.APP_LOG_RETARGETING.schema,
  APP_LOG_ABANDONMENT: variables.APP_LOG_ABANDONMENT.schema,
  APP_POSTHOG_KEY: variables.APP_POSTHOG_KEY.schema,
  APP_POSTHOG_HOST: variables.APP_POSTHOG_HOST.schema,
  APP_LOGROCKET_ID: variables.APP_LOGROCKET_ID.schema,
  APP_TAG_MANAGER_ID: variables.APP_TAG_MANAGER_ID.schema,
  APP_ADS_SEND_TO: variables.APP_ADS_SEND_TO.schema,
  APP_CAPTCHA_SITE_KEY: variables.APP_CAPTCHA_SITE_KEY.schema,
  APP_UI_COLORS: variables.APP_UI_COLORS.schema,
  APP_FRAME_ORIGINS: variables.APP_FRAME_ORIGINS.schema,
  APP_REDIRECT_HOSTS: variables.APP_REDIRECT_HOSTS.schema,
  APP_PARTNER_FRAME_HOSTS: variables.APP_PARTNER_FRAME_HOSTS.schema,
  APP_ASSETS_PATH: variables.APP_ASSETS_PATH.schema,
} satisfies Record<VariableName, z.ZodType>);

/** Every variable that a build reads, in the order of `.env.example`. */
export const variableNames = shape.keyof().options;

function checked(environment: Variables) {
  const given = Object.fromEntries(
    variableNames.map((name) => [name, environment[name] ?? variables[name].fallback]),
  );
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const failed = new Set(parsed.error.issues.map((issue) => issue.path[0]));
  throw new ConfigurationError(
    variableNames.filter((name) => failed.has(name)).map((name) => wrong(name, given[name])),
  );
}

function wrong(name: VariableName, value: string | undefined, takes: string = variables[name].takes): string {
  return `${name} is "${value}" and takes ${takes}.`;
}
