import { createHash } from 'node:crypto';
import type { Sent, ThirdParties } from './thirdParties';

/** What platforms were told, as their requests say it. */

/** As a platform may know somebody. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const sentTo = ({ sent }: ThirdParties, host: string, path: string): readonly Sent[] =>
  sent.filter(({ address }) => address.hostname === host && address.pathname === path);

const parameters = ({ address }: Sent): Readonly<Record<string, string>> =>
  Object.fromEntries(address.searchParams);

interface SocialEvent {
  readonly event: string;
  readonly event_id: string;
  readonly properties: object;
  readonly context: { readonly user: object; readonly page: { readonly url: string } };
}

/** The bodies that the social pixel sent. */
export const socialEvents = (world: ThirdParties): readonly SocialEvent[] =>
  sentTo(world, 'analytics.tiktok.com', '/api/v2/pixel').map(({ body }) => JSON.parse(body));

/** The queries that the second pixel sent. */
export const secondEvents = (world: ThirdParties): readonly Readonly<Record<string, string>>[] =>
  sentTo(world, 'www.facebook.com', '/tr').map(parameters);

/** Conversions that the ads tag counted. */
export const conversions = (world: ThirdParties): readonly Readonly<Record<string, string>>[] =>
  sentTo(world, 'www.googleadservices.com', '/pagead/conversion/').map(parameters);

/** Everything that the container read in the data layer: events, and commands as lists. */
export const layerEntries = (world: ThirdParties): readonly unknown[] =>
  sentTo(world, 'www.googletagmanager.com', '/a').map(({ address }) =>
    JSON.parse(address.searchParams.get('entry') ?? ''),
  );

/** Events of the lead that each of the two pixels was told, by their names. */
export const pixelNames = (world: ThirdParties) => ({
  social: socialEvents(world).map(({ event }) => event),
  second: secondEvents(world).map(({ ev }) => ev),
});

interface AnalyticsEvent {
  readonly event: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly $set?: Readonly<Record<string, unknown>>;
  readonly $set_once?: Readonly<Record<string, unknown>>;
}

/** Events that the product analytics got. */
export const analyticsEvents = (world: ThirdParties): readonly AnalyticsEvent[] =>
  sentTo(world, 'eu.i.posthog.com', '/e/').flatMap(({ body }) => JSON.parse(body).batch);

interface Recorded {
  readonly kind: string;
  readonly [part: string]: unknown;
}

/** What the recorder sent. */
export const recorded = (world: ThirdParties): readonly Recorded[] =>
  sentTo(world, 'r.logr-in.com', '/i').map(({ body }) => JSON.parse(body));

/** The hosts that were asked for anything. */
export const hostsOf = ({ sent }: ThirdParties): readonly string[] => [
  ...new Set(sent.map(({ host }) => host)),
];
