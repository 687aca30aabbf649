import { platforms } from 'virtual:platforms';
import * as v from 'valibot';
import { getAttribution } from '../../domain/tracking/attribution';
import { drawNumber } from '../../platform/device/ids';
import { wait } from '../../platform/events/browser';
import { getScriptGlobals } from '../../platform/loading/script';
import { readDocumentVersion } from '../../platform/page/documentVersion';
import type { TrackedPlatform } from '../../tracking/adapter';
import type { AdapterDependencies } from '../../tracking/adapterDependencies';
import { getScriptLoader } from './scripts';
import type { TrackingDependencies } from './trackingDependencies';

/** The storage key of the address of the session's recording. */
export const recordingUrlKey = 'sessionUrl';

/** The session's random number. It is stored, so that a reload does not draw another one. */
const sampleSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Connects the platforms of this build to the browser and the application. */
export function createTrackedPlatforms({
  store,
  storages,
  consent,
  relay,
  log,
}: TrackingDependencies): readonly TrackedPlatform[] {
  const getApplication = () => store.getState().leadApplication.application;
  const dependencies: AdapterDependencies = {
    globals: getScriptGlobals(),
    loadScript: getScriptLoader(log),
    wait: (milliseconds) => wait(milliseconds, new AbortController().signal),
    getPermissions: consent.getPermissions,
    getSessionId: () => getApplication().sessionId ?? '',
    getAttribution: () => getAttribution(getApplication()),
    drawSample: () => {
      const sample = storages.session.getParsed('logRocketDraw', sampleSchema) ?? drawNumber();
      storages.session.set('logRocketDraw', sample);
      return sample;
    },
    isRecordingBlocked: () => storages.local.getParsed('logRocketBlocked', v.boolean()) === true,
    isStorageAvailable: () => storages.session.isAvailable && storages.local.isAvailable,
    areFailuresCaptured: () => storages.local.getParsed('logRocket', v.boolean()) === true,
    release: readDocumentVersion(),
    relay,
    onRecordingUrl: (address) => void storages.session.set(recordingUrlKey, address),
  };
  return platforms.map(({ createAdapter, ...platform }) => ({
    ...platform,
    adapter: createAdapter(dependencies),
  }));
}
