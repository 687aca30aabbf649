import { nextTask } from '../../platform/browser';
import type { TrackingWorld } from './world';

/**
 * The SDKs that are built into the page, each in a file of its own that is fetched when it is started. What it takes to be there is
 * one task, what it takes to begin another: keys are heard in between.
 */
export const sdks: Pick<TrackingWorld, 'loadAnalytics' | 'loadRecorder'> = {
  // The one without recordings, surveys, flags and capture of any kind, which never adds a script of its own.
  loadAnalytics: async () => {
    const { default: sdk } = await import('posthog-js/dist/module.slim.no-external');
    await nextTask();
    return sdk;
  },
  loadRecorder: async () => {
    const { default: sdk } = await import('logrocket');
    await nextTask();
    return sdk;
  },
};
