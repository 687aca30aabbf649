import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinalError, parseRetryAfter, readFailure, type ApiFailure } from './failure';

const now = Date.parse('2026-11-20T12:00:00Z');

/** Status, `Retry-After`, body, failure. */
type FailureCase = [status: number, retryAfter: string | null, body: unknown, failure: ApiFailure];

describe('the failure of a call', () => {
  it.each<FailureCase>([
    [
      422,
      null,
      { errors: { iban: 'not_accepted' } },
      { kind: 'field-errors', errors: { iban: 'not_accepted' } },
    ],
    [422, null, { errors: {} }, { kind: 'refused', status: 422 }],
    [422, null, { code: 'body_unreadable' }, { kind: 'refused', status: 422 }],
    [422, null, 'nonsense', { kind: 'intercepted' }],
    [422, null, null, { kind: 'intercepted' }],
    [422, null, {}, { kind: 'refused', status: 422 }],
    [422, null, { errors: ['invalid'] }, { kind: 'refused', status: 422 }],
    [
      422,
      null,
      { errors: { iban: 'not_accepted', email: ['invalid'], city: null, gender: 5 } },
      {
        kind: 'field-errors',
        errors: {
          iban: 'not_accepted',
          email: 'not_accepted',
          city: 'not_accepted',
          gender: 'not_accepted',
        },
      },
    ],
    [404, null, { code: 'lead_unknown' }, { kind: 'gone' }],
    [410, null, { code: 'lead_expired' }, { kind: 'gone' }],
    [410, null, { code: 'not_yet_invented', since: 'today' }, { kind: 'gone' }],
    [404, null, null, { kind: 'intercepted' }],
    [410, null, null, { kind: 'intercepted' }],
    [404, null, {}, { kind: 'intercepted' }],
    [404, null, { code: '' }, { kind: 'intercepted' }],
    [404, null, { code: 404 }, { kind: 'intercepted' }],
    [404, null, { error: 'Not Found', path: '/lead' }, { kind: 'intercepted' }],
    [410, null, ['lead_expired'], { kind: 'intercepted' }],
    [410, null, 'lead_expired', { kind: 'intercepted' }],
    [409, null, null, { kind: 'intercepted' }],
    [409, null, [{ state: 40 }], { kind: 'intercepted' }],
    [409, null, {}, { kind: 'conflict' }],
    [409, null, { id: 'a' }, { kind: 'conflict', id: 'a' }],
    [409, null, { id: 'a', state: 'CHECKING' }, { kind: 'conflict', id: 'a' }],
    [409, null, { state: 40 }, { kind: 'moved', envelope: { state: 40 } }],
    [409, null, { state: [38, '40'], id: 7 }, { kind: 'moved', envelope: { state: 40 } }],
    [
      409,
      null,
      { id: 'a', state: 40, stateVersion: 'v2', stepData: { offer: {} } },
      { kind: 'moved', envelope: { id: 'a', state: 40, stateVersion: 'v2', stepData: { offer: {} } } },
    ],
    [429, '7', null, { kind: 'wait', seconds: 7 }],
    [429, null, null, { kind: 'wait', seconds: 30 }],
    [503, '120', null, { kind: 'wait', seconds: 120 }],
    [503, null, null, { kind: 'server' }],
    [511, null, null, { kind: 'network-error' }],
    [500, null, null, { kind: 'server' }],
    ...[400, 403, 415, 418].flatMap((status): FailureCase[] => [
      [status, null, { code: 'no_key' }, { kind: 'refused', status }],
      [status, null, { code: '' }, { kind: 'intercepted' }],
      [status, null, { message: 'Forbidden' }, { kind: 'intercepted' }],
      [status, null, null, { kind: 'intercepted' }],
    ]),
    ...[401, 402, 405, 406, 407, 408, 425, 451].map((status): FailureCase => [
      status,
      null,
      null,
      { kind: 'intercepted' },
    ]),
    // Whoever finds a call too large, it is too large again.
    ...[413, 414, 431].map((status): FailureCase => [status, null, null, { kind: 'refused', status }]),
    [408, '5', { code: 'request_timeout' }, { kind: 'intercepted' }],
    [425, null, { code: 'too_early' }, { kind: 'intercepted' }],
  ])('is read from status %i with Retry-After %s', (status, retryAfter, body, expected) => {
    expect(readFailure({ status, retryAfter, body, isOfState: true }, now)).toEqual(expected);
  });

  it('is a conflict for a call that is made in no state, also if the lead of the conflict has one', () => {
    const response = { status: 409, retryAfter: null, body: { id: 'a', state: 40 }, isOfState: false };
    expect(readFailure(response, now)).toEqual({ kind: 'conflict', id: 'a' });
  });

  it.each<[ApiFailure, boolean]>([
    [{ kind: 'moved', envelope: {} }, true],
    [{ kind: 'gone' }, true],
    [{ kind: 'conflict' }, true],
    [{ kind: 'server' }, false],
    [{ kind: 'intercepted' }, false],
    [{ kind: 'network-error' }, false],
  ])('%j is final: %s', (failure, isFinal) => {
    expect(isFinalError(failure)).toBe(isFinal);
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
    expect(parseRetryAfter(header, now)).toBe(expected);
  });
});

describe('the field errors of a response', () => {
  const records = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.anything({ withNullPrototype: true })));
  const readErrors = (body: unknown) => {
    const failure = readFailure({ status: 422, retryAfter: null, body, isOfState: true }, now);
    if (failure.kind === 'refused' || failure.kind === 'intercepted') return {};
    return failure.kind === 'field-errors' ? failure.errors : null;
  };

  it('keep each readable code, and have `not_accepted` for the others', () => {
    fc.assert(
      fc.property(records, (errors) => {
        const codes = Object.entries(errors).map(([name, code]) => [
          name,
          typeof code === 'string' ? code : 'not_accepted',
        ]);
        expect(Object.entries(readErrors({ errors }) ?? {})).toEqual(codes);
      }),
      { numRuns: 2_000 },
    );
  });

  it('are read from any body without an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (errors) => {
        expect(readErrors(errors)).not.toBeNull();
        expect(readErrors({ errors })).not.toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('change no prototype', { tags: ['S12'] }, () => {
    const errors: unknown = JSON.parse('{"__proto__":{"iban":"taken"},"constructor":"taken"}');
    const read = readErrors({ errors }) ?? {};
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect('iban' in read).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'iban')).toBe(false);
  });
});
