import type { Platform } from '../../../domain/tracking/platform';
import { pixelOfContainer } from '../../pixels';

/** Comes with the container of the tag manager. */
export const platform = {
  name: 'second pixel',
  ...pixelOfContainer,
  getHosts: () => ({
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  }),
  documentation: {
    reason: 'counts leads that an ad of another network brought; comes with the container',
    events: 'Lead, CompleteRegistration, Reject',
    data: 'nothing',
  },
} as const satisfies Platform;
