import { isAddress, onlyHttps } from '../../../domain/pages/webAddress';
import type { Platform } from '../../../domain/tracking/platform';
import { eventNames } from '../../../domain/tracking/platformEvent';

export const errors = { start: 'Failed to initialise the product analytics' } as const;

const defaultHost = 'https://eu.i.posthog.com';

/** A source with a path admits the addresses below it only with a slash behind. */
const toSource = (host: string): string => (/^https:\/\/[^/]+\//.test(host) ? `${host}/` : host);

export const platform = {
  name: 'product analytics',
  purpose: 'analytics',
  consentVersion: 1,
  variables: {
    APP_POSTHOG_KEY: {
      defaultValue: '',
      isValid: (value: string) => /^[\w-]{0,200}$/.test(value),
      expects: 'a project key, or nothing',
      description: 'PostHog project key; empty for no analytics.',
      sample: 'phc_sample',
    },
    APP_POSTHOG_HOST: {
      defaultValue: '',
      isValid: (value: string) => value === '' || isAddress(value, onlyHttps),
      expects:
        "an https address in lower case without a standard port, a query or a slash behind; empty for PostHog's in the European Union",
      description: 'PostHog address, https; empty for its one in the European Union.',
      sample: defaultHost,
    },
  },
  isPresent: ({ APP_POSTHOG_KEY = '' }) => APP_POSTHOG_KEY !== '',
  getOptions: ({ APP_POSTHOG_KEY = '', APP_POSTHOG_HOST = '' }) => ({
    key: APP_POSTHOG_KEY,
    host: APP_POSTHOG_HOST || defaultHost,
  }),
  getAcceptedEvents: () => eventNames,
  getHosts: ({ APP_POSTHOG_HOST = '' }) => ({ 'connect-src': [toSource(APP_POSTHOG_HOST || defaultHost)] }),
  failures: [
    {
      message: errors.start,
      condition: 'the SDK does not load, or throws',
      test: 'reports an SDK that does not load and sends nothing',
    },
  ],
  documentation: {
    reason: 'shows where a form is left: `APP_POSTHOG_KEY`',
    events: 'all',
    data: "the session's id, the affiliate and the campaign without click ids, the variants of experiments, the step and the names of questions, never an answer",
  },
} as const satisfies Platform;
