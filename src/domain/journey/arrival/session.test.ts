import { describe, expect, it } from 'vitest';
import { isRecordingBlocked, resolveSession } from './session';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const stored = { sessionId: 'a-stored-id', sessionStartedAt: '2026-11-20T11:00:00.000Z' };
const newId = () => 'a-random-id';

describe('resolveSession', () => {
  it.each([
    ['none stored, none in the address: creates a random one', {}, undefined, 'a-random-id', true],
    ['none stored, one in the address: the one of the address', {}, 'from-link', 'from-link', true],
    ['one stored, none in the address: the stored one', stored, undefined, 'a-stored-id', false],
    ['one stored, the same in the address: the stored one', stored, 'a-stored-id', 'a-stored-id', false],
    ['one stored, another in the address: the one of the address', stored, 'from-link', 'from-link', true],
    [
      'an id without its start: creates a random one',
      { sessionId: 'a-stored-id' },
      undefined,
      'a-random-id',
      true,
    ],
    [
      'a start without its id: creates a random one',
      { sessionStartedAt: stored.sessionStartedAt },
      undefined,
      'a-random-id',
      true,
    ],
    [
      'an unreadable start: creates a random one',
      { ...stored, sessionStartedAt: 'yesterday' },
      undefined,
      'a-random-id',
      true,
    ],
  ])('%s', (_name, storedSession, fromAddress, sessionId, isNew) => {
    const session = resolveSession({ stored: storedSession, fromAddress, now, newId });
    expect(session).toMatchObject({ sessionId, isNew });
    expect(session.sessionStartedAt).toBe(isNew ? '2026-11-20T12:00:00.000Z' : stored.sessionStartedAt);
  });
});

describe('session recording', () => {
  it.each([
    ['retargeting', true, true, false],
    ['retargeting', false, true, true],
    ['retargeting', true, false, false],
    ['abandonment', true, false, true],
    ['abandonment', false, true, false],
    ['newsletter', false, false, false],
    [undefined, false, false, false],
  ])(
    'is blocked for %s with retargeting logging %s and abandonment logging %s: %s',
    (source, logsRetargeting, logsAbandonment, isBlocked) => {
      expect(
        isRecordingBlocked(source, { logRetargeting: logsRetargeting, logAbandonment: logsAbandonment }),
      ).toBe(isBlocked);
    },
  );
});
