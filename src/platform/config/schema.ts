import { localeNames } from '../../domain/countries/locales';
import type { Page } from '../../domain/pages/resolvePage';
import { isAddress, isHostName, isOrigin, isPath, onlyHttps } from '../../domain/pages/webAddress';
import { accentRoles, type UiColors } from '../../domain/pages/uiColors';
import type { Platform, PlatformSettings, PlatformVariable } from '../../domain/tracking/platform';
import * as v from 'valibot';
import type { Configuration } from './configuration';

/**
 * The variables of the environment that configure a build, apart from those that third-party platforms declare
 * (`src/tracking/platforms`). Only the build imports this file: it is no part of the page.
 */

const isAddressOrPath = (value: string): boolean => isPath(value) || isAddress(value);
const onOff = v.pipe(
  v.picklist(['on', 'off']),
  v.transform((value) => value === 'on'),
);
const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));
const checked = (isValid: (value: string) => boolean) => v.pipe(v.string(), v.check(isValid));
const optional = (isValid: (value: string) => boolean) => checked((value) => value === '' || isValid(value));
const folderName = matching(/^[a-z][a-z0-9-]*$/);
/** With or without a slash behind. */
const isHttpsAddress = (value: string): boolean => isAddress(value.replace(/\/$/, ''), onlyHttps);
const withoutQuery = (value: string): string => value.replace(/\?.*$/s, '');
/** What ends a source of a policy or a header must not be in the query. */
const isReportAddress = (value: string): boolean =>
  /^[^\s"'\\;,#]+$/.test(value) && isHttpsAddress(withoutQuery(value));
/** The names of language and namespace are parts of the path or of the query, never of the host. */
const isTextsAddress = (value: string): boolean => {
  const example = value.replace('{{lng}}', 'lng').replace('{{ns}}', 'ns');
  const location = withoutQuery(example);
  return (
    value.includes('{{lng}}') &&
    value.includes('{{ns}}') &&
    !/^\w+:\/\/[^/]*\{/.test(value) &&
    isAddressOrPath(location) &&
    /^(?:\?[\w.~&=-]*)?$/.test(example.slice(location.length))
  );
};
const wholeNumber = (min: number, max: number) =>
  v.pipe(matching(/^\d{1,15}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
);
const listOf = (isValid: (value: string) => boolean) => v.pipe(list, v.array(checked(isValid)));
const hosts = listOf(isHostName);
const uiColors = v.pipe(
  list,
  v.transform((items) => items.map((item) => item.split('='))),
  v.array(v.strictTuple([v.picklist(accentRoles), matching(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)])),
  v.transform((entries): UiColors => Object.fromEntries(entries)),
);

interface VariableTexts {
  readonly defaultValue: string;
  /** Ends the sentence `APP_X is "…" and takes …` that a wrong value stops the build with. */
  readonly expects: string;
  /** The comment in `.env.example`. */
  readonly description: string;
}

/** A variable: its schema, and what is said of it. */
const variable = <Value>(schema: v.GenericSchema<string, Value>, texts: VariableTexts) =>
  v.pipe(schema, v.metadata({ ...texts }));

const day = 24 * 60 * 60 * 1000;

const shape = v.object({
  APP_PRODUCT: variable(folderName, {
    defaultValue: 'ondara',
    expects: 'the folder name of a brand, for example ondara',
    description: 'Folder name of the brand.',
  }),
  APP_COUNTRY: variable(matching(/^[a-z]{2}$/), {
    defaultValue: 'es',
    expects: 'a country code of two lower-case letters that the brand has a folder for',
    description: 'Country code, a folder of the brand.',
  }),
  APP_ENVIRONMENT: variable(v.picklist(['development', 'staging', 'production']), {
    defaultValue: 'development',
    expects: 'development, staging or production',
    description: 'development, staging or production.',
  }),
  APP_EXPERIMENT: variable(
    optional((value) => v.is(folderName, value)),
    {
      defaultValue: '',
      expects: 'the name of a file in experiments that names the page, or nothing',
      description: 'Experiment that the page runs, a file of experiments; empty for none.',
    },
  ),
  APP_BASE_PATH: variable(optional(isPath), {
    defaultValue: '/application-frontend',
    expects: 'a path with a slash in front and none behind, or nothing',
    description:
      'Path under which the application is served, without a slash at the end; empty at the root of a host.',
  }),
  APP_API_BASE: variable(optional(isAddressOrPath), {
    defaultValue: '',
    expects:
      'a path, or an http or https address in lower case without a standard port; no query and no slash behind; empty for <base path>/api',
    description: 'Path or address of the server; empty for <base path>/api.',
  }),
  APP_LEAD_PATH: variable(v.picklist(['', '/lead', '/v2/lead', '/v3/lead']), {
    defaultValue: '',
    expects: "/lead, /v2/lead or /v3/lead; empty for the one of the page's flow",
    description:
      "Call that creates and updates leads: /lead, /v2/lead, /v3/lead; empty for the default of the page's flow.",
  }),
  APP_POLICIES_PATH: variable(checked(isPath), {
    defaultValue: '/policies',
    expects: 'a path below the API base',
    description: 'Call that lists the policies to consent to, below the API base.',
  }),
  APP_LOCALES_PATH: variable(optional(isTextsAddress), {
    defaultValue: '',
    expects:
      "a path or an http or https address with {{lng}} and {{ns}} behind the host; empty for the build's own texts",
    description: "Address of the texts, with {{lng}} and {{ns}}; empty for the build's own texts.",
  }),
  APP_LANGUAGE: variable(v.picklist(['', ...localeNames]), {
    defaultValue: '',
    expects: "a language that the page offers; empty for the page's default",
    description: 'Language of the page at the start: one that it offers; empty for its default.',
  }),
  APP_STORED_EXPIRATION_HOURS: variable(wholeNumber(1, 720), {
    defaultValue: '24',
    expects: 'whole hours from 1 to 720',
    description: 'Hours until a session and the stored application expire, 1 to 720.',
  }),
  /** The one exception: a wrong value is logged and means that a reference never expires. */
  APP_AFFILIATE_REFERENCE_EXPIRY_HOURS: variable(v.string(), {
    defaultValue: '480',
    expects: 'hours above 0; anything else is logged and means never',
    description:
      "Hours until an affiliate's reference expires; anything but a number above 0 is logged and means never.",
  }),
  APP_STATIC_AFFILIATE_NAME: variable(v.pipe(v.string(), v.maxLength(200)), {
    defaultValue: '',
    expects: 'the attribute of the affiliate whose reference never expires, or nothing',
    description: 'Attribute of the affiliate whose reference never expires; empty for none.',
  }),
  APP_LEGACY_CLICK_ID_EXPIRY_MS: variable(wholeNumber(1, 10 * 365 * day), {
    defaultValue: String(90 * day),
    expects: 'whole milliseconds, at least 1',
    description: 'Milliseconds until a stored ad click expires (90 days).',
  }),
  APP_LOG_RETARGETING: variable(onOff, {
    defaultValue: 'on',
    expects: 'on or off',
    description: 'Whether to record visits from retargeting: on or off.',
  }),
  APP_LOG_ABANDONMENT: variable(onOff, {
    defaultValue: 'on',
    expects: 'on or off',
    description: 'Whether to record visits from an abandonment reminder: on or off.',
  }),
  APP_CAPTCHA_SITE_KEY: variable(matching(/^[\w-]{0,200}$/), {
    defaultValue: '',
    expects: 'a site key, or nothing',
    description: 'Captcha site key; empty for no captcha.',
  }),
  APP_UI_COLORS: variable(uiColors, {
    defaultValue: '',
    expects:
      'accent, accent-strong or accent-quiet with a colour such as accent=#5b21b6, with commas between, or nothing',
    description:
      "Accents that replace the brand's own: accent, accent-strong, accent-quiet, with commas between, such as accent=#5b21b6.",
  }),
  APP_FRAME_ORIGINS: variable(
    listOf((value) => isOrigin(value)),
    {
      defaultValue: '',
      expects:
        'origins as browsers write them, such as https://a.example or https://a.example:8443, with commas between, or nothing',
      description: 'Origins whose pages may embed this one, with commas between.',
    },
  ),
  APP_REDIRECT_HOSTS: variable(hosts, {
    defaultValue: '',
    expects: 'host names in lower case with commas between, or nothing',
    description: "Hosts that the page follows a server's redirect to without asking, with commas between.",
  }),
  APP_FORM_HOSTS: variable(hosts, {
    defaultValue: '',
    expects: 'host names in lower case with commas between, or nothing',
    description:
      "Hosts that a server's redirect may post to beside APP_REDIRECT_HOSTS, including those that partners lead to, with commas between.",
  }),
  APP_PICTURE_HOSTS: variable(hosts, {
    defaultValue: '',
    expects: 'host names in lower case with commas between, or nothing',
    description: "Hosts of partners' logos, with commas between; other logos are replaced by the name.",
  }),
  APP_PARTNER_FRAME_HOSTS: variable(hosts, {
    defaultValue: '',
    expects: 'host names in lower case with commas between, or nothing',
    description:
      "Hosts whose pages may be shown in a partner's frame, including those that they lead to, with commas between.",
  }),
  APP_VITALS_URL: variable(optional(isHttpsAddress), {
    defaultValue: '',
    expects: 'an https address in lower case without a query, or nothing',
    description: 'Address that receives web vitals and numbers of failures, https; empty for none.',
  }),
  APP_ASSETS_PATH: variable(matching(/^[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*$/), {
    defaultValue: 'assets',
    expects: 'the folder of code and styles below the base path',
    description: 'Folder of code and styles below the base path.',
  }),
  APP_HOSTS: variable(hosts, {
    defaultValue: '',
    expects: 'host names in lower case with commas between; empty only in development',
    description: 'Host names that the page is served at, with commas between; empty for <page>.localhost.',
  }),
  APP_API_UPSTREAM: variable(
    optional((value) => isOrigin(value)),
    {
      defaultValue: '',
      expects: 'an origin such as https://api.example.com, or nothing',
      description:
        'Origin that the web server passes calls below the API path to, with their path; empty if it passes none on.',
    },
  ),
  APP_REPORT_URL: variable(optional(isReportAddress), {
    defaultValue: '',
    expects: 'an https address, or nothing',
    description: 'Address that browsers report violations of the content policy to; empty for none.',
  }),
  APP_SECURITY_CONTACTS: variable(
    v.pipe(list, v.array(matching(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:\+[\d-]+)$/))),
    {
      defaultValue: '',
      expects: 'addresses that begin with mailto:, https:// or tel:+, with commas between, or nothing',
      description:
        'Where to report weaknesses (mailto:, https:// or tel:+), the preferred first, with commas between; empty for no security.txt.',
    },
  ),
  APP_SECURITY_LANGUAGES: variable(
    v.pipe(list, v.array(matching(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)), v.minLength(1)),
    {
      defaultValue: 'en',
      expects: 'language tags such as en or es-MX with commas between, at least one',
      description: 'Languages of reports about weaknesses, the preferred first, with commas between.',
    },
  ),
  APP_SECURITY_DAYS: variable(wholeNumber(1, 365), {
    defaultValue: '180',
    expects: 'whole days from 1 to 365',
    description: 'Days after the build until security.txt expires, 1 to 365.',
  }),
});

/** What is said of a variable. */
export const describeVariable = (name: keyof typeof shape.entries) => v.getMetadata(shape.entries[name]);

/** Stops a build. The message lists every wrong variable with its name, its value and the expected value. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  /** @param problems one line for each wrong variable */
  constructor(problems: readonly string[]) {
    super(['The configuration is wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'));
  }
}

/** Defaults of the page that the configuration overrides. */
interface PageDefaults {
  readonly flow: 'dynamic' | 'classic';
  /** The languages that it offers, its default first. */
  readonly languages: Page['languages'];
  /** The folder of its texts below the base path. */
  readonly textsFolder: string;
}

/** Whom to tell about a weakness, and how long that holds (`security.txt`). */
export interface SecurityContact {
  /** Addresses of the schemes mailto, https or tel, the preferred first. Without any a page has no `security.txt`. */
  readonly contacts: readonly string[];
  /** Language tags, the preferred first. */
  readonly languages: readonly string[];
  /** From the build on. */
  readonly validDays: number;
}

/** How the page is hosted. Only web servers read it; the page does not contain it. */
export interface Hosting {
  /** Empty only in development. */
  readonly hosts: readonly string[];
  /** The origin that the web server passes calls on to. Empty if it passes none on. */
  readonly apiUpstream: string;
  /** The address for reports of the content policy. Empty for none. */
  readonly reportUrl: string;
  readonly security: SecurityContact;
}

/** The configuration of the page and of its build. */
export interface BuildConfiguration {
  readonly configuration: Configuration;
  /** Values of the variables that platforms declare. */
  readonly platformSettings: PlatformSettings;
  readonly assetsPath: string;
  readonly hosting: Hosting;
}

type Variables = Readonly<Record<string, string | undefined>>;
/** The rows of `src/tracking/platforms`. */
type Platforms = readonly Pick<Platform, 'variables'>[];

/**
 * Reads the brand and the country that select the page, and its experiment. Checks everything that can be checked without the page.
 *
 * @throws ConfigurationError listing each wrong variable
 */
export function readPageChoice(environment: Variables, platforms: Platforms) {
  const {
    APP_PRODUCT: product,
    APP_COUNTRY: country,
    APP_EXPERIMENT: experiment,
  } = readValues(environment, platforms).values;
  return { product, country, experiment };
}

/**
 * Checks the whole environment at once.
 *
 * @param log receives problems that do not stop a build: a wrong affiliate expiry, and unknown variables
 * @throws ConfigurationError listing each wrong variable
 */
export function readConfiguration(
  environment: Variables,
  page: PageDefaults,
  platforms: Platforms,
  log: (message: string) => void,
): BuildConfiguration {
  const { values, platformSettings } = readValues(environment, platforms);
  if (values.APP_LANGUAGE !== '' && !page.languages.includes(values.APP_LANGUAGE)) {
    throw new ConfigurationError([
      formatProblem('APP_LANGUAGE', values.APP_LANGUAGE, page.languages.join(' or ')),
    ]);
  }
  const expiry = Number(values.APP_AFFILIATE_REFERENCE_EXPIRY_HOURS);
  const isExpiryValid = Number.isFinite(expiry) && expiry > 0;
  if (!isExpiryValid) {
    const name = 'APP_AFFILIATE_REFERENCE_EXPIRY_HOURS';
    log(formatProblem(name, values[name], describeVariable(name).expects));
  }
  for (const name of Object.keys(environment)) {
    if (
      name.startsWith('APP_') &&
      !Object.hasOwn(shape.entries, name) &&
      !Object.hasOwn(platformSettings, name)
    ) {
      log(`${name} is set and is no variable of this project: .env.example lists them.`);
    }
  }
  return {
    assetsPath: values.APP_ASSETS_PATH,
    platformSettings,
    hosting: {
      hosts: values.APP_HOSTS,
      apiUpstream: values.APP_API_UPSTREAM,
      reportUrl: values.APP_REPORT_URL,
      security: {
        contacts: values.APP_SECURITY_CONTACTS,
        languages: values.APP_SECURITY_LANGUAGES,
        validDays: values.APP_SECURITY_DAYS,
      },
    },
    configuration: {
      product: values.APP_PRODUCT,
      country: values.APP_COUNTRY,
      environment: values.APP_ENVIRONMENT,
      basePath: values.APP_BASE_PATH,
      apiBase: values.APP_API_BASE || `${values.APP_BASE_PATH}/api`,
      leadPath: values.APP_LEAD_PATH || (page.flow === 'dynamic' ? '/v3/lead' : '/lead'),
      policiesPath: values.APP_POLICIES_PATH,
      localesPath:
        values.APP_LOCALES_PATH || `${values.APP_BASE_PATH}/${page.textsFolder}/{{lng}}/{{ns}}.json`,
      language: values.APP_LANGUAGE || page.languages[0],
      storedExpirationMs: values.APP_STORED_EXPIRATION_HOURS * 60 * 60 * 1000,
      affiliateReferenceExpiryHours: isExpiryValid ? expiry : null,
      staticAffiliateName: values.APP_STATIC_AFFILIATE_NAME,
      legacyClickIdExpiryMs: values.APP_LEGACY_CLICK_ID_EXPIRY_MS,
      logRetargeting: values.APP_LOG_RETARGETING,
      logAbandonment: values.APP_LOG_ABANDONMENT,
      captchaSiteKey: values.APP_CAPTCHA_SITE_KEY,
      uiColors: values.APP_UI_COLORS,
      frameOrigins: values.APP_FRAME_ORIGINS,
      redirectHosts: values.APP_REDIRECT_HOSTS,
      formHosts: values.APP_FORM_HOSTS,
      pictureHosts: values.APP_PICTURE_HOSTS,
      partnerFrameHosts: values.APP_PARTNER_FRAME_HOSTS,
      vitalsUrl: values.APP_VITALS_URL,
    },
  };
}

const variableNames = v.keyof(shape).options;

/** Every variable that a build reads, in the order of `.env.example`. */
export function listVariables(
  platforms: Platforms,
): readonly (Omit<PlatformVariable, 'isValid' | 'sample'> & { readonly name: string })[] {
  const own = variableNames.map((name) => ({ name, ...describeVariable(name) }));
  return [...own, ...listPlatformVariables(platforms)];
}

const listPlatformVariables = (platforms: Platforms) =>
  platforms.flatMap((platform) =>
    Object.entries(platform.variables).map(([name, variable]) => ({ name, ...variable })),
  );

function readValues(environment: Variables, platforms: Platforms) {
  const given = Object.fromEntries(
    variableNames.map((name) => [name, environment[name] ?? describeVariable(name).defaultValue]),
  );
  const parsed = v.safeParse(shape, given);
  const ofPlatforms = listPlatformVariables(platforms).map((variable) => ({
    ...variable,
    value: environment[variable.name] ?? variable.defaultValue,
  }));
  const failed = new Set(parsed.issues?.map(({ path }) => path?.[0].key));
  const problems = [
    ...variableNames
      .filter((name) => failed.has(name))
      .map((name) => formatProblem(name, given[name], describeVariable(name).expects)),
    ...ofPlatforms
      .filter(({ value, isValid }) => !isValid(value))
      .map(({ name, value, expects }) => formatProblem(name, value, expects)),
  ];
  if (!parsed.success || problems.length > 0) throw new ConfigurationError(problems);
  const platformSettings: PlatformSettings = Object.fromEntries(
    ofPlatforms.map(({ name, value }) => [name, value]),
  );
  return { values: parsed.output, platformSettings };
}

function formatProblem(name: string, value: string | undefined, expects: string): string {
  return `${name} is "${value}" and takes ${expects}.`;
}
