import type { Platform } from '../../../domain/tracking/platform';
import { pixelOfContainer } from '../../pixels';

/** Comes with the container of the tag manager. */
export const platform = {
  name: 'social pixel',
  ...pixelOfContainer,
  getHosts: () => ({
    'script-src': ['https://analytics.tiktok.com'],
    'connect-src': ['https://analytics.tiktok.com'],
    'img-src': ['https://analytics.tiktok.com'],
  }),
  documentation: {
    reason: 'counts leads that an ad brought; comes with the container',
    events: 'Lead, CompleteRegistration, Reject',
    data: 'hashes of session, e-mail and phone; empty if there is nothing valid to hash',
  },
} as const satisfies Platform;
