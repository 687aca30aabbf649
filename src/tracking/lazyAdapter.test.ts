import { describe, expect, it, vi } from 'vitest';
import type { Adapter } from './adapter';
import {
  createAdapterDependencies,
  createPlatformEvent,
  hashedIdentity,
} from './adapterDependencies.fixture';
import { createLazyAdapter } from './lazyAdapter';

function createLazy() {
  const loaded = {
    start: vi.fn<Adapter['start']>().mockResolvedValue(undefined),
    send: vi.fn<Adapter['send']>(),
    stop: vi.fn<Adapter['stop']>().mockReturnValue({ needsReload: true }),
  };
  const loadAdapter = vi.fn(async (): Promise<Adapter> => loaded);
  return { loaded, loadAdapter, adapter: createLazyAdapter({ loadAdapter }, createAdapterDependencies()) };
}

describe('a lazy adapter', () => {
  it('loads no code before it starts', () => {
    const { loadAdapter, adapter } = createLazy();
    void adapter.send(createPlatformEvent('Lead'), hashedIdentity);
    expect(adapter.stop()).toEqual({ needsReload: false });
    expect(loadAdapter).not.toHaveBeenCalled();
  });

  it('loads its code once and starts each time', async () => {
    const { loaded, loadAdapter, adapter } = createLazy();
    await adapter.start();
    expect(adapter.stop()).toEqual({ needsReload: true });
    await adapter.start();
    expect([loadAdapter.mock.calls.length, loaded.start.mock.calls.length]).toEqual([1, 2]);
  });

  it('does not start if consent is withdrawn while its code loads', async () => {
    const { loaded, adapter } = createLazy();
    const started = adapter.start();
    adapter.stop();
    expect(await started).toEqual({ skippedBecause: expect.stringContaining('withdrawn') });
    expect(loaded.start).not.toHaveBeenCalled();
  });

  it('starts once if consent is withdrawn and given again while its code loads', async () => {
    const { loaded, adapter } = createLazy();
    const first = adapter.start();
    adapter.stop();
    await Promise.all([first, adapter.start()]);
    expect(loaded.start).toHaveBeenCalledOnce();
  });

  it('loads its code to remove what an earlier visit has left, and starts nothing', async () => {
    const { loaded, adapter } = createLazy();
    await adapter.removeTraces();
    expect(loaded.stop).toHaveBeenCalledOnce();
    expect(loaded.start).not.toHaveBeenCalled();
  });

  it('removes nothing of a platform that consent has started meanwhile', async () => {
    const { loaded, adapter } = createLazy();
    await Promise.all([adapter.removeTraces(), adapter.start()]);
    expect(loaded.stop).not.toHaveBeenCalled();
    expect(loaded.start).toHaveBeenCalledOnce();
  });

  it('loads its code again after a failure', async () => {
    const { loaded, loadAdapter, adapter } = createLazy();
    loadAdapter.mockRejectedValueOnce(new Error('blocked'));
    await expect(adapter.start()).rejects.toThrow('blocked');
    await adapter.start();
    expect(loaded.start).toHaveBeenCalledOnce();
  });
});
