import { describe, expect, it } from 'vitest';
import type { Lead, LeadPath, LeadValue } from './lead';
import { mergeLead } from './merge';
import { getAnswer, buildLead, withAnswers } from './paths';
import { omitPath, readLead } from './schema';

describe('mergeLead', () => {
  it('keeps the fields that the other lead does not name', () => {
    expect(
      mergeLead(
        { amount: 1, personalDetails: { firstName: 'Ana', lastName: 'Sol' }, tags: ['a'] },
        { personalDetails: { firstName: 'Eva' }, tags: ['b'] },
      ),
    ).toEqual({ amount: 1, personalDetails: { firstName: 'Eva', lastName: 'Sol' }, tags: ['b'] });
  });

  it.each<[string, Lead, Lead]>([
    ['a number', { amount: 1 }, { amount: 2 }],
    ['a text', { financingOption: 'personal_loan' }, { financingOption: 'revolving' }],
    ['a boolean', { generalPolicies: true }, { generalPolicies: false }],
    ['a longer list', { tags: ['a', 'b'] }, { tags: ['c'] }],
  ])('replaces %s as a whole', (_part, lead, other) => {
    expect(mergeLead(lead, other)).toEqual(other);
  });

  it('takes a group that the lead does not have', () => {
    expect(mergeLead({ amount: 1 }, { employer: { name: 'Taller' } })).toEqual({
      amount: 1,
      employer: { name: 'Taller' },
    });
  });
});

describe('withAnswers and getAnswer', () => {
  const answers = new Map<LeadPath, LeadValue>([
    ['amount', 700],
    ['personalDetails.firstName', 'true'],
    ['personalDetails.lastName', undefined],
  ]);

  it('sets answers and removes an undefined one', () => {
    const lead = { personalDetails: { lastName: 'Sol', gender: 'female' } };
    expect(withAnswers(lead, answers)).toEqual({
      amount: 700,
      personalDetails: { firstName: 'true', gender: 'female' },
    });
  });

  it('creates no group for an answer that was removed', () => {
    expect(buildLead(new Map([['employer.name', undefined]]))).toEqual({});
  });

  it('creates the group of the first answer in it', () => {
    expect(withAnswers({ amount: 900 }, new Map([['employer.name', 'Taller']]))).toEqual({
      amount: 900,
      employer: { name: 'Taller' },
    });
  });

  it('finds no answer in a part that is no answer', () => {
    const lead = { personalDetails: { firstName: 'Ana' } };
    // A stored path of an earlier release may name a whole group.
    for (const path of ['personalDetails', 'personalDetails.firstName.length', 'personalDetails.toString']) {
      const answer: unknown = Reflect.apply(getAnswer, undefined, [lead, path]);
      expect(answer).toBeUndefined();
    }
  });

  it('returns a number and a boolean as they are', () => {
    const lead = { amount: 0, generalPolicies: false };
    expect(getAnswer(lead, 'amount')).toBe(0);
    expect(getAnswer(lead, 'generalPolicies')).toBe(false);
  });

  it('returns a text as a text, even if it looks like a boolean', () => {
    const lead = buildLead(answers);
    expect(getAnswer(lead, 'personalDetails.firstName')).toBe('true');
    expect(getAnswer(lead, 'personalDetails.lastName')).toBeUndefined();
    expect(getAnswer(lead, 'employer.name')).toBeUndefined();
  });
});

describe('readLead', () => {
  it('keeps valid parts and drops invalid ones', () => {
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

  it('drops a list as a whole if one of its entries is invalid', () => {
    const outside: unknown = JSON.parse(`{
      "amount": 700,
      "policies": [{ "id": "a", "version": "1", "given": true, "givenAt": "2026-01-02" }, { "id": "b" }]
    }`);
    expect(readLead(outside)).toEqual({ amount: 700 });
  });

  it.each([null, undefined, 3, 'text', [], [1]])('returns an empty lead for %j', (value) => {
    expect(readLead(value)).toEqual({});
  });
});

describe('omitPath', () => {
  const value = { a: 1, b: { c: 2, d: 3 } };
  it.each([
    ['a part', ['a'], { b: { c: 2, d: 3 } }],
    ['a field of a part', ['b', 'c'], { a: 1, b: { d: 3 } }],
    ['nothing if there is no such part', ['x'], value],
    ['nothing but the field, although other parts have its name', ['b', 'a'], value],
    ['a part that has no parts, if the path goes on', ['a', 'x'], { b: { c: 2, d: 3 } }],
  ])('omits %s', (_what, path, expected) => {
    expect(omitPath(value, path)).toEqual(expected);
  });

  it.each([
    ['everything without a path', value, []],
    ['a list', [1, 2], ['0']],
    ['null', null, ['a']],
    ['a text', 'text', ['0']],
  ])('omits %s', (_what, whole, path) => {
    expect(omitPath(whole, path)).toBeUndefined();
  });
});
