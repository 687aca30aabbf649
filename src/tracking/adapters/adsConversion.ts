import type { TrackedEvent } from '../../domain/tracking/trackedEvent';
import { now } from '../../platform/clock';
import type { Adapter } from '../adapter';
import { failures, orReject } from '../failures';
import type { DataLayer } from './dataLayer';
import { googleTraces, loadGoogleScript } from './googleScript';
import type { TrackingWorld } from './world';

/** Milliseconds after which nobody waits for the tag to say that it has counted. */
const limit = 1_000;

/**
 * The ads tag, told of conversions. The first target counts who has completed the registration, a second one leads; further
 * ones count as the first does.
 *
 * @param targets each `send_to`: an account, mostly with a conversion's label behind a slash
 */
export function adsConversion(
  targets: readonly string[],
  layer: DataLayer,
  world: Pick<TrackingWorld, 'loadScript' | 'wait' | 'forget'>,
): Adapter {
  let isOnPage = false;
  return {
    platform: 'ads tag',
    purpose: 'advertising',
    start: async () => {
      const accounts = new Set(targets.map((target) => target.split('/')[0] ?? ''));
      const [account] = accounts;
      if (account === undefined || account === '') throw new Error(failures.sendTo);
      layer.open();
      layer.command('js', new Date(now()));
      // Conversions alone: no account hears of pages.
      for (const each of accounts) layer.command('config', each, { send_page_view: false });
      isOnPage = true;
      await orReject(failures.ads, () => loadGoogleScript(world, 'gtag/js', account));
    },
    takes: (name) => name === 'CompleteRegistration' || (name === 'Lead' && targets.length > 1),
    tell: async (event) => {
      const sendTos = targetsOf(event, targets);
      if (sendTos.length === 0 || sendTos.includes('')) throw new Error(failures.sendTo);
      await Promise.all(sendTos.map((sendTo) => convert(event, sendTo, layer, world.wait)));
    },
    stop: () => {
      layer.withdraw();
      world.forget(googleTraces);
      return { needsReload: isOnPage };
    },
  };
}

const targetsOf = ({ name }: TrackedEvent, targets: readonly string[]): readonly string[] =>
  targets.filter((_target, place) => (place === 1) === (name === 'Lead'));

/** One conversion, with the event's id so that it counts once; waits until the tag has it, but not for long. */
async function convert(
  { id }: TrackedEvent,
  sendTo: string,
  layer: DataLayer,
  wait: TrackingWorld['wait'],
): Promise<void> {
  const isCounted = new Promise<void>((resolve) => {
    layer.command('event', 'conversion', {
      send_to: sendTo,
      transaction_id: id,
      event_callback: () => resolve(),
    });
  });
  await Promise.race([isCounted, wait(limit)]);
}
