import type { PlatformFailure } from '../domain/tracking/platform';

const file = 'src/tracking/pixels.fixture.ts';

/** Errors that all pixels have in common. */
export const pixelErrors = {
  name: 'The pixel event name is required',
  send: 'Failed to send the pixel event',
} as const;

export const pixelFailures: readonly PlatformFailure[] = [
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
