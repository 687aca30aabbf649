import { describe, expect, it } from 'vitest';
import { failureOf, secondsUntil } from './failure';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('what a failed call stands for', () => {
  it.each([
    [
      422,
      null,
      { errors: { iban: 'not_accepted' } },
      { kind: 'field-errors', errors: { iban: 'not_accepted' } },
    ],
    [422, null, 'nonsense', { kind: 'field-errors', errors: {} }],
    [404, null, null, { kind: 'gone' }],
    [410, null, null, { kind: 'gone' }],
    [409, null, null, { kind: 'conflict' }],
    [429, '7', null, { kind: 'wait', seconds: 7 }],
    [429, null, null, { kind: 'wait', seconds: 30 }],
    [503, '120', null, { kind: 'wait', seconds: 120 }],
    [503, null, null, { kind: 'server' }],
    [500, null, null, { kind: 'server' }],
    [400, null, null, { kind: 'refused', status: 400 }],
    [403, null, null, { kind: 'refused', status: 403 }],
  ])('%i with Retry-After %s', (status, retryAfter, body, expected) => {
    expect(failureOf({ status, retryAfter, body }, now)).toEqual(expected);
  });

  it.each([
    ['0', 0],
    ['30', 30],
    ['999999', 3600],
    ['Fri, 20 Nov 2026 12:00:45 GMT', 45],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    [null, null],
  ])('reads Retry-After %s as %s seconds', (header, expected) => {
    expect(secondsUntil(header, now)).toBe(expected);
  });
});
