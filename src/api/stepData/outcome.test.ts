import { describe, expect, it } from 'vitest';
import { noTerms } from './offerTerms';
import { readOutcome } from './outcome';

const loan = {
  amount: 3000,
  period: 12,
  periodScale: 'months',
  instalment: 275.04,
  total: 3300.48,
  annualRate: 19.56,
};
const moment = '2026-11-24T11:00:00.000Z';

describe('the outcome of an application', () => {
  it('has every part that the server sends', () => {
    const sent = {
      loan: { ...loan, firstPaymentOn: '2026-12-24' },
      reference: 'R-000-012',
      sentAt: moment,
      answerBy: moment,
      validUntil: moment,
      maskedEmail: 'a***@e***.com',
    };
    expect(readOutcome(sent)).toEqual({ ...sent, loan: { ...sent.loan, terms: noTerms } });
  });

  it('has the terms of the loan', () => {
    const { loan: read } = readOutcome({ loan: { ...loan, withdrawalDays: 14, lender: { name: 7 } } });
    expect(read?.terms).toEqual({ documents: [], withdrawalDays: 14, dropped: ['lender.name'] });
  });

  it('is empty without parts', () => {
    expect(readOutcome({})).toEqual({});
  });

  it.each([
    ['a loan without its total', { loan: { ...loan, total: undefined } }],
    ['a negative instalment', { loan: { ...loan, instalment: -1 } }],
    ['an unknown unit of the period', { loan: { ...loan, periodScale: 'weeks' } }],
    ['an empty reference', { reference: '' }],
    ['a reference of another type', { reference: 12 }],
    ['a date that is no timestamp', { sentAt: 'today', answerBy: '24.11.2026', validUntil: null }],
    ['a list as an address', { maskedEmail: ['a***@e***.com'] }],
  ])('leaves out %s', (_what, stepData) => {
    expect(readOutcome(stepData)).toEqual({});
  });

  it.each(['soon', '2026-13-45', 20261224])(
    'keeps the loan without a first payment on %s',
    (firstPaymentOn) => {
      expect(readOutcome({ loan: { ...loan, firstPaymentOn } }).loan).toEqual({
        ...loan,
        firstPaymentOn: null,
        terms: noTerms,
      });
    },
  );
});
