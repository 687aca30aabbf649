import { describe, expect, it, vi } from 'vitest';
import { didSucceed, loadOnce, loadTogether } from './loadOnce';

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

describe('a lazy loader with dependencies', () => {
  it('is loaded as soon as all of them are, also if they load separately', async () => {
    const rules = loadOnce(async () => 'rules');
    const texts = loadOnce(async () => undefined);
    const together = loadTogether(rules, [texts]);
    await rules();
    expect(together.getLoaded()).toBeNull();
    await texts();
    expect(together.getLoaded()).toBe('rules');
  });

  it('loads all of them and fails if one fails', async () => {
    const texts = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
    const together = loadTogether(
      loadOnce(async () => 'rules'),
      [loadOnce(texts)],
    );
    expect(await didSucceed(together())).toBe(false);
    expect(together.getLoaded()).toBeNull();
    expect(await together()).toBe('rules');
    expect(texts).toHaveBeenCalledTimes(2);
  });
});
