import type { Platform } from '../../../domain/tracking/platform';

export const errors = { start: 'Failed to initialise the session recording' } as const;

export const platform = {
  name: 'session recording',
  purpose: 'recording',
  consentVersion: 1,
  variables: {
    APP_LOGROCKET_ID: {
      defaultValue: '',
      isValid: (value: string) => /^(?:[\w-]+\/[\w-]+)?$/.test(value),
      expects: 'organisation/application, or nothing',
      description: 'LogRocket organisation/application; empty for no recording.',
      sample: 'sample/sample',
    },
    APP_SESSION_LOGGING_PERCENTAGE: {
      defaultValue: '100',
      isValid: (value: string) => /^\d{1,15}$/.test(value) && Number(value) <= 100,
      expects: 'a whole number from 0 to 100',
      description: 'Share of sessions that are recorded, 0 to 100.',
      sample: '100',
    },
  },
  isPresent: ({ APP_LOGROCKET_ID = '' }) => APP_LOGROCKET_ID !== '',
  getOptions: ({ APP_LOGROCKET_ID = '', APP_SESSION_LOGGING_PERCENTAGE }) => ({
    id: APP_LOGROCKET_ID,
    percentage: Number(APP_SESSION_LOGGING_PERCENTAGE),
  }),
  getAcceptedEvents: () => [],
  getHosts: () => ({
    'script-src': ['https://cdn.logr-in.com'],
    'connect-src': ['https://r.logr-in.com'],
    'worker-src': ['blob:'],
  }),
  failures: [
    {
      message: errors.start,
      condition: 'the SDK does not load, or throws',
      test: 'reports an SDK that does not load',
    },
  ],
  documentation: {
    reason: 'shows what went wrong on a screen: `APP_LOGROCKET_ID`',
    events: 'none',
    data: 'the screen with texts, inputs and pictures masked, log lines, failures if the log-capture flag is set',
  },
} as const satisfies Platform;
