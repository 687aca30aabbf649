import { describe, expect, it, test } from 'vitest';
import { isoCountries } from '../countries/isoCountries';
import type { LeadValue } from '../lead/lead';
import type { OptionSource } from './kinds';
import { getListedValues, getOptionValues, getLabelSource } from './options';
import { polandContext, spainContext } from './reading/context.fixture';

const ofAnswer = {
  of: 'position_type',
  lists: { permanent: ['office', 'trade'], temporary: ['trade', 'farm'], true: ['yes'] },
} as const;
const lookedUp = { lookUp: 'places', of: 'postal_code', list: 'suburbs' } as const;

const narrowed = { ...lookedUp, values: ['a', 'b', 'c'] } as const;

describe('the values of a choice', () => {
  const valuesWith = (source: OptionSource, answer?: LeadValue, found: readonly string[] = []) =>
    getOptionValues(source, {
      facts: spainContext.facts,
      answers: { position_type: answer },
      lookUpValues: found,
    });

  it('returns the list of the entry', () => {
    expect(valuesWith(['a', 'b'])).toEqual(['a', 'b']);
  });

  it('returns the regions of the country', () => {
    expect(valuesWith('regions')).toBe(spainContext.facts.regions);
    expect(getOptionValues('regions', { ...polandContext, lookUpValues: [] })).toContain('mazowieckie');
  });

  it('returns all countries, or those that the server lists', () => {
    expect(valuesWith('countries')).toBe(isoCountries);
    expect(valuesWith('countries', undefined, ['ES', 'PL'])).toEqual(['ES', 'PL']);
  });

  it('returns no citizenship after the countries, also after those that the server lists', () => {
    expect(valuesWith('citizenships')).toEqual([...isoCountries, 'XXA']);
    expect(valuesWith('citizenships', undefined, ['ES', 'XK'])).toEqual(['ES', 'XK', 'XXA']);
  });

  test.each<readonly [string, LeadValue, readonly string[]]>([
    ['the list of one answer', 'permanent', ['office', 'trade']],
    ['the list of another answer', 'temporary', ['trade', 'farm']],
    ['the list of a yes', true, ['yes']],
    ['the list of an unread yes', 'true', ['yes']],
    ['nothing without an answer', undefined, []],
    ['nothing for an empty answer', '', []],
    ['nothing for an answer without a list', 'seasonal', []],
    ['nothing for a name that every object has', 'constructor', []],
  ])('returns, if another answer decides, %s', (_name, answer, values) => {
    expect(valuesWith(ofAnswer, answer)).toEqual(values);
  });

  it('returns the values of a look-up', () => {
    expect(valuesWith(lookedUp, undefined, ['Centro', 'Norte'])).toEqual(['Centro', 'Norte']);
    expect(valuesWith(lookedUp)).toEqual([]);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['all before the look-up lists any', [], ['a', 'b', 'c']],
    ['the listed ones in the order of the entry', ['c', 'a'], ['a', 'c']],
    ['none that the entry does not have', ['b', 'x'], ['b']],
    ['all if the entry has none of the listed ones', ['x', 'constructor', ''], ['a', 'b', 'c']],
  ])('returns, if a look-up narrows the entry, %s', (_name, found, values) => {
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
  ['citizenships', 'language', ['XXA']],
])('the labels of %j come from: %s; it lists %j', (source, labelSource, listed) => {
  expect(getLabelSource(source)).toBe(labelSource);
  expect(getListedValues(source)).toEqual(listed);
});
