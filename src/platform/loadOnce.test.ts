import { describe, expect, it, vi } from 'vitest';
import { loadOnce, loadWith, succeeded } from './loadOnce';

describe('a loading that happens once', () => {
  it('is at hand when it has come, whoever asked', async () => {
    const load = vi.fn(async () => 'rules');
    const once = loadOnce(load);
    expect(once.atHand()).toBeNull();
    await Promise.all([once(), once()]);
    expect(once.atHand()).toBe('rules');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again by the next who asks after it failed', async () => {
    const load = vi.fn(async () => 'rules').mockRejectedValueOnce(new Error('offline'));
    const once = loadOnce(load);
    expect(await succeeded(once())).toBe(false);
    expect(once.atHand()).toBeNull();
    expect(await once()).toBe('rules');
  });
});

describe('a loading that is nothing without others', () => {
  it('is at hand as soon as all are, though nobody asked for them together', async () => {
    const rules = loadOnce(async () => 'rules');
    const texts = loadOnce(async () => undefined);
    const together = loadWith(rules, [texts]);
    await rules();
    expect(together.atHand()).toBeNull();
    await texts();
    expect(together.atHand()).toBe('rules');
  });

  it('loads all of them, and fails with the first that fails', async () => {
    const texts = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
    const together = loadWith(
      loadOnce(async () => 'rules'),
      [loadOnce(texts)],
    );
    expect(await succeeded(together())).toBe(false);
    expect(together.atHand()).toBeNull();
    expect(await together()).toBe('rules');
    expect(texts).toHaveBeenCalledTimes(2);
  });
});
