import { now } from '../../../platform/device/clock';
import type { Adapter } from '../../adapter';
import type { AdapterDependencies } from '../../adapterDependencies';
import { getDataLayer } from '../../google/dataLayer';
import {
  containerCookiesAndKeys,
  createGoogleLoader,
  googleAnalyticsCookies,
} from '../../google/googleScript';
import { loadAs, PlatformError } from '../../platformError';
import { errors } from './platform';

/**
 * The tag manager. Its script is added after consent only (basic consent mode). The tags of its container get the name and the id
 * of an event from the data layer, and nothing else.
 */
export function createAdapter(
  { id }: { readonly id: string },
  dependencies: Pick<AdapterDependencies, 'globals' | 'getPermissions' | 'loadScript'>,
): Adapter {
  const layer = getDataLayer(dependencies);
  const loadTag = createGoogleLoader(dependencies, 'gtm.js', id);
  let isOnPage = false;
  return {
    start: async () => {
      if (!/^GTM-[A-Z0-9]+$/.test(id)) throw new PlatformError(errors.id);
      layer.open();
      if (!isOnPage) layer.push({ 'gtm.start': now(), event: 'gtm.js' });
      isOnPage = true;
      await loadAs(errors.start, loadTag);
    },
    send: (event) => layer.push({ event: event.name, event_id: event.id }),
    onConsentChange: layer.updateConsent,
    stop: () => {
      layer.withdrawConsent();
      // Only a reload removes the tags that a container has put on the page.
      return { needsReload: isOnPage };
    },
    cookiesAndKeys: containerCookiesAndKeys,
    analyticsCookies: googleAnalyticsCookies,
  };
}
