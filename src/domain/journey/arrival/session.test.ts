import { describe, expect, it } from 'vitest';
import { isRecordingBlocked, resolveSession } from './session';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const stored = { sessionId: 'a-stored-id', sessionStartedAt: '2026-11-20T11:00:00.000Z' };
const newId = () => 'a-random-id';

describe('the session of a visit', () => {
  it.each([
    ['none stored, none in the address: a random one', {}, undefined, 'a-random-id', true],
    ['none stored, one in the address: the one of the address', {}, 'from-link', 'from-link', true],
    ['one stored, none in the address: the stored one', stored, undefined, 'a-stored-id', false],
    ['one stored, the same in the address: the stored one', stored, 'a-stored-id', 'a-stored-id', false],
    ['one stored, another in the address: the one of the address', stored, 'from-link', 'from-link', true],
    ['an id without its start: a random one', { sessionId: 'a-stored-id' }, undefined, 'a-random-id', true],
    [
      'a start that is no moment: a random one',
      { ...stored, sessionStartedAt: 'yesterday' },
      undefined,
      'a-random-id',
      true,
    ],
  ])('%s', (_name, kept, fromAddress, sessionId, isNew) => {
    const session = resolveSession({ stored: kept, fromAddress, now, newId });
    expect(session).toMatchObject({ sessionId, isNew });
    expect(session.sessionStartedAt).toBe(isNew ? '2026-11-20T12:00:00.000Z' : stored.sessionStartedAt);
  });
});

describe('recording', () => {
  it.each([
    ['retargeting', true, true, false],
    ['retargeting', false, true, true],
    ['retargeting', true, false, false],
    ['abandonment', true, false, true],
    ['abandonment', false, true, false],
    ['newsletter', false, false, false],
    [undefined, false, false, false],
  ])(
    'of %s with logging of retargeting %s and of abandonment %s is blocked: %s',
    (source, ret, aban, blocked) => {
      expect(isRecordingBlocked(source, { logRetargeting: ret, logAbandonment: aban })).toBe(blocked);
    },
  );
});
