import type { PlatformEvent } from '../../../domain/tracking/platformEvent';
import { now } from '../../../platform/device/clock';
import type { Adapter } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { getDataLayer, type DataLayer } from '../../google/dataLayer';
import { adsCookiesAndKeys, createGoogleLoader } from '../../google/googleScript';
import { loadAs, PlatformError } from '../../platformError';
import { errors } from './platform';

/** A conversion that the tag does not confirm is given up after this time. */
const confirmationTimeoutMs = 1_000;

interface Options {
  /** Each `send_to`: an account, mostly followed by a slash and the label of a conversion. */
  readonly targets: readonly string[];
}

/**
 * The ads tag, which counts conversions. The first target counts completed registrations, the second one leads. Further targets
 * count the same as the first.
 */
export function createAdapter(
  { targets }: Options,
  dependencies: Pick<AdapterDependencies, 'globals' | 'getPermissions' | 'loadScript' | 'wait'>,
): Adapter {
  const layer = getDataLayer(dependencies);
  const accounts = [...new Set(targets.map((target) => target.split('/')[0] ?? ''))];
  const [account = ''] = accounts;
  const loadTag = createGoogleLoader(dependencies, 'gtag/js', account);
  let isOnPage = false;
  return {
    start: async () => {
      if (account === '') throw new PlatformError(errors.sendTo);
      layer.open();
      if (!isOnPage) {
        isOnPage = true;
        layer.command('js', new Date(now()));
        // Conversions only: no account gets page views.
        for (const each of accounts) layer.command('config', each, { send_page_view: false });
      }
      await loadAs(errors.start, loadTag);
    },
    send: async (event) => {
      const eventTargets = findTargets(event, targets);
      if (eventTargets.length === 0 || eventTargets.includes('')) throw new PlatformError(errors.sendTo);
      await Promise.all(
        eventTargets.map((target) => sendConversion(event, target, layer, dependencies.wait)),
      );
    },
    onConsentChange: layer.updateConsent,
    stop: () => {
      layer.withdrawConsent();
      return { needsReload: isOnPage };
    },
    cookiesAndKeys: adsCookiesAndKeys,
  };
}

const findTargets = ({ name }: PlatformEvent, targets: readonly string[]): readonly string[] =>
  targets.filter((_target, index) => (index === 1) === (name === 'Lead'));

/** Sends one conversion with the event's id, so that it counts once. Waits for the tag's confirmation for a limited time. */
async function sendConversion(
  { id }: PlatformEvent,
  target: string,
  layer: DataLayer,
  wait: AdapterDependencies['wait'],
): Promise<void> {
  const confirmation = new Promise<void>((resolve) => {
    layer.command('event', 'conversion', {
      send_to: target,
      transaction_id: id,
      event_callback: () => resolve(),
    });
  });
  await Promise.race([confirmation, wait(confirmationTimeoutMs)]);
}
