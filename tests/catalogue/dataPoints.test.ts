import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, isCatalogued } from '../../src/domain/catalogue/dataPoints';
import type { DataPoint, DataPointKind } from '../../src/domain/catalogue/kinds';
import { isAnswerDependent, getListedValues, getLookUpOptions } from '../../src/domain/catalogue/options';
import type { Country } from '../../src/domain/countries/country';
import type { PageDefinition } from '../../src/domain/pages/definePage';

const countries = Object.values(
  import.meta.glob<{ facts: Country }>('../../src/domain/countries/??.ts', { eager: true }),
).map(({ facts }) => facts);
const pages = Object.values(
  import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', { eager: true, import: 'default' }),
);
/** The changes that fit a kind, besides `absent` and `optional`. */
const allowedChanges: Readonly<Partial<Record<DataPointKind, readonly string[]>>> = {
  choice: ['options'],
  money: ['min', 'max'],
  number: ['min', 'max'],
  code: ['min', 'max'],
};
const table = dataPointNames.map((name): [string, DataPoint] => [name, dataPoints[name]]);

/** Every possible answer to a question, in any country. */
function getPossibleAnswers(name: string): readonly string[] {
  const point: DataPoint | undefined = isCatalogued(name) ? dataPoints[name] : undefined;
  if (point?.kind === 'yes-no') return ['true', 'false'];
  if (point?.kind !== 'choice') return [];
  const own = countries.flatMap(({ questions }) => questions[name]?.options ?? []);
  return [...new Set([...getListedValues(point.options), ...own])];
}

describe('the catalogue of data points', () => {
  it('has at most one data point for each field of the lead', () => {
    const paths = table.flatMap(([, { path }]) => path ?? []);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(
    table.flatMap(([name, { when, whenAsked }]) =>
      [...Object.entries(when ?? {}), ...Object.entries(whenAsked ?? {})].map(([driver, values]) => ({
        name,
        driver,
        values,
      })),
    ),
  )('has a condition of $name that answers to $driver can meet', ({ driver, values }) => {
    expect(getPossibleAnswers(driver)).toEqual(expect.arrayContaining([...values]));
  });

  it.each(
    table.flatMap(([name, point]) =>
      point.kind === 'choice' && isAnswerDependent(point.options) ? [{ name, ...point.options }] : [],
    ),
  )('has values of $name for each possible answer to $of, and for no other', ({ of, lists }) => {
    expect(Object.keys(lists).toSorted()).toEqual(getPossibleAnswers(of).toSorted());
    expect(Object.values(lists)).not.toContainEqual([]);
  });

  it.each(
    table.flatMap(([name, point]) =>
      point.kind === 'choice' ? [{ name, of: getLookUpOptions(point.options)?.of ?? name }] : [],
    ),
  )('looks up the values of $name with a data point that exists', ({ of }) => {
    expect(isCatalogued(of)).toBe(true);
  });

  it.each(
    table.flatMap(([name, { fills }]) => Object.keys(fills?.with ?? {}).map((other) => ({ name, other }))),
  )('prefills $other from $name, which is another data point', ({ name, other }) => {
    expect(isCatalogued(other)).toBe(true);
    expect(other).not.toBe(name);
  });
});

describe('changes of countries and pages', () => {
  const changes = [
    ...countries.flatMap(({ code, questions }) =>
      Object.entries(questions).map(([name, change]) => ({ who: code, name, change })),
    ),
    ...pages.flatMap(({ brand, country, overrides = {} }) =>
      Object.entries(overrides).map(([name, change]) => ({ who: `${brand} ${country}`, name, change })),
    ),
  ];

  it.each(changes)('the change of $who to $name fits its kind', ({ name, change }) => {
    const kind = isCatalogued(name) ? dataPoints[name].kind : null;
    const allowed = kind === null ? [] : ['optional', 'absent', ...(allowedChanges[kind] ?? [])];
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(change)));
    // An absent question has no other change, and any other has at least one.
    expect(Object.keys(change).length).toBeGreaterThan(0);
    if ('absent' in change) expect(change).toEqual({ absent: true });
  });

  it.each(countries)(
    'the order of $code has data points that it asks, each once',
    { tags: ['X10'] },
    ({ order, questions }) => {
      const ordered = [...order.names, ...order.address];
      expect(ordered.filter((name) => !isCatalogued(name) || questions[name]?.absent === true)).toEqual([]);
      expect(new Set(ordered).size).toBe(ordered.length);
    },
  );
});
