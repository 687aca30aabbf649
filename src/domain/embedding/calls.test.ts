import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCall } from './calls';
import { callTypes, wireVersion } from './hostMessages';

const id = '0123456789abcdef';
const head = { version: wireVersion, id };

describe('a message of the embedding page', () => {
  it.each([
    ['a handshake', { type: 'loan:connect', ...head }, { type: 'loan:connect' }],
    [
      'values, without unknown ones',
      { type: 'loan:prefill', ...head, values: { email: 'ana@example.com', iban: 'ES00' } },
      { type: 'loan:prefill', values: { email: 'ana@example.com' } },
    ],
    [
      'values, without those that the page does not know',
      { type: 'loan:prefill', ...head, values: { firstName: 'Ana', lastName: undefined, email: null } },
      { type: 'loan:prefill', values: { firstName: 'Ana' } },
    ],
    [
      'colours, without those that the page does not set',
      { type: 'loan:colors', ...head, colors: { accent: '#123456', 'accent-strong': undefined } },
      { type: 'loan:colors', colors: { accent: '#123456' } },
    ],
    [
      'colours',
      { type: 'loan:colors', ...head, colors: { accent: '#123456' } },
      { type: 'loan:colors', colors: { accent: '#123456' } },
    ],
    [
      'a language',
      { type: 'loan:language', ...head, language: 'pl', isDefault: true },
      { type: 'loan:language', language: 'pl', isDefault: true },
    ],
    [
      'a text size',
      { type: 'loan:text-size', ...head, pixels: 18.5 },
      { type: 'loan:text-size', pixels: 18.5 },
    ],
    [
      'a text size of zero',
      { type: 'loan:text-size', ...head, pixels: 0 },
      { type: 'loan:text-size', pixels: 0 },
    ],
    ['a wish for the focus', { type: 'loan:focus', ...head }, { type: 'loan:focus' }],
  ])('is read: %s', (_what, message, call) => {
    expect(readCall(message)).toStrictEqual({ id, call: expect.objectContaining(call) });
  });

  it.each([
    ['a value that is no text', { type: 'loan:prefill', ...head, values: { email: 7 } }, ['email']],
    [
      'a value of 251 characters',
      { type: 'loan:prefill', ...head, values: { email: 'a'.repeat(251), lastName: 1 } },
      ['lastName', 'email'],
    ],
    [
      'a value with a control character',
      { type: 'loan:prefill', ...head, values: { firstName: 'A\u0000na' } },
      ['firstName'],
    ],
    ['no values', { type: 'loan:prefill', ...head }, []],
    ['a language without its origin', { type: 'loan:language', ...head, language: 'pl' }, []],
    ['no text size', { type: 'loan:text-size', ...head, pixels: Number.NaN }, []],
    ['an endless text size', { type: 'loan:text-size', ...head, pixels: 1e9 }, []],
    ['a colour that is no text', { type: 'loan:colors', ...head, colors: { accent: {} } }, ['accent']],
  ])('is a call that cannot be carried out, and names the values: %s', (_what, message, rejected) => {
    expect(readCall(message)).toEqual({ id, call: null, type: message.type, rejected });
  });

  it('keeps its number if it cannot be carried out', () => {
    const message = { type: 'loan:colors', ...head, colors: { accent: {} }, serial: 3 };
    expect(readCall(message)).toMatchObject({ call: null, serial: 3 });
  });

  it.each([
    ['with a number that is none', { type: 'loan:colors', ...head, colors: {}, serial: '3' }],
    ['of another version', { type: 'loan:connect', version: 2, id }],
    ['without an id', { type: 'loan:connect', version: wireVersion }],
    ['with a short id', { type: 'loan:connect', version: wireVersion, id: 'short' }],
    ['with a long id', { type: 'loan:connect', version: wireVersion, id: 'a'.repeat(65) }],
    ['of an unknown type', { type: 'loan:erase', ...head }],
    ['that is an event of the form', { type: 'loan:ready', ...head }],
    ['that is text', 'loan:connect'],
    ['that is nothing', null],
  ])('is no call %s', (_what, message) => {
    expect(readCall(message)).toBeNull();
  });

  it('never throws, whatever it is', { tags: ['S7', 'B12'] }, () => {
    const anyMessage = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.string(), version: fc.anything(), id: fc.anything(), values: fc.anything() }),
      fc.record({
        type: fc.constantFrom(...callTypes),
        version: fc.constant(wireVersion),
        id: fc.constant(id),
        values: fc.anything(),
        colors: fc.anything(),
        language: fc.anything(),
        isDefault: fc.anything(),
        pixels: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(anyMessage, (message) => {
        const read = readCall(message);
        if (read?.call?.type !== 'loan:prefill') return;
        for (const value of Object.values(read.call.values)) expect(value.length).toBeLessThanOrEqual(250);
      }),
    );
  });
});
