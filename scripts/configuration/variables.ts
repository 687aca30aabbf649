import * as v from 'valibot';
import { localeNames } from '../../src/domain/countries/locales';
import { isOrigin, isPath } from '../../src/domain/pages/webAddress';
import * as values from './values';

/**
 * The variables of the environment that configure a build, apart from those that third-party platforms declare
 * (`src/tracking/platforms`).
 */

interface VariableTexts {
  /** What the value is for. The comment in `.env.example` is this and what the variable expects. */
  readonly purpose: string;
  /** Ends the sentence `APP_X is "…" and takes …` that a wrong value stops the build with. */
  readonly expects: string;
  /** Empty if it is not named. */
  readonly defaultValue?: string;
}

/** A variable: its schema, and what is said of it. */
const variable = <Value>(schema: v.GenericSchema<string, Value>, texts: VariableTexts) =>
  v.pipe(schema, v.metadata({ defaultValue: '', ...texts }));

const hosts = (purpose: string) =>
  variable(values.hosts, { purpose, expects: 'host names in lower case with commas between, or nothing' });
const onOff = (purpose: string) =>
  variable(values.onOff, { purpose, expects: 'on or off', defaultValue: 'on' });

const day = 24 * 60 * 60 * 1000;

/** Reads every variable. */
export const variables = v.object({
  APP_PRODUCT: variable(values.folderName, {
    purpose: 'Brand',
    expects: 'the folder name of a brand, for example ondara',
    defaultValue: 'ondara',
  }),
  APP_COUNTRY: variable(values.matching(/^[a-z]{2}$/), {
    purpose: 'Country',
    expects: 'a country code of two lower-case letters that the brand has a folder for',
    defaultValue: 'es',
  }),
  APP_ENVIRONMENT: variable(v.picklist(['development', 'staging', 'production']), {
    purpose: 'Environment',
    expects: 'development, staging or production',
    defaultValue: 'development',
  }),
  APP_EXPERIMENT: variable(
    values.optional((value) => v.is(values.folderName, value)),
    {
      purpose: 'Experiment that the page runs',
      expects: 'the name of a file in experiments that names the page, or nothing',
    },
  ),
  APP_BASE_PATH: variable(values.optional(isPath), {
    purpose: 'Where the application is served',
    expects: 'a path with a slash in front and none behind; empty at the root of a host',
    defaultValue: '/application-frontend',
  }),
  APP_API_BASE: variable(values.optional(values.isAddressOrPath), {
    purpose: 'Server',
    expects:
      'a path, or an http or https address in lower case without a standard port; no query and no slash behind; empty for <base path>/api',
  }),
  APP_LEAD_PATH: variable(v.picklist(['', '/lead', '/v2/lead', '/v3/lead']), {
    purpose: 'Call that creates and updates leads',
    expects: "/lead, /v2/lead or /v3/lead; empty for the one of the page's flow",
  }),
  APP_POLICIES_PATH: variable(values.checked(isPath), {
    purpose: 'Call that lists the policies to consent to',
    expects: 'a path below the API base',
    defaultValue: '/policies',
  }),
  APP_LOCALES_PATH: variable(values.optional(values.isTextsAddress), {
    purpose: 'Texts',
    expects:
      "a path or an http or https address with {{lng}} and {{ns}} behind the host; empty for the build's own texts",
  }),
  APP_LANGUAGE: variable(v.picklist(['', ...localeNames]), {
    purpose: 'Language of the page at the start',
    expects: "a language that the page offers; empty for the page's default",
  }),
  APP_STORED_EXPIRATION_HOURS: variable(values.wholeNumber(1, 720), {
    purpose: 'Time until a session and the stored application expire',
    expects: 'whole hours from 1 to 720',
    defaultValue: '24',
  }),
  /** The one exception: a wrong value is logged and means that a reference never expires. */
  APP_AFFILIATE_REFERENCE_EXPIRY_HOURS: variable(v.string(), {
    purpose: "Time until an affiliate's reference expires",
    expects: 'hours above 0; anything else is logged and means never',
    defaultValue: '480',
  }),
  APP_STATIC_AFFILIATE_NAME: variable(v.pipe(v.string(), v.maxLength(200)), {
    purpose: 'Affiliate whose reference never expires',
    expects: 'an attribute of at most 200 characters, or nothing',
  }),
  APP_LEGACY_CLICK_ID_EXPIRY_MS: variable(values.wholeNumber(1, 10 * 365 * day), {
    purpose: 'Time until a stored ad click expires (90 days)',
    expects: 'whole milliseconds, at least 1',
    defaultValue: String(90 * day),
  }),
  APP_LOG_RETARGETING: onOff('Whether to record visits from retargeting'),
  APP_LOG_ABANDONMENT: onOff('Whether to record visits from an abandonment reminder'),
  APP_CAPTCHA_SITE_KEY: variable(values.matching(/^[\w-]{0,200}$/), {
    purpose: 'Captcha',
    expects: 'a site key, or nothing',
  }),
  APP_UI_COLORS: variable(values.uiColors, {
    purpose: "Accents that replace the brand's own",
    expects:
      'accent, accent-strong or accent-quiet with a colour such as "accent=#5b21b6", with commas between, or nothing',
  }),
  APP_FRAME_ORIGINS: variable(values.listOf(values.checked((value) => isOrigin(value))), {
    purpose: 'Where pages may embed this one',
    expects:
      'origins as browsers write them, such as https://a.example or https://a.example:8443, with commas between, or nothing',
  }),
  APP_REDIRECT_HOSTS: hosts("Hosts that the page follows a server's redirect to without asking"),
  APP_FORM_HOSTS: hosts(
    "Hosts that a server's redirect may post to beside APP_REDIRECT_HOSTS, including those that partners lead to",
  ),
  APP_PICTURE_HOSTS: hosts("Hosts of partners' logos (other logos are replaced by the name)"),
  APP_PARTNER_FRAME_HOSTS: hosts(
    "Hosts whose pages may be shown in a partner's frame, including those that they lead to",
  ),
  APP_VITALS_URL: variable(values.optional(values.isHttpsAddress), {
    purpose: 'Where web vitals and numbers of failures are sent',
    expects: 'an https address in lower case without a query, or nothing',
  }),
  APP_ASSETS_PATH: variable(
    values.matching(/^(?!(?:data|locales|favicons)(?:\/|$))[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*$/),
    {
      purpose:
        'Place of code and styles. Open pages ask for their files there, so it stays once a page is live',
      expects: 'a folder below the base path, other than data, locales and favicons',
      defaultValue: 'assets',
    },
  ),
  APP_HOSTS: variable(values.hosts, {
    purpose: 'Hosts that the page is served at, by default <page>.localhost',
    expects: 'host names in lower case with commas between; empty only in development',
  }),
  APP_API_UPSTREAM: variable(
    values.optional((value) => isOrigin(value)),
    {
      purpose: 'Where the web server passes calls below the API path on to, with their path',
      expects: 'an origin such as https://api.example.com, or nothing',
    },
  ),
  APP_REPORT_URL: variable(values.optional(values.isReportAddress), {
    purpose: 'Where browsers report violations of the content policy',
    expects: 'an https address, or nothing',
  }),
  APP_SECURITY_CONTACTS: variable(
    values.listOf(values.matching(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:\+[\d-]+)$/)),
    {
      purpose: 'Where to report weaknesses, the preferred first; without any there is no security.txt',
      expects: 'addresses that begin with mailto:, https:// or tel:+, with commas between, or nothing',
    },
  ),
  APP_SECURITY_LANGUAGES: variable(
    v.pipe(values.listOf(values.matching(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)), v.minLength(1)),
    {
      purpose: 'Languages of reports about weaknesses, the preferred first',
      expects: 'language tags such as en or es-MX with commas between, at least one',
      defaultValue: 'en',
    },
  ),
  APP_SECURITY_DAYS: variable(values.wholeNumber(1, 365), {
    purpose: 'Time after the build until security.txt expires',
    expects: 'whole days from 1 to 365',
    defaultValue: '180',
  }),
});

/** Their names, in the order of `.env.example`. */
export const variableNames = v.keyof(variables).options;

/** What is said of a variable. */
export const describeVariable = (name: keyof typeof variables.entries) =>
  v.getMetadata(variables.entries[name]);
