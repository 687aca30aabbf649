import { leadEvents } from '../../../domain/tracking/platformEvent';
import type { Platform } from '../../../domain/tracking/platform';
import { pixelFailures } from '../../pixelErrors';
import { platform as tagManager } from '../tagManager/platform';

/** Comes with the container of the tag manager. */
export const platform = {
  name: 'second pixel',
  purpose: 'advertising',
  consentVersion: 1,
  variables: {},
  isPresent: tagManager.isPresent,
  comesWith: tagManager.name,
  getOptions: () => ({}),
  getAcceptedEvents: () => leadEvents,
  getHosts: () => ({
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  }),
  failures: pixelFailures,
  documentation: {
    reason: 'counts leads that an ad of another network brought; comes with the container',
    events: 'Lead, CompleteRegistration, Reject',
    data: 'nothing',
  },
} as const satisfies Platform;
