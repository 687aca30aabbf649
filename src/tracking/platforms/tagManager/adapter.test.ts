import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../../testing/propertyTests';
import type { AdapterDependencies } from '../../adapterDependencies';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
  hasCookiesAndKeys,
} from '../../adapterDependencies.fixture';
import {
  createConsentMode,
  deniedByDefault,
  readEntries,
  type Globals,
} from '../../google/dataLayer.fixture';
import { dataLayerError } from '../../google/errors';
import { createAdapter } from './adapter';
import { errors } from './platform';

function createManager(own: Partial<AdapterDependencies> = {}, id = 'GTM-A1') {
  const globals: Globals = {};
  const dependencies = createAdapterDependencies({ globals, ...own });
  return { globals, dependencies, manager: createAdapter({ id }, dependencies) };
}

describe('the tag manager', () => {
  it('adds nothing to the page before it starts', () => {
    const { globals, dependencies } = createManager();
    expect([globals, dependencies.scripts]).toEqual([{}, []]);
  });

  it(
    'reports a denied default and then the choice before it loads its script',
    { tags: ['K4'] },
    async () => {
      const seen: unknown[] = [];
      const { globals, manager } = createManager({
        getPermissions: () => ({ analytics: false, recording: false, advertising: true }),
        loadScript: async (address) => {
          seen.push(...readEntries(globals), address);
        },
      });
      await manager.start();
      expect(seen).toEqual([
        deniedByDefault,
        ['consent', 'update', createConsentMode('granted', 'denied')],
        { event: 'gtm.js', 'gtm.start': expect.any(Number) },
        'https://www.googletagmanager.com/gtm.js?id=GTM-A1',
      ]);
    },
  );

  it.each(['', 'GTM-', 'gtm-a1', 'UA-1', 'GTM-A1&x=1', 'GTM-A1\n'])('refuses the id "%s"', async (id) => {
    const { globals, dependencies, manager } = createManager({}, id);
    await expect(manager.start()).rejects.toThrow(errors.id);
    expect([globals, dependencies.scripts]).toEqual([{}, []]);
  });

  it('reports a script that fails to load', async () => {
    const { manager } = createManager({ loadScript: () => Promise.reject(new Error('blocked')) });
    await expect(manager.start()).rejects.toThrow(errors.start);
  });

  it('pushes the name and the id of an event only', async () => {
    const { globals, manager } = createManager();
    await manager.start();
    await manager.send(createPlatformEvent('Reject', { state: 'REJECTED' }), hashedIdentity);
    expect(readEntries(globals).at(-1)).toEqual({ event: 'Reject', event_id: 'id of Reject' });
  });

  it('withdraws consent, names its traces and asks for a reload when it stops', async () => {
    const { globals, manager } = createManager();
    await manager.start();
    expect(manager.stop()).toEqual({ needsReload: true });
    expect(readEntries(globals).at(-1)).toEqual([
      'consent',
      'update',
      createConsentMode('denied', 'granted'),
    ]);
    expect(hasCookiesAndKeys(manager, ['_ga', '_ga_A1', '_gid', '_gat_A1', '_gac_A1', '_gcl_au'])).toBe(true);
  });

  it('names no cookie as a trace that begins like one of its own', () => {
    const { manager } = createManager();
    expect(['_game', '_gallery', '_gcl'].filter((name) => hasCookiesAndKeys(manager, [name]))).toEqual([]);
  });

  it('creates no data layer if it stops without a start', () => {
    const { globals, manager } = createManager();
    expect([manager.stop(), globals]).toEqual([{ needsReload: false }, {}]);
  });

  it.each([
    ['missing', undefined],
    ['not an array', { push: () => undefined }],
    ['a frozen array', Object.freeze([])],
  ])('reports a data layer that is not available: %s', (_what, dataLayer) => {
    const { globals, manager } = createManager();
    globals.dataLayer = dataLayer;
    expect(() => manager.send(createPlatformEvent('Lead'), hashedIdentity)).toThrow(dataLayerError);
  });

  it('throws no other error, whatever the data layer is', () => {
    fc.assert(
      fc.property(fc.anything(), (dataLayer) => {
        const { globals, manager } = createManager();
        globals.dataLayer = dataLayer;
        let message: unknown = dataLayerError;
        try {
          void manager.send(createPlatformEvent('Lead'), hashedIdentity);
        } catch (error) {
          message = error instanceof Error ? error.message : error;
        }
        expect(message).toBe(dataLayerError);
      }),
      { numRuns: getRunCount(200) },
    );
  });
});
