import * as v from 'valibot';
import type { Page } from '../../src/domain/pages/resolvePage';
import type { Platform, PlatformSettings, PlatformVariable } from '../../src/domain/tracking/platform';
import type { Configuration } from '../../src/platform/config/configuration';
import { describeVariable, variableNames, variables } from './variables';

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
      !Object.hasOwn(variables.entries, name) &&
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

/** Every variable that a build reads, in the order of `.env.example`. */
export function listVariables(
  platforms: Platforms,
): readonly (Pick<PlatformVariable, 'defaultValue' | 'description'> & { readonly name: string })[] {
  const own = variableNames.map((name) => {
    const { defaultValue, purpose, expects } = describeVariable(name);
    return { name, defaultValue, description: `${purpose}: ${expects}.` };
  });
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
  const parsed = v.safeParse(variables, given);
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
