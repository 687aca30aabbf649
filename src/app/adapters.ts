import { configuration } from 'virtual:configuration';
import * as v from 'valibot';
import { attributionOf } from '../domain/tracking/attribution';
import { wait } from '../platform/browser';
import { loadScript } from '../platform/script';
import { forgetTraces } from '../platform/traces';
import type { Adapter } from '../tracking/adapter';
import { adaptersFor } from '../tracking/adapters/adaptersFor';
import { sdks } from '../tracking/adapters/sdks';
import type { TrackingWorld } from './tracking';

/** Drawn once for a session, so that a reload does not draw again. */
const drawSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The platforms of this build in this browser. */
export function adaptersOf({ store, stores, consent, relay }: TrackingWorld): readonly Adapter[] {
  const application = () => store.getState().leadApplication.application;
  return adaptersFor(configuration, {
    globals: window,
    loadScript,
    wait: (milliseconds) => wait(milliseconds, new AbortController().signal),
    forget: forgetTraces,
    given: consent.permitted,
    sessionId: () => application().sessionId ?? '',
    attribution: () => attributionOf(application()),
    random: () => {
      const drawn = stores.session.getParsed('logRocketDraw', drawSchema) ?? Math.random();
      stores.session.set('logRocketDraw', drawn);
      return drawn;
    },
    isRecordingBlocked: () => stores.local.getParsed('logRocketBlocked', v.boolean()) === true,
    areFailuresCaptured: () => stores.local.getParsed('logRocket', v.boolean()) === true,
    relay,
    onRecordingAddress: (address) => void stores.session.set('sessionUrl', address),
    ...sdks,
  });
}
