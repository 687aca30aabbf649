import { leadEvents } from '../../../domain/tracking/platformEvent';
import type { Platform } from '../../../domain/tracking/platform';
import { dataLayerFailure } from '../../google/errors';
import { tagHost } from '../../google/hosts';

export const errors = {
  id: 'The tag manager id is invalid or missing',
  start: 'Failed to initialise the tag manager',
} as const;

export const platform = {
  name: 'tag manager',
  purpose: 'advertising',
  consentVersion: 1,
  variables: {
    APP_TAG_MANAGER_ID: {
      defaultValue: '',
      isValid: (value: string) => /^(?:GTM-[A-Z0-9]+)?$/.test(value),
      expects: 'GTM- and capitals or digits, or nothing',
      description: 'Tag manager container, GTM-…; empty for none.',
      sample: 'GTM-SAMPLE1',
    },
  },
  isPresent: ({ APP_TAG_MANAGER_ID = '' }) => APP_TAG_MANAGER_ID !== '',
  getOptions: ({ APP_TAG_MANAGER_ID = '' }) => ({ id: APP_TAG_MANAGER_ID }),
  getAcceptedEvents: () => leadEvents,
  getHosts: () => ({ 'script-src': [tagHost], 'connect-src': [tagHost], 'img-src': [tagHost] }),
  failures: [
    { message: errors.id, condition: 'the configured id is none', test: 'refuses the id "%s"' },
    {
      message: errors.start,
      condition: 'its script fails',
      test: 'reports a script that fails to load',
    },
    dataLayerFailure,
  ],
  documentation: {
    reason: 'marketing changes its tags without a release: `APP_TAG_MANAGER_ID`',
    events: 'Lead, CompleteRegistration, Reject',
    data: 'nothing',
  },
} as const satisfies Platform;
