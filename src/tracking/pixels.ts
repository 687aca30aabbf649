import type { Platform, PlatformFailure } from '../domain/tracking/platform';
import { leadEvents } from '../domain/tracking/platformEvent';
import { platform as tagManager } from './platforms/tagManager/platform';

const file = 'src/tracking/pixels.fixture.ts';

/** Errors that all pixels have in common. */
export const pixelErrors = {
  name: 'The pixel event name is required',
  send: 'Failed to send the pixel event',
} as const;

const pixelFailures: readonly PlatformFailure[] = [
  {
    message: pixelErrors.name,
    condition: 'an event has no name',
    test: 'rejects an event without a name',
    file,
  },
  {
    message: pixelErrors.send,
    condition: 'the pixel throws',
    test: 'throws errors of the catalogue only, whatever the pixel is and throws',
    file,
  },
];

/** What the rows of all pixels that come with the container of the tag manager have in common. */
export const pixelOfContainer = {
  purpose: 'advertising',
  consentVersion: 1,
  variables: {},
  isPresent: tagManager.isPresent,
  comesWith: tagManager.name,
  getOptions: () => ({}),
  getAcceptedEvents: () => leadEvents,
  failures: pixelFailures,
} as const satisfies Partial<Platform>;
