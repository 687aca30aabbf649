import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { PlatformEvent } from '../domain/tracking/platformEvent';
import { getRunCount } from '../testing/propertyTests';
import type { Adapter } from './adapter';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
} from './adapterDependencies.fixture';
import type { AdapterDependencies } from './adapterDependencies';
import { pixelErrors } from './pixels';

const nameless: PlatformEvent = Object.assign(createPlatformEvent('Lead'), { name: ' ' });

/**
 * Tests that every pixel passes.
 *
 * @param global the property of the window that the pixel's script sets
 */
export function describePixel(
  global: string,
  createAdapter: (options: object, dependencies: AdapterDependencies) => Adapter,
): void {
  it('skips the event and stops without a reload if it is not on the page', async () => {
    const dependencies = createAdapterDependencies();
    const pixel = createAdapter({}, dependencies);
    await pixel.start();
    expect(pixel.send(createPlatformEvent('Lead'), hashedIdentity)).toEqual({
      skippedBecause: expect.stringContaining('is not on the page'),
    });
    expect([dependencies.globals, dependencies.scripts, pixel.stop()]).toEqual([
      {},
      [],
      { needsReload: false },
    ]);
  });

  it('rejects an event without a name', () => {
    const called = vi.fn();
    const globals = { fbq: called, ttq: { identify: called, track: called } };
    const pixel = createAdapter({}, createAdapterDependencies({ globals }));
    expect(() => pixel.send(nameless, hashedIdentity)).toThrow(pixelErrors.name);
    expect(called).not.toHaveBeenCalled();
  });

  it('throws errors of the catalogue only, whatever the pixel is and throws', async () => {
    const throwing = fc.anything().map((thrown) => () => {
      throw thrown;
    });
    const found = fc.oneof(
      fc.anything(),
      throwing,
      fc.record({ identify: throwing, track: throwing, revokeConsent: throwing }),
    );
    await fc.assert(
      fc.asyncProperty(found, async (pixel) => {
        const adapter = createAdapter({}, createAdapterDependencies({ globals: { [global]: pixel } }));
        let message: unknown = pixelErrors.send;
        try {
          await adapter.send(createPlatformEvent('Lead'), hashedIdentity);
        } catch (error) {
          message = error instanceof Error ? error.message : error;
        }
        expect(message).toBe(pixelErrors.send);
        expect(typeof adapter.stop().needsReload).toBe('boolean');
      }),
      { numRuns: getRunCount(200) },
    );
  });
}
