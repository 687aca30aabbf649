import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { flushPromises } from '../../testing/flushPromises';
import { waitUntil } from './waitUntil';

/** Waits for a condition that the test changes, and tells whether the wait is over and who still listens. */
function start(isTrue: boolean) {
  const listeners = new Set<() => void>();
  const controller = new AbortController();
  const state = { isTrue, isOver: false };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  void (async () => {
    await waitUntil(() => state.isTrue, subscribe, controller.signal);
    state.isOver = true;
  })();
  const report = async () => {
    for (const listener of listeners) listener();
    await flushPromises();
    return state.isOver;
  };
  return { listeners, controller, state, report };
}

describe('waitUntil', () => {
  it('is over at once if the condition holds, and listens to nothing', async () => {
    const { listeners, report } = start(true);
    expect(listeners.size).toBe(0);
    expect(await report()).toBe(true);
  });

  it('is over at the first change after which the condition holds, and then listens no more', async () => {
    const { listeners, state, report } = start(false);
    expect(await report()).toBe(false);
    expect(listeners.size).toBe(1);
    state.isTrue = true;
    expect(await report()).toBe(true);
    expect(listeners.size).toBe(0);
  });

  it('leaves nothing on the signal when it is over, which may stop later waits', async () => {
    const { controller, state, report } = start(false);
    expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1);
    state.isTrue = true;
    await report();
    expect(getEventListeners(controller.signal, 'abort')).toEqual([]);
  });

  it('is over when it is stopped, and then listens no more', async () => {
    const { listeners, controller, state } = start(false);
    controller.abort();
    await flushPromises();
    expect(state.isOver).toBe(true);
    expect(listeners.size).toBe(0);
  });
});
