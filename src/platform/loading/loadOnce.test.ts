import { describe, expect, it, vi } from 'vitest';
import { didSucceed, loadOnce } from './loadOnce';

describe('a lazy loader', () => {
  it('loads the value once for all callers', async () => {
    const load = vi.fn(async () => 'rules');
    const once = loadOnce(load);
    expect(once.getLoaded()).toBeNull();
    await Promise.all([once(), once()]);
    expect(once.getLoaded()).toBe('rules');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again after a failure', async () => {
    const load = vi.fn(async () => 'rules').mockRejectedValueOnce(new Error('offline'));
    const once = loadOnce(load);
    expect(await didSucceed(once())).toBe(false);
    expect(once.getLoaded()).toBeNull();
    expect(await once()).toBe('rules');
  });
});
