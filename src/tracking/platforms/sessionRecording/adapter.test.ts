import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLogRelay } from '../../../platform/reports/logRelay';
import { getRunCount } from '../../../testing/propertyTests';
import type { AdapterDependencies } from '../../adapterDependencies';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
  hasCookiesAndKeys,
} from '../../adapterDependencies.fixture';
import { createAdapter, type RecorderSdk } from './adapter';
import { errors } from './platform';

type SdkOptions = NonNullable<Parameters<RecorderSdk['init']>[1]>;

function createRecorder(own: Partial<AdapterDependencies> = {}, percentage = 100) {
  const console = vi.fn();
  const onInit = vi.fn<(id: string, options: SdkOptions) => void>();
  const callbacks: ((address: string) => void)[] = [];
  const sdk = {
    init: (id: string, options: SdkOptions = {}) => onInit(id, options),
    track: vi.fn(),
    captureException: vi.fn(),
    uninstall: vi.fn(),
    getSessionURL: (callback: (address: string) => void) => {
      callbacks.push(callback);
    },
  };
  const relay = createLogRelay(console);
  const loadSdk = vi.fn(async (): Promise<RecorderSdk> => sdk);
  const onRecordingUrl = vi.fn();
  const dependencies = createAdapterDependencies({ relay, onRecordingUrl, ...own });
  return {
    sdk,
    dependencies,
    console,
    relay,
    onInit,
    loadSdk,
    onRecordingUrl,
    adapter: createAdapter({ id: 'org/app', percentage }, dependencies, loadSdk),
    /** The recording's own script has loaded and runs. */
    runRecording: () => callbacks.forEach((callback) => callback('https://recordings.example/1')),
    readOptions: (): SdkOptions => onInit.mock.calls[0]?.[1] ?? {},
  };
}

