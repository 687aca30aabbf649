import { leadEvents } from '../../../domain/tracking/platformEvent';
import type { Platform } from '../../../domain/tracking/platform';
import { pixelFailures } from '../../pixelErrors';
import { platform as tagManager } from '../tagManager/platform';

/** Comes with the container of the tag manager. */
export const platform = {
  name: 'social pixel',
  purpose: 'advertising',
  consentVersion: 1,
  variables: {},
  isPresent: tagManager.isPresent,
  comesWith: tagManager.name,
  getOptions: () => ({}),
  getAcceptedEvents: () => leadEvents,
  getHosts: () => ({
    'script-src': ['https://analytics.tiktok.com'],
    'connect-src': ['https://analytics.tiktok.com'],
    'img-src': ['https://analytics.tiktok.com'],
  }),
  failures: pixelFailures,
  documentation: {
    reason: 'counts leads that an ad brought; comes with the container',
    events: 'Lead, CompleteRegistration, Reject',
    data: 'hashes of session, e-mail and phone; empty if there is nothing valid to hash',
  },
} as const satisfies Platform;
