import { describe, expect, it } from 'vitest';
import type { WaitStatus } from '../../domain/journey/calls/requestStatus';
import { selectRequestStatus } from '../selectors/journey';
import { createTestStore } from '../store.fixture';
import { countDown, getRemainingWaitSeconds } from './sendWithRetries';
import { resetRequestStatus } from './sendOnce';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('the rest of a Retry-After delay', () => {
  it.each([
    ['is what was left, if no time has passed', 12_000, 12, 12],
    ['is less by the time since', 7_000, 12, 7],
    ['counts a part of a second as a whole one', 6_001, 12, 7],
    ['is not extended by a clock that was set back', 3_600_000, 12, 12],
    ['is over at its end', 0, 12, 0],
    ['is never negative', -5_000, 12, 0],
  ])('%s', (_what, leftMs, secondsLeft, expected) => {
    const status: WaitStatus = {
      kind: 'not-saved',
      reason: 'wait',
      seconds: 20,
      until: now + leftMs,
      secondsLeft,
    };
    expect(getRemainingWaitSeconds(status, now)).toBe(expected);
  });
});

describe('the countdown of a Retry-After delay', () => {
  /** Counts down, and calls `passSecond` in place of the clock of each second. */
  async function run(secondsLeft: number, passSecond: (app: ReturnType<typeof createTestStore>) => void) {
    const app = createTestStore(() => 'no connection');
    const shown: (number | string)[] = [];
    app.store.subscribe(() => {
      const status = selectRequestStatus(app.store.getState(), 'sale');
      shown.push(status.kind === 'not-saved' && status.reason === 'wait' ? status.secondsLeft : status.kind);
    });
    const extra = {
      ...app.dependencies,
      wait: () => {
        passSecond(app);
        return Promise.resolve();
      },
    };
    const { dispatch, getState } = app.store;
    const { signal } = new AbortController();
    await countDown('sale', { seconds: 20, secondsLeft }, { dispatch, getState, extra, signal });
    return { app, shown };
  }
  const passMs = (milliseconds: number) => (app: ReturnType<typeof createTestStore>) => {
    app.environment.now += milliseconds;
  };

  it.each([
    ['shows each second', 3, 1_000, [3, 2, 1, 0]],
    ['skips the seconds in which the device slept', 10, 4_000, [10, 6, 2, 0]],
    ['counts a second although the clock was set back', 3, -60_000, [3, 2, 1, 0]],
    ['is over at once without a delay', 0, 1_000, [0]],
  ])('%s', async (_what, secondsLeft, stepMs, expected) => {
    expect((await run(secondsLeft, passMs(stepMs))).shown).toEqual(expected);
  });

  it('stores the whole delay and the moment of its end', async () => {
    const { app } = await run(2, passMs(1_000));
    expect(selectRequestStatus(app.store.getState(), 'sale')).toEqual({
      kind: 'not-saved',
      reason: 'wait',
      seconds: 20,
      until: now + 2_000,
      secondsLeft: 0,
    });
  });

  it('stops when another status has replaced it', async () => {
    const { shown } = await run(5, ({ store }) =>
      resetRequestStatus('sale', { dispatch: store.dispatch, getState: store.getState }),
    );
    expect(shown).toEqual([5, 'idle']);
  });
});
