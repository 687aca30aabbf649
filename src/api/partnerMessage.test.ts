import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPartnerMessage } from './partnerMessage';

describe('a message of a partner’s frame', () => {
  it.each([
    [
      { event: 'finished', reference: 'abc-1', source: 'partner' },
      { event: 'finished', reference: 'abc-1' },
    ],
    [{ event: 'cancelled', reference: undefined }, { event: 'cancelled' }],
  ])('%j is read as %j', (message, read) => {
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
  ])('%j is none', (message) => {
    expect(readPartnerMessage(message)).toBeNull();
  });

  it('may be anything', () => {
    fc.assert(
      fc.property(fc.anything(), (message) => {
        const read = readPartnerMessage(message);
        return read === null || read.event === 'cancelled' || /^[\w.~:-]{1,200}$/.test(read.reference);
      }),
    );
  });
});
