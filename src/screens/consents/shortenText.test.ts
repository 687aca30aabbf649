import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRunCount } from '../../testing/propertyTests';
import { shortenText } from './shortenText';

describe('the text that identifies a text', () => {
  it('is a short text itself', () => {
    expect(shortenText('Acepto.')).toBe('Acepto.');
  });

  it('is short, and another one after any change', () => {
    const long = 'Consiento el tratamiento de mis datos. '.repeat(500);
    fc.assert(
      fc.property(fc.nat(long.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (place, change) => {
        const changed = long.slice(0, place) + change + long.slice(place + change.length);
        expect(shortenText(changed).length).toBeLessThan(80);
        expect(shortenText(changed) === shortenText(long)).toBe(changed === long);
      }),
      { numRuns: getRunCount(100) },
    );
  });
});
