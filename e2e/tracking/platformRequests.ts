import { createHash } from 'node:crypto';
import type { SentRequest, ThirdParties } from './thirdParties';

/** Reads what platforms got from their requests. */

/** The form in which a platform gets an identity. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const findRequests = ({ sent }: ThirdParties, host: string, path: string): readonly SentRequest[] =>
  sent.filter(({ address }) => address.hostname === host && address.pathname === path);

const readParameters = ({ address }: SentRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(address.searchParams);

interface SocialEvent {
  readonly event: string;
  readonly event_id: string;
  readonly properties: object;
  readonly context: { readonly user: object; readonly page: { readonly url: string } };
}

/** Reads the bodies of the social pixel's requests. */
export const readSocialPixelEvents = (thirdParties: ThirdParties): readonly SocialEvent[] =>
  findRequests(thirdParties, 'analytics.tiktok.com', '/api/v2/pixel').map(({ body }) => JSON.parse(body));

/** Reads the queries of the second pixel's requests. */
export const readSecondPixelEvents = (
  thirdParties: ThirdParties,
): readonly Readonly<Record<string, string>>[] =>
  findRequests(thirdParties, 'www.facebook.com', '/tr').map(readParameters);

/** Reads the conversions that the ads tag counted. */
export const readConversions = (thirdParties: ThirdParties): readonly Readonly<Record<string, string>>[] =>
  findRequests(thirdParties, 'www.googleadservices.com', '/pagead/conversion/').map(readParameters);

/** Reads the entries of the data layer that the container received: events, and commands as lists. */
export const readDataLayerEntries = (thirdParties: ThirdParties): readonly unknown[] =>
  findRequests(thirdParties, 'www.googletagmanager.com', '/a').map(({ address }) =>
    JSON.parse(address.searchParams.get('entry') ?? ''),
  );

/** Reads the names of the events that each pixel got. */
export const readPixelEventNames = (thirdParties: ThirdParties) => ({
  social: readSocialPixelEvents(thirdParties).map(({ event }) => event),
  second: readSecondPixelEvents(thirdParties).map(({ ev }) => ev),
});

interface AnalyticsEvent {
  /** A UUID of version 7: its text grows with time. */
  readonly uuid: string;
  readonly event: string;
  /** ISO timestamp of the page's clock. */
  readonly timestamp: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $set_once?: Readonly<Record<string, unknown>>;
}

/**
 * Reads the events that the product analytics got, in the order in which the page created them. Beacons and requests may overtake
 * each other on their way.
 */
export const readAnalyticsEvents = (thirdParties: ThirdParties): readonly AnalyticsEvent[] =>
  findRequests(thirdParties, 'eu.i.posthog.com', '/e/')
    .flatMap(({ body }): readonly AnalyticsEvent[] => JSON.parse(body).batch)
    .toSorted((one, other) => (one.uuid < other.uuid ? -1 : 1));

interface Recorded {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** Reads the messages that the recorder sent. */
export const readRecorderMessages = (thirdParties: ThirdParties): readonly Recorded[] =>
  findRequests(thirdParties, 'r.logr-in.com', '/i').map(({ body }) => JSON.parse(body));

/** Lists the hosts of all requests. */
export const findContactedHosts = ({ sent }: ThirdParties): readonly string[] => [
  ...new Set(sent.map(({ host }) => host)),
];
