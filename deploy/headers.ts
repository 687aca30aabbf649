import type { HostedPage } from './hostedPage';

/**
 * The headers of every answer, as one table. The web servers' configurations and the project's own server follow from it
 * (docs/hosting.md).
 */

/**
 * - `document`: the page, for each address of the application
 * - `hashed`: code, styles, fonts, pictures and texts, whose addresses follow from their content
 * - `file`: every other file
 * - `redirect`: to the page's address
 * - `missing`: 404
 * - `refused`: 405, 421 and every other failure
 * - `health`: whether the server runs, for load balancers
 * - `api`: an answer of the page's server that is passed on
 */
export const answerKinds = [
  'document',
  'hashed',
  'file',
  'redirect',
  'missing',
  'refused',
  'health',
  'api',
] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A value, or how it follows from the page. An answer has no header with an empty value. */
type HeaderValue = string | ((page: HostedPage) => string);

interface HeaderRow {
  readonly name: string;
  readonly values: Readonly<Partial<Record<AnswerKind, HeaderValue>>>;
}

const forAll = (value: string) =>
  Object.fromEntries(answerKinds.map((kind): [AnswerKind, HeaderValue] => [kind, value]));

export const headerRows: readonly HeaderRow[] = [
  {
    name: 'Cache-Control',
    values: {
      ...forAll('no-store'),
      // Asked for again at each start: a release is seen at once.
      document: 'no-cache',
      file: 'no-cache',
      hashed: 'public, max-age=31536000, immutable',
    },
  },
  { name: 'Content-Security-Policy', values: { document: (page) => page.contentPolicy } },
  {
    name: 'Reporting-Endpoints',
    values: { document: ({ reportUrl }) => (reportUrl === '' ? '' : `csp="${reportUrl}"`) },
  },
  { name: 'Strict-Transport-Security', values: forAll('max-age=63072000; includeSubDomains') },
  { name: 'X-Content-Type-Options', values: forAll('nosniff') },
  { name: 'Referrer-Policy', values: forAll('strict-origin') },
  { name: 'Permissions-Policy', values: { document: (page) => page.permissionsPolicy } },
  // A search engine that finds a link to staging does not list it.
  {
    name: 'X-Robots-Tag',
    values: { document: hideStaging, hashed: hideStaging, file: hideStaging },
  },
  // A partner's window that the page opens keeps working.
  { name: 'Cross-Origin-Opener-Policy', values: { document: 'same-origin-allow-popups' } },
  {
    name: 'Cross-Origin-Resource-Policy',
    values: { document: 'same-origin', hashed: 'cross-origin', file: 'cross-origin' },
  },
  // A page in a frame without an origin loads its own files as another origin.
  { name: 'Access-Control-Allow-Origin', values: { hashed: '*', file: '*' } },
];

/** Builds for development are measured, so they have the headers of production. */
function hideStaging({ environment }: HostedPage): string {
  return environment === 'staging' ? 'noindex' : '';
}

/** The headers of an answer of the page, by name. */
export function getHeaders(kind: AnswerKind, page: HostedPage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    headerRows.flatMap(({ name, values }) => {
      const value = values[kind] ?? '';
      const text = typeof value === 'string' ? value : value(page);
      return text === '' ? [] : [[name, text]];
    }),
  );
}

/** Features that the page needs for itself: photos of documents, the link to copy, and a code from a text message. */
const ownFeatures = ['camera', 'clipboard-write', 'otp-credentials'] as const;
/** Of these, the ones that a partner's page in a frame may be given. */
const partnerFeatures: readonly string[] = ['camera'];
/** Features that neither the page nor anything in it may use. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

/**
 * The permissions policy of a page.
 *
 * @param partnerHosts hosts whose pages may be shown in a partner's frame
 */
export function createPermissionsPolicy(partnerHosts: readonly string[]): string {
  const partners = partnerHosts.map((host) => ` "https://${host}"`).join('');
  return [
    ...ownFeatures.map((name) => `${name}=(self${partnerFeatures.includes(name) ? partners : ''})`),
    ...refusedFeatures.map((name) => `${name}=()`),
  ].join(', ');
}
