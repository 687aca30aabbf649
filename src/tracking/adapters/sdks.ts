import type { TrackingWorld } from './world';

/** The SDKs that are built into the page, each in a file of its own that is fetched when it is started. */
export const sdks: Pick<TrackingWorld, 'loadAnalytics' | 'loadRecorder'> = {
  // The one without recordings, surveys, flags and capture of any kind, which never adds a script of its own.
  loadAnalytics: async () => (await import('posthog-js/dist/module.slim.no-external')).default,
  loadRecorder: async () => (await import('logrocket')).default,
};