describe('the session recording', () => {
  it('names the release, so that its failures can be read back', async () => {
    const { adapter, readOptions } = createRecorder({ release: '0a1b2c3d4e-20261123T110000Z' });
    await adapter.start();
    expect(readOptions().release).toBe('0a1b2c3d4e-20261123T110000Z');
  });

  it('masks texts, inputs, pictures and titles, and redacts addresses', async () => {
    const { adapter, onInit, readOptions } = createRecorder();
    await adapter.start();
    expect(onInit).toHaveBeenCalledExactlyOnceWith('org/app', expect.anything());
    expect(readOptions()).toMatchObject({
      console: { isEnabled: false },
      shouldDetectExceptions: false,
      shouldCaptureIP: false,
      dom: { inputSanitizer: true, textSanitizer: true, imageSanitizer: true, disablePageTitles: true },
    });
    expect(readOptions().dom?.hiddenAttributes).toEqual(
      expect.arrayContaining(['action', 'src', 'href', 'value']),
    );
    expect(readOptions().browser?.urlSanitizer?.('https://a.example/base/continue/17?email=ana')).toBe(
      'https://a.example/base/continue/*',
    );
  });

  it('records the method, the redacted address and the status of a call only', async () => {
    const { adapter, readOptions } = createRecorder();
    await adapter.start();
    const request = {
      reqId: '1',
      method: 'POST',
      url: 'https://a.example/base/api/lead/status/17?x=ana',
      headers: { authorization: 'ana' },
      body: 'ana',
      referrer: 'https://a.example/?ana',
    };
    const { requestSanitizer, responseSanitizer } = readOptions().network ?? {};
    const url = 'https://a.example/*/*/lead/status/*';
    expect(requestSanitizer?.(request)).toMatchObject({ method: 'POST', url, headers: {}, body: null });
    expect(responseSanitizer?.({ ...request, status: 200 })).toMatchObject({
      status: 200,
      url,
      headers: {},
      body: null,
    });
    expect(JSON.stringify([requestSanitizer?.(request), responseSanitizer?.(request)])).not.toContain('ana');
  });

  it.each([
    ['is blocked', { isRecordingBlocked: () => true }, 100, 'recording of this traffic is off'],
    ['is not in the sample', { drawSample: () => 0.3 }, 30, 'the session is not in the sample of 30 %'],
    ['meets an empty sample', { drawSample: () => 0 }, 0, 'the session is not in the sample of 0 %'],
  ])(
    'loads nothing if the session %s, and reports the reason',
    async (_why, own, percentage, skippedBecause) => {
      const { adapter, loadSdk } = createRecorder(own, percentage);
      expect(await adapter.start()).toEqual({ skippedBecause });
      expect(loadSdk).not.toHaveBeenCalled();
      expect(adapter.stop()).toEqual({ needsReload: false });
    },
  );

  it('loads for every sample below the percentage', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        async (sample, percentage) => {
          const { adapter, loadSdk } = createRecorder({ drawSample: () => sample }, percentage);
          await adapter.start();
          expect(loadSdk).toHaveBeenCalledTimes(sample * 100 < percentage ? 1 : 0);
        },
      ),
      { numRuns: getRunCount(100) },
    );
  });

  it('sends no events', () => {
    const { adapter } = createRecorder();
    expect(adapter.send(createPlatformEvent('Lead'), hashedIdentity)).toBeUndefined();
  });

  it('reports the address of the recording', async () => {
    const { adapter, runRecording, onRecordingUrl } = createRecorder();
    await adapter.start();
    runRecording();
    expect(onRecordingUrl).toHaveBeenCalledExactlyOnceWith('https://recordings.example/1');
  });

  it('names its traces and asks for a reload when it stops', async () => {
    const { adapter } = createRecorder();
    await adapter.start();
    expect(adapter.stop()).toEqual({ needsReload: true });
    expect(hasCookiesAndKeys(adapter, ['_lr_uf_-org', '_lr_tabs_-org%2Fapp', '_lr_hb_-org%2Fapp'])).toBe(
      true,
    );
    // Of LiveRamp.
    expect(hasCookiesAndKeys(adapter, ['_lr_env'])).toBe(false);
  });

  it('does not start if consent is withdrawn while the SDK loads', { tags: ['F23'] }, async () => {
    const { adapter, onInit } = createRecorder();
    const started = adapter.start();
    expect(adapter.stop()).toEqual({ needsReload: false });
    expect(await started).toEqual({ skippedBecause: expect.stringContaining('withdrawn') });
    expect(onInit).not.toHaveBeenCalled();
  });

  it('gets no log line if it runs only after consent is withdrawn', async () => {
    const { adapter, sdk, relay, onRecordingUrl, runRecording } = createRecorder();
    await adapter.start();
    adapter.stop();
    runRecording();
    relay.sink('A line');
    expect(sdk.track).not.toHaveBeenCalled();
    expect(onRecordingUrl).not.toHaveBeenCalled();
  });

  it(
    'does not start where the browser blocks storage, and reports the reason',
    { tags: ['F10'] },
    async () => {
      const { adapter, loadSdk } = createRecorder({ isStorageAvailable: () => false });
      expect(await adapter.start()).toEqual({ skippedBecause: 'the browser blocks storage' });
      expect(loadSdk).not.toHaveBeenCalled();
    },
  );

  it.each(['addEvent', 'onLogger'])('keeps what the recorder throws in %s from the page', async (name) => {
    const uninstall = vi.fn();
    const broken = vi.fn(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    const { adapter, sdk, relay, console, runRecording } = createRecorder();
    Object.assign(sdk, { [name]: broken, uninstall });
    await adapter.start();
    runRecording();
    // The SDK calls these methods inside the page's own requests.
    const call = () => void Reflect.apply(Reflect.get(sdk, name), sdk, ['lr.network.RequestEvent']);
    expect(call).not.toThrow();
    expect(broken).toHaveBeenCalledOnce();
    expect(uninstall).toHaveBeenCalledOnce();
    expect(call).not.toThrow();
    expect(broken).toHaveBeenCalledOnce();
    relay.sink('after');
    expect(console).toHaveBeenLastCalledWith('after');
  });

  it.each(['track', 'captureException'] as const)(
    'keeps what the recorder throws in %s from the log',
    async (name) => {
      const { adapter, sdk, relay, console, runRecording } = createRecorder({
        areFailuresCaptured: () => true,
      });
      await adapter.start();
      runRecording();
      sdk[name].mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
      expect(() => relay.reportError(new Error('no'), 'at Form')).not.toThrow();
      expect(() => relay.sink('line')).not.toThrow();
      if (name === 'track') expect(console).toHaveBeenLastCalledWith('line');
    },
  );

  it('reports an SDK that does not load', async () => {
    const { adapter, loadSdk } = createRecorder();
    loadSdk.mockRejectedValue(new Error('gone'));
    await expect(adapter.start()).rejects.toThrow(errors.start);
  });
});

describe('the log of a recorded session', () => {
  it('goes to the console until the recording runs, then to the recording with the earlier lines', async () => {
    const { adapter, runRecording, relay, console, sdk } = createRecorder();
    relay.sink('before', { count: 1 });
    await adapter.start();
    relay.sink('loading');
    expect(sdk.track).not.toHaveBeenCalled();
    runRecording();
    relay.sink('after');
    expect(sdk.track.mock.calls).toEqual([
      ['Log', { message: 'before', count: 1 }],
      ['Log', { message: 'loading' }],
      ['Log', { message: 'after' }],
    ]);
    expect(console).toHaveBeenCalledTimes(2);
  });

  it('goes to the console again when the recording has stopped', async () => {
    const { adapter, runRecording, relay, console, sdk } = createRecorder();
    await adapter.start();
    runRecording();
    adapter.stop();
    relay.sink('later');
    expect([console.mock.calls, sdk.track.mock.calls]).toEqual([[['later']], []]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('contains failures with their component stack only if the flag is set: %s', async (isOn, count) => {
    const { adapter, runRecording, relay, sdk } = createRecorder({ areFailuresCaptured: () => isOn });
    await adapter.start();
    runRecording();
    const error = new Error('no');
    relay.reportError(error, 'at Form');
    expect(sdk.captureException.mock.calls).toEqual(
      Array.from({ length: count }, () => [error, { extra: { componentStack: 'at Form' } }]),
    );
  });
});
