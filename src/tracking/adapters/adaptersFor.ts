import type { PlatformConfiguration } from '../../domain/tracking/hosts';
import type { Adapter } from '../adapter';
import { adsConversion } from './adsConversion';
import { makeDataLayer } from './dataLayer';
import { productAnalytics } from './productAnalytics';
import { recorder } from './recorder';
import { secondPixel } from './secondPixel';
import { socialPixel } from './socialPixel';
import { tagManager } from './tagManager';
import type { TrackingWorld } from './world';

interface Configuration extends PlatformConfiguration {
  /** Of all sessions, 0 to 100. */
  readonly sessionLoggingPercentage: number;
}

/**
 * An adapter for each platform that the configuration names, in the order in which they are to start. The pixels come with the
 * tag manager's container.
 */
export function adaptersFor(configuration: Configuration, world: TrackingWorld): readonly Adapter[] {
  const { tagManagerId, adsSendTo, posthogKey, posthogHost, logRocketId } = configuration;
  const layer = makeDataLayer(world);
  return [
    ...(tagManagerId === ''
      ? []
      : [tagManager(tagManagerId, layer, world), socialPixel(world), secondPixel(world)]),
    ...(adsSendTo.length === 0 ? [] : [adsConversion(adsSendTo, layer, world)]),
    ...(posthogKey === '' ? [] : [productAnalytics({ key: posthogKey, host: posthogHost }, world)]),
    ...(logRocketId === ''
      ? []
      : [recorder({ id: logRocketId, percentage: configuration.sessionLoggingPercentage }, world)]),
  ];
}
