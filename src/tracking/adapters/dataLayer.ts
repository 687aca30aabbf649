import type { ConsentRecord } from '../../domain/tracking/purposes';
import { failures, orFail } from '../failures';
import type { TrackingWorld } from './world';

type Given = ConsentRecord['given'];

/** `window.dataLayer`, by which Google's tags are told everything. One for all adapters that use it. */
export interface DataLayer {
  /** Makes it, and says what may be done before any tag is there to do it. */
  readonly open: () => void;
  /** Throws where it is not there. */
  readonly push: (entry: Readonly<Record<string, unknown>>) => void;
  /** A command of `gtag`. Throws as well. */
  readonly command: (...parts: readonly unknown[]) => void;
  /** Consent to advertising was withdrawn. */
  readonly withdraw: () => void;
}

export function makeDataLayer({ globals, given }: Pick<TrackingWorld, 'globals' | 'given'>): DataLayer {
  let isDefaultSaid = false;
  const command: DataLayer['command'] = (...parts) => pushTo(globals, asArguments(...parts));
  return {
    open: () => {
      if (Reflect.get(globals, 'dataLayer') === undefined) Reflect.set(globals, 'dataLayer', []);
      if (!isDefaultSaid) command('consent', 'default', consentMode(noPurpose));
      isDefaultSaid = true;
      tellGoogleConsent(globals, given());
    },
    push: (entry) => pushTo(globals, entry),
    command,
    withdraw: () => tellGoogleConsent(globals, { ...given(), advertising: false }),
  };
}

const noPurpose: Given = { analytics: false, recording: false, advertising: false };

/**
 * Tells Google's tags of a choice; nothing where there are none. Who changes a choice calls this also where no adapter begins
 * or ends by it: analytics may be withdrawn alone.
 */
export function tellGoogleConsent(globals: object, given: Given): void {
  if (Reflect.get(globals, 'dataLayer') === undefined) return;
  pushTo(globals, asArguments('consent', 'update', consentMode(given)));
}

function consentMode({ advertising, analytics }: Given) {
  return {
    ad_storage: advertising ? 'granted' : 'denied',
    ad_user_data: advertising ? 'granted' : 'denied',
    ad_personalization: advertising ? 'granted' : 'denied',
    analytics_storage: analytics ? 'granted' : 'denied',
  };
}

/** Google's tags know a command by its being the arguments of a function; an array would be an event. */
function asArguments(..._parts: readonly unknown[]): unknown {
  return arguments;
}

function pushTo(globals: object, entry: unknown): void {
  orFail(failures.dataLayer, () => {
    const layer: unknown = Reflect.get(globals, 'dataLayer');
    if (!Array.isArray(layer)) throw new TypeError('No array');
    layer.push(entry);
  });
}
