import { describe, expect, it } from 'vitest';
import type { Lead, LeadPath, LeadValue } from './lead';
import { mergeLead, mergeTabs } from './merge';
import { getAnswer, buildLead, withAnswers } from './paths';
import { isLeadPath, omitPath, readLead } from './schema';

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

describe('mergeTabs', () => {
  const names = { firstName: 'Ana', lastName: 'Sol' };
  const consents = new Map<string, LeadPath>();
  const version = (lead: Lead, changedAt: Partial<Record<LeadPath, number>> = {}, savedAt = 0) => ({
    lead,
    savedAt,
    changedAt: new Map<LeadPath, number>(
      (
        ['amount', 'generalPolicies', 'personalDetails.firstName', 'personalDetails.lastName'] as const
      ).flatMap((path) => {
        const at = changedAt[path];
        return at === undefined ? [] : [[path, at] as const];
      }),
    ),
  });

  it.each([
    [
      'keeps the edits of both tabs',
      version({ personalDetails: { ...names, firstName: 'Eva' } }, { 'personalDetails.firstName': 2 }),
      version({ personalDetails: { ...names, lastName: 'Mar' } }, { 'personalDetails.lastName': 1 }),
      { personalDetails: { firstName: 'Eva', lastName: 'Mar' } },
    ],
    [
      'keeps my answer if it is newer',
      version({ amount: 2 }, { amount: 5 }),
      version({ amount: 3 }, { amount: 4 }),
      { amount: 2 },
    ],
    [
      'keeps their answer if it is newer',
      version({ amount: 2 }, { amount: 4 }),
      version({ amount: 3 }, { amount: 5 }),
      { amount: 3 },
    ],
    [
      'keeps my answer if it is newer, although it was saved earlier by the clock',
      version({ amount: 2 }, { amount: 5 }, 1),
      version({ amount: 3 }, { amount: 4 }, 2),
      { amount: 2 },
    ],
    [
      'keeps my answer if neither is newer and mine was saved later',
      version({ amount: 2 }, { amount: 4 }, 2),
      version({ amount: 3 }, { amount: 4 }, 1),
      { amount: 2 },
    ],
    [
      'keeps their answer if neither is newer and theirs was saved later',
      version({ amount: 2 }, { amount: 4 }, 1),
      version({ amount: 3 }, { amount: 4 }, 2),
      { amount: 3 },
    ],
    [
      'keeps their answer if neither is newer and both were saved at the same time',
      version({ amount: 2 }, { amount: 4 }, 1),
      version({ amount: 3 }, { amount: 4 }, 1),
      { amount: 3 },
    ],
    [
      'keeps my answer if only I have changed it',
      version({ amount: 2 }, { amount: 4 }),
      version({ amount: 3 }),
      { amount: 2 },
    ],
    [
      'keeps an answer empty if the newer version emptied it',
      version({ amount: 2 }, { amount: 4 }),
      version({}, { amount: 5 }),
      {},
    ],
    [
      'keeps the data that the application added in both tabs',
      version({ id: 'lead-1' }),
      version({ tags: ['a'] }),
      { id: 'lead-1', tags: ['a'] },
    ],
  ])('%s', (_what, mine, theirs, expected) => {
    expect(mergeTabs(mine, theirs, consents)).toEqual(expected);
  });

  it('keeps the newest record of each consent', () => {
    const record = (id: string, given: boolean, givenAt: string) => ({ id, version: '1', given, givenAt });
    const mine = version({ policies: [record('a', true, '2026-01-02'), record('b', true, '2026-01-01')] });
    const theirs = version({
      policies: [record('a', false, '2026-01-01'), record('b', false, '2026-01-03')],
    });
    expect(mergeTabs(mine, theirs, consents).policies).toEqual([
      record('a', true, '2026-01-02'),
      record('b', false, '2026-01-03'),
    ]);
  });

  it('keeps one record of a consent that both tabs recorded at the same time: the one that was written later', () => {
    const record = (given: boolean) => ({ id: 'a', version: '1', given, givenAt: '2026-01-02' });
    const merged = mergeTabs(
      version({ policies: [record(true)] }),
      version({ policies: [record(false)] }),
      consents,
    );
    expect(merged.policies).toEqual([record(false)]);
  });

  it.each([
    ['mine', ['1', 'page'] as const],
    ['theirs', ['page', '1'] as const],
  ])(
    'keeps the record with a version if the same one is without it in the other tab: %s',
    (_whose, versions) => {
      const [mine, theirs] = versions.map((of) =>
        version({ policies: [{ id: 'a', version: of, given: true, givenAt: '2026-01-02' }] }),
      );
      if (mine === undefined || theirs === undefined) throw new Error('There are two tabs.');
      expect(mergeTabs(mine, theirs, consents).policies).toMatchObject([{ version: '1' }]);
    },
  );

  it.each([
    ['the older record that agrees with it', [false], [false]],
    ['no record if none agrees with it', [], undefined],
  ])(
    'keeps a refusal of a tab, although another one recorded a consent later, and %s',
    (_what, own, expected) => {
      const record = (given: boolean, givenAt: string) => ({ id: 'a', version: '1', given, givenAt });
      const mine = version(
        { generalPolicies: false, policies: own.map((given) => record(given, '2026-01-01')) },
        { generalPolicies: 5 },
      );
      const theirs = version(
        { generalPolicies: true, policies: [record(true, '2026-01-02')] },
        { generalPolicies: 4 },
      );
      const merged = mergeTabs(mine, theirs, new Map([['a', 'generalPolicies']]));
      expect(merged.generalPolicies).toBe(false);
      expect(merged.policies?.map(({ given }) => given)).toEqual(expected);
    },
  );

  it('keeps the only records there are, and adds no list if there are none', () => {
    const policies = [{ id: 'a', version: '1', given: true, givenAt: '2026-01-02' }];
    expect(mergeTabs(version({ policies }), version({}), consents)).toEqual({ policies });
    expect(mergeTabs(version({}), version({ policies }), consents)).toEqual({ policies });
    expect(mergeTabs(version({}), version({}), consents)).not.toHaveProperty('policies');
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

describe('isLeadPath', () => {
  it.each([
    ['amount', true],
    ['personalDetails.firstName', true],
    ['personalDetails', false],
    ['personalDetails.', false],
    ['personalDetails.nickname', false],
    ['personalDetails.firstName.length', false],
    ['personalDetails.toString', false],
    ['amount.value', false],
    ['toString', false],
    ['toString.length', false],
    ['nonsense.firstName', false],
    ['id', false],
    ['', false],
  ])('of "%s" is %s', (path, isPath) => {
    expect(isLeadPath(path)).toBe(isPath);
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
