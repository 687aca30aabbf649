import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPartnerMessage } from './partnerMessage';

describe('readPartnerMessage', () => {
  it.each([
    [
      { event: 'finished', reference: 'abc-1', source: 'partner' },
      { event: 'finished', reference: 'abc-1' },
    ],
    [{ event: 'cancelled', reference: undefined }, { event: 'cancelled' }],
  ])('reads %j as %j', (message, read) => {
    expect(readPartnerMessage(message)).toEqual(read);
  });

  it.each([
    { event: 'finished' },
    { event: 'finished', reference: '' },
    { event: 'finished', reference: 'a b' },
    { event: 'finished', reference: 1 },
    { event: 'other', reference: 'abc' },
    'finished',
    ['finished'],
    null,
    undefined,
  ])('returns null for %j', (message) => {
    expect(readPartnerMessage(message)).toBeNull();
  });

  it('returns null or a valid message for any value', { tags: ['H7'] }, () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        const read = readPartnerMessage(message);
        return read === null || read.event === 'cancelled' || /^[\w.~:-]{1,200}$/.test(read.reference);
      }),
    );
  });
});
