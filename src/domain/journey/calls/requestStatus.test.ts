import { describe, expect, it } from 'vitest';
import {
  getWaitTextKey,
  idleStatus,
  isRequestPending,
  isWaitingForServer,
  type RequestStatus,
  type WaitStatus,
} from './requestStatus';

const wait = (seconds: number, secondsLeft: number): WaitStatus => ({
  kind: 'not-saved',
  reason: 'wait',
  seconds,
  until: 0,
  secondsLeft,
});

describe('the status of a request', () => {
  it.each<[string, RequestStatus, boolean, boolean]>([
    ['was never sent', idleStatus, false, false],
    ['was sent', { kind: 'sending' }, true, false],
    ['takes long', { kind: 'still-working' }, true, false],
    ['was accepted', { kind: 'saved', at: 1 }, false, false],
    ['was refused', { kind: 'not-saved', reason: 'refused' }, false, false],
    ['must wait', wait(30, 1), false, true],
    ['has waited long enough', wait(30, 0), false, false],
  ])('of one that %s', (_case, status, isPending, isWaiting) => {
    expect(isRequestPending(status)).toBe(isPending);
    expect(isWaitingForServer(status)).toBe(isWaiting);
  });

  it.each([
    [30, 30, 'wait'],
    [120, 120, 'wait'],
    [121, 121, 'paused_until'],
    [600, 1, 'paused_until'],
    [30, 0, 'may_retry'],
    [600, 0, 'may_retry'],
  ])('tells a delay of %i seconds, of which %i are left, as %s', (seconds, secondsLeft, key) => {
    expect(getWaitTextKey(wait(seconds, secondsLeft))).toBe(key);
  });
});
