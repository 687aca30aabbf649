import { describe, expect, it } from 'vitest';
import { readRejectionFacts } from './rejection';

const moment = '2026-11-24T11:00:00.000Z';
const sent = {
  isAutomated: true,
  registers: ['CIRBE', 'ASNEF'],
  appeals: [{ kind: 'explanation', sentAt: moment }, { kind: 'statement' }, { kind: 'review' }],
};
const nothing = { isAutomated: null, registers: [], appeals: [], dropped: [] };

describe('what is told about a rejection', () => {
  it('has every part that the server sends', () => {
    expect(readRejectionFacts({ rejection: sent })).toEqual({ ...sent, dropped: [] });
  });

  it.each([{}, { rejection: null }, { rejection: [] }, { rejection: 'no' }, { rejection: {} }])(
    'is nothing in %j',
    (stepData) => expect(readRejectionFacts(stepData)).toEqual(nothing),
  );

  it.each([
    ['isAutomated', 'yes', null, 'rejection.isAutomated'],
    ['registers', 'CIRBE', [], 'rejection.registers'],
    ['registers', ['', 'CIRBE'], ['CIRBE'], 'rejection.registers.0'],
    ['appeals', [{ kind: 'anger' }, { kind: 'review' }], [{ kind: 'review' }], 'rejection.appeals.0.kind'],
    ['appeals', [{ kind: 'review', sentAt: 'today' }], [{ kind: 'review' }], 'rejection.appeals.0.sentAt'],
  ])('loses of %s %j only what is wrong', (name, value, rest, place) => {
    const rejection = { ...sent, [name]: value };
    expect(readRejectionFacts({ rejection })).toEqual({ ...sent, [name]: rest, dropped: [place] });
  });

  it('names each appeal once', () => {
    const appeals = [{ kind: 'review' }, { kind: 'review', sentAt: moment }];
    expect(readRejectionFacts({ rejection: { appeals } }).appeals).toEqual([{ kind: 'review' }]);
  });
});
