import { describe, expect, it } from 'vitest';
import type { Lead, LeadPath, LeadValue } from './lead';
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
  const names = { firstName: 'Ana', lastName: 'Sol' };
  const version = (lead: Lead, changedAt: Partial<Record<LeadPath, number>> = {}) => ({
    lead,
    changedAt: new Map<LeadPath, number>(
      (['amount', 'personalDetails.firstName', 'personalDetails.lastName'] as const).flatMap((path) => {
        const at = changedAt[path];
        return at === undefined ? [] : [[path, at] as const];
      }),
    ),
  });

  it.each([
    [
      'the edits of both',
      version({ personalDetails: { ...names, firstName: 'Eva' } }, { 'personalDetails.firstName': 2 }),
      version({ personalDetails: { ...names, lastName: 'Mar' } }, { 'personalDetails.lastName': 1 }),
      { personalDetails: { firstName: 'Eva', lastName: 'Mar' } },
    ],
    [
      'mine where it is newer',
      version({ amount: 2 }, { amount: 5 }),
      version({ amount: 3 }, { amount: 4 }),
      { amount: 2 },
    ],
    [
      'theirs where it is newer',
      version({ amount: 2 }, { amount: 4 }),
      version({ amount: 3 }, { amount: 5 }),
      { amount: 3 },
    ],
    [
      'theirs at the same moment',
      version({ amount: 2 }, { amount: 4 }),
      version({ amount: 3 }, { amount: 4 }),
      { amount: 3 },
    ],
    [
      'mine where only mine changed',
      version({ amount: 2 }, { amount: 4 }),
      version({ amount: 3 }),
      { amount: 2 },
    ],
    ['empty what the newer emptied', version({ amount: 2 }, { amount: 4 }), version({}, { amount: 5 }), {}],
    [
      'what the machine adds, from both',
      version({ id: 'lead-1' }),
      version({ tags: ['a'] }),
      { id: 'lead-1', tags: ['a'] },
    ],
  ])('keep %s', (_what, mine, theirs, expected) => {
    expect(mergeTabs(mine, theirs)).toEqual(expected);
  });

  it('keep the newest record of each consent', () => {
    const record = (id: string, given: boolean, givenAt: string) => ({ id, version: '1', given, givenAt });
    const mine = version({ policies: [record('a', true, '2026-01-02'), record('b', true, '2026-01-01')] });
    const theirs = version({
      policies: [record('a', false, '2026-01-01'), record('b', false, '2026-01-03')],
    });
    expect(mergeTabs(mine, theirs).policies).toEqual([
      record('a', true, '2026-01-02'),
      record('b', false, '2026-01-03'),
    ]);
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
    const outside: unknown = JSON.parse(`{
      "amount": "700",
      "period": 12,
      "personalDetails": { "firstName": 5, "lastName": "Sol", "__proto__": { "polluted": true } },
      "contactDetails": "none",
      "tags": ["a", 2],
      "unknown": true,
      "__proto__": { "polluted": true }
    }`);
    const lead = readLead(outside);
    expect(lead).toEqual({ period: 12, personalDetails: { lastName: 'Sol' } });
    expect(Object.getPrototypeOf(lead.personalDetails)).toBe(Object.prototype);
    expect(lead).not.toHaveProperty('polluted');
  });

  it.each([null, undefined, 3, 'text', [], [1]])('that is %j is empty', (value) => {
    expect(readLead(value)).toEqual({});
  });
});
