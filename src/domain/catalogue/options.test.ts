import { describe, expect, it, test } from 'vitest';
import { isoCountries } from '../countries/isoCountries';
import type { LeadValue } from '../lead/lead';
import type { OptionSource } from './kinds';
import { listedIn, valuesOf, wordedBy } from './options';
import { poland, spain } from './reading/context.fixture';

const ofAnswer = {
  of: 'position_type',
  lists: { permanent: ['office', 'trade'], temporary: ['trade', 'farm'], true: ['yes'] },
} as const;
const lookedUp = { lookUp: 'places', of: 'postal_code', list: 'suburbs' } as const;

const narrowed = { ...lookedUp, values: ['a', 'b', 'c'] } as const;

describe('the values of a choice', () => {
  const valuesWith = (source: OptionSource, answer?: LeadValue, found: readonly string[] = []) =>
    valuesOf(source, { facts: spain.facts, answers: { position_type: answer }, lookedUp: found });

  it('are those of its entry', () => {
    expect(valuesWith(['a', 'b'])).toEqual(['a', 'b']);
  });

  it('are the regions of the page’s country', () => {
    expect(valuesWith('regions')).toBe(spain.facts.regions);
    expect(valuesOf('regions', { ...poland, lookedUp: [] })).toContain('mazowieckie');
  });

  it('are all countries, or those that the server names', () => {
    expect(valuesWith('countries')).toBe(isoCountries);
    expect(valuesWith('countries', undefined, ['ES', 'PL'])).toEqual(['ES', 'PL']);
  });

  test.each<readonly [string, LeadValue, readonly string[]]>([
    ['the one list beside one answer', 'permanent', ['office', 'trade']],
    ['the other beside another', 'temporary', ['trade', 'farm']],
    ['a list beside a yes', true, ['yes']],
    ['the same beside a yes as it is typed', 'true', ['yes']],
    ['none while there is no answer', undefined, []],
    ['none while the answer is empty', '', []],
    ['none beside an answer without a list', 'seasonal', []],
    ['none beside what every object has', 'constructor', []],
  ])('follow from another answer: %s', (_name, answer, values) => {
    expect(valuesWith(ofAnswer, answer)).toEqual(values);
  });

  it('are those that were looked up', () => {
    expect(valuesWith(lookedUp, undefined, ['Centro', 'Norte'])).toEqual(['Centro', 'Norte']);
    expect(valuesWith(lookedUp)).toEqual([]);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['all until any are named', [], ['a', 'b', 'c']],
    ['those that are named, in the order of the entry', ['c', 'a'], ['a', 'c']],
    ['without what the entry does not know', ['b', 'x'], ['b']],
    ['all where the entry knows none of them', ['x', 'constructor', ''], ['a', 'b', 'c']],
  ])('are those of the entry that a look-up names: %s', (_name, found, values) => {
    expect(valuesWith(narrowed, undefined, found)).toEqual(values);
  });
});

test.each<readonly [OptionSource, string, readonly string[]]>([
  [['a', 'b'], 'entry', ['a', 'b']],
  [ofAnswer, 'entry', ['office', 'trade', 'farm', 'yes']],
  ['regions', 'itself', []],
  [lookedUp, 'itself', []],
  [narrowed, 'entry', ['a', 'b', 'c']],
  ['countries', 'language', []],
])('%j is worded by %s, and lists %j', (source, wording, listed) => {
  expect(wordedBy(source)).toBe(wording);
  expect(listedIn(source)).toEqual(listed);
});
