import { now } from '../../platform/clock';
import type { Adapter } from '../adapter';
import { failures, orReject } from '../failures';
import type { DataLayer } from './dataLayer';
import { googleTraces, loadGoogleScript } from './googleScript';
import { isLeadEvent } from './leadEvent';
import type { TrackingWorld } from './world';

/**
 * The tag manager. Its script is added after consent only (basic consent mode), and what is in its container hears of a lead
 * by the data layer: the event's name and id, nothing else.
 */
export function tagManager(
  id: string,
  layer: DataLayer,
  world: Pick<TrackingWorld, 'loadScript' | 'wait' | 'forget'>,
): Adapter {
  let isOnPage = false;
  return {
    platform: 'tag manager',
    purpose: 'advertising',
    start: async () => {
      if (!/^GTM-[A-Z0-9]+$/.test(id)) throw new Error(failures.tagManagerId);
      layer.open();
      layer.push({ 'gtm.start': now(), event: 'gtm.js' });
      isOnPage = true;
      await orReject(failures.tagManager, () => loadGoogleScript(world, 'gtm.js', id));
    },
    takes: isLeadEvent,
    tell: (event) => layer.push({ event: event.name, event_id: event.id }),
    stop: () => {
      layer.withdraw();
      world.forget(googleTraces);
      // What a container has put on the page stays there until it is loaded anew.
      return { needsReload: isOnPage };
    },
  };
}
