import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { makeLogRelay } from '../../platform/logRelay';
import { runs } from '../../testing/runs';
import { failures } from '../failures';
import { recorder, type RecorderSdk } from './recorder';
import type { TrackingWorld } from './world';
import { eventOf, forgets, identity, makeWorld } from './world.fixture';

type Options = NonNullable<Parameters<RecorderSdk['init']>[1]>;

function makeRecorder(own: Partial<TrackingWorld> = {}, percentage = 100) {
  const console = vi.fn();
  const begun = vi.fn<(id: string, options: Options) => void>();
  const run: ((address: string) => void)[] = [];
  const sdk = {
    init: (id: string, options: Options = {}) => begun(id, options),
    track: vi.fn(),
    captureException: vi.fn(),
    getSessionURL: (callback: (address: string) => void) => {
      run.push(callback);
    },
  };
  const relay = makeLogRelay(console);
  const loadRecorder = vi.fn(async () => sdk);
  const onRecordingAddress = vi.fn();
  const world = makeWorld({ loadRecorder, relay, onRecordingAddress, ...own });
  return {
    sdk,
    world,
    console,
    relay,
    begun,
    loadRecorder,
    onRecordingAddress,
    adapter: recorder({ id: 'org/app', percentage }, world),
    /** The recording's own script has come and runs. */
    comes: () => run.forEach((callback) => callback('https://recordings.example/1')),
    options: (): Options => begun.mock.calls[0]?.[1] ?? {},
  };
}

describe('the recording of a session', () => {
  it('shows no text, input, picture, title, console or address of a person', async () => {
    const { adapter, begun, options } = makeRecorder();
    await adapter.start();
    expect(begun).toHaveBeenCalledExactlyOnceWith('org/app', expect.anything());
    expect(options()).toMatchObject({
      console: { isEnabled: false },
      shouldDetectExceptions: false,
      shouldCaptureIP: false,
      dom: { inputSanitizer: true, textSanitizer: true, imageSanitizer: true, disablePageTitles: true },
    });
    expect(options().browser?.urlSanitizer?.('https://a.example/base/continue/17?email=ana')).toBe(
      'https://a.example/base/continue/*',
    );
  });

  it('holds of a call which it was and how it ended', async () => {
    const { adapter, options } = makeRecorder();
    await adapter.start();
    const sent = {
      reqId: '1',
      method: 'POST',
      url: 'https://a.example/base/api/lead/status/17?x=ana',
      headers: { authorization: 'ana' },
      body: 'ana',
      referrer: 'https://a.example/?ana',
    };
    const { requestSanitizer, responseSanitizer } = options().network ?? {};
    const url = 'https://a.example/*/*/lead/status/*';
    expect(requestSanitizer?.(sent)).toMatchObject({ method: 'POST', url, headers: {}, body: null });
    expect(responseSanitizer?.({ ...sent, status: 200 })).toMatchObject({
      status: 200,
      url,
      headers: {},
      body: null,
    });
    expect(JSON.stringify([requestSanitizer?.(sent), responseSanitizer?.(sent)])).not.toContain('ana');
  });

  it.each([
    ['is blocked', { isRecordingBlocked: () => true }, 100, 'recordings of this traffic are off'],
    [
      'is none of those that are drawn',
      { random: () => 0.3 },
      30,
      'the session is none of the 30 % that are drawn',
    ],
    ['is one of none', { random: () => 0 }, 0, 'the session is none of the 0 % that are drawn'],
  ])('loads nothing where the session %s, and says so', async (_why, own, percentage, heldBack) => {
    const { adapter, loadRecorder } = makeRecorder(own, percentage);
    expect(await adapter.start()).toEqual({ heldBack });
    expect(loadRecorder).not.toHaveBeenCalled();
    expect(adapter.stop()).toEqual({ needsReload: false });
  });

  it('is made of each session at 100 percent, and of those below the percentage', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        async (drawn, percentage) => {
          const { adapter, loadRecorder } = makeRecorder({ random: () => drawn }, percentage);
          await adapter.start();
          expect(loadRecorder).toHaveBeenCalledTimes(drawn * 100 < percentage ? 1 : 0);
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('takes no events', () => {
    const { adapter } = makeRecorder();
    expect([adapter.takes('Lead'), adapter.tell(eventOf('Lead'), identity)]).toEqual([false, undefined]);
  });

  it('is where the address says, which is handed on', async () => {
    const { adapter, comes, onRecordingAddress } = makeRecorder();
    await adapter.start();
    comes();
    expect(onRecordingAddress).toHaveBeenCalledExactlyOnceWith('https://recordings.example/1');
  });

  it('ends with the page, its traces gone', async () => {
    const { adapter, world } = makeRecorder();
    await adapter.start();
    expect(adapter.stop()).toEqual({ needsReload: true });
    expect(forgets(world, ['lr_x', '_lr_env', '_lr_tabs_-org/app'])).toBe(true);
  });

  it('that does not load says so', async () => {
    const { adapter } = makeRecorder({ loadRecorder: () => Promise.reject(new Error('gone')) });
    await expect(adapter.start()).rejects.toThrow(failures.recorder);
  });
});

describe('the log beside a recording', () => {
  it('goes to the console until the recording runs, then to it, with the lines before', async () => {
    const { adapter, comes, relay, console, sdk } = makeRecorder();
    relay.sink('before', { count: 1 });
    await adapter.start();
    relay.sink('loading');
    expect(sdk.track).not.toHaveBeenCalled();
    comes();
    relay.sink('after');
    expect(sdk.track.mock.calls).toEqual([
      ['Log', { message: 'before', count: 1 }],
      ['Log', { message: 'loading' }],
      ['Log', { message: 'after' }],
    ]);
    expect(console).toHaveBeenCalledTimes(2);
  });

  it('goes to the console again when the recording has ended', async () => {
    const { adapter, comes, relay, console, sdk } = makeRecorder();
    await adapter.start();
    comes();
    adapter.stop();
    relay.sink('later');
    expect([console.mock.calls, sdk.track.mock.calls]).toEqual([[['later']], []]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('has failures with where they were only where the flag says so: %s', async (isOn, count) => {
    const { adapter, comes, relay, sdk } = makeRecorder({ areFailuresCaptured: () => isOn });
    await adapter.start();
    comes();
    const error = new Error('no');
    relay.failure(error, 'at Form');
    expect(sdk.captureException.mock.calls).toEqual(
      Array.from({ length: count }, () => [error, { extra: { componentStack: 'at Form' } }]),
    );
  });
});
