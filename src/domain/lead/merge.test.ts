import { describe, expect, it } from 'vitest';
import type { LeadPath, LeadValue } from './lead';
import { mergeLead, mergeTabs } from './merge';
import { answerAt, leadOf, withAnswers } from './paths';
import { readLead } from './schema';

describe('a lead that another is merged into', () => {
  it('keeps what the other does not name, group by group', () => {
    expect(
      mergeLead(
        { amount: 1, personalDetails: { firstName: 'Ana', lastName: 'Sol' }, tags: ['a'] },
        { personalDetails: { firstName: 'Eva' }, tags: ['b'] },
      ),
    ).toEqual({ amount: 1, personalDetails: { firstName: 'Eva', lastName: 'Sol' }, tags: ['b'] });
  });
});

describe('two tabs', () => {
  const agreed = { amount: 1, personalDetails: { firstName: 'Ana', lastName: 'Sol' } };

  it('keep the edits of both', () => {
    const mine = { amount: 1, personalDetails: { firstName: 'Eva', lastName: 'Sol' } };
    const theirs = { amount: 1, personalDetails: { firstName: 'Ana', lastName: 'Mar' } };
    expect(mergeTabs(agreed, mine, theirs)).toEqual({
      amount: 1,
      personalDetails: { firstName: 'Eva', lastName: 'Mar' },
    });
  });

  it('take the newer where both edited the same', () => {
    expect(mergeTabs(agreed, { ...agreed, amount: 2 }, { ...agreed, amount: 3 }).amount).toBe(3);
  });

  it('keep what one of them emptied empty', () => {
    const theirs = { amount: 1, personalDetails: { firstName: 'Ana' } };
    expect(mergeTabs(agreed, agreed, theirs)).toEqual(theirs);
  });
});

describe('answers in a lead', () => {
  const answers = new Map<LeadPath, LeadValue>([
    ['amount', 700],
    ['personalDetails.firstName', 'true'],
    ['personalDetails.lastName', undefined],
  ]);

  it('are put in, and an emptied one is taken out', () => {
    const lead = { personalDetails: { lastName: 'Sol', gender: 'female' } };
    expect(withAnswers(lead, answers)).toEqual({
      amount: 700,
      personalDetails: { firstName: 'true', gender: 'female' },
    });
  });

  it('are found again as they were given, even where they look like something else', () => {
    const lead = leadOf(answers);
    expect(answerAt(lead, 'personalDetails.firstName')).toBe('true');
    expect(answerAt(lead, 'personalDetails.lastName')).toBeUndefined();
    expect(answerAt(lead, 'employer.name')).toBeUndefined();
  });
});

describe('a lead from outside', () => {
  it('keeps its right parts and drops the wrong ones', () => {
    expect(
      readLead({
        amount: '700',
        period: 12,
        personalDetails: { firstName: 5, lastName: 'Sol' },
        contactDetails: 'none',
        tags: ['a', 2],
        unknown: true,
        __proto__: { polluted: true },
      }),
    ).toEqual({ period: 12, personalDetails: { lastName: 'Sol' } });
  });

  it.each([null, undefined, 3, 'text', [], [1]])('that is %j is empty', (value) => {
    expect(readLead(value)).toEqual({});
  });
});
