import { describe, expect, it } from 'vitest';
import { dataPointNames, dataPoints, isCatalogued } from '../../src/domain/catalogue/dataPoints';
import type { DataPoint, Kind } from '../../src/domain/catalogue/kinds';
import { isOfAnswer, listedIn, lookUpOf } from '../../src/domain/catalogue/options';
import type { Country } from '../../src/domain/countries/country';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { retention } from '../../src/domain/lead/retention';

const countries = Object.values(
  import.meta.glob<{ facts: Country }>('../../src/domain/countries/??.ts', { eager: true }),
).map(({ facts }) => facts);
const pages = Object.values(
  import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', { eager: true, import: 'default' }),
);
/** What may be said of a kind of question beside whether it is asked and may be left empty. */
const ofKind: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  choice: ['options'],
  money: ['min', 'max'],
  number: ['min', 'max'],
  code: ['min', 'max'],
};
const table = dataPointNames.map((name): [string, DataPoint] => [name, dataPoints[name]]);
const goingParts = Object.entries(retention).flatMap(([part, kept]) => (kept === 'personal' ? [part] : []));

/** Every value that a question can be answered with, in any country. */
function valuesOf(name: string): readonly string[] {
  const point: DataPoint | undefined = isCatalogued(name) ? dataPoints[name] : undefined;
  if (point?.kind === 'yes-no') return ['true', 'false'];
  if (point?.kind !== 'choice') return [];
  const own = countries.flatMap(({ questions }) => questions[name]?.options ?? []);
  return [...new Set([...listedIn(point.options), ...own])];
}

describe('the catalogue of data points', () => {
  it('has one data point for each field of the lead', () => {
    const paths = table.flatMap(([, { path }]) => path ?? []);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(table.filter(([, { personal, path }]) => personal && path !== undefined))(
    'lets %s, which is personal, go when an application ends',
    (_name, { path }) => {
      expect(goingParts).toContain(path?.split('.')[0]);
    },
  );

  it.each(
    table.flatMap(([name, { when, whenAsked }]) =>
      [...Object.entries(when ?? {}), ...Object.entries(whenAsked ?? {})].map(([driver, values]) => ({
        name,
        driver,
        values,
      })),
    ),
  )('asks $name beside answers that $driver can have', ({ driver, values }) => {
    expect(valuesOf(driver)).toEqual(expect.arrayContaining([...values]));
  });

  it.each(
    table.flatMap(([name, point]) =>
      point.kind === 'choice' && isOfAnswer(point.options) ? [{ name, ...point.options }] : [],
    ),
  )('has values of $name for each answer that $of can have, and for no other', ({ of, lists }) => {
    expect(Object.keys(lists).toSorted()).toEqual(valuesOf(of).toSorted());
    expect(Object.values(lists)).not.toContainEqual([]);
  });

  it.each(
    table.flatMap(([name, point]) =>
      point.kind === 'choice' ? [{ name, of: lookUpOf(point.options)?.of ?? name }] : [],
    ),
  )('looks the values of $name up with a question that there is', ({ of }) => {
    expect(isCatalogued(of)).toBe(true);
  });

  it.each(
    table.flatMap(([name, { fills }]) => Object.keys(fills?.with ?? {}).map((other) => ({ name, other }))),
  )('fills $other from $name, which is another question', ({ name, other }) => {
    expect(isCatalogued(other)).toBe(true);
    expect(other).not.toBe(name);
  });
});

describe('what countries and pages say of the questions', () => {
  const changes = [
    ...countries.flatMap(({ code, questions }) =>
      Object.entries(questions).map(([name, change]) => ({ who: code, name, change })),
    ),
    ...pages.flatMap(({ brand, country, overrides = {} }) =>
      Object.entries(overrides).map(([name, change]) => ({ who: `${brand} ${country}`, name, change })),
    ),
  ];

  it.each(changes)('by $who of $name fits its kind', ({ name, change }) => {
    const kind = isCatalogued(name) ? dataPoints[name].kind : null;
    const fitting = kind === null ? [] : ['optional', 'absent', ...(ofKind[kind] ?? [])];
    expect(fitting).toEqual(expect.arrayContaining(Object.keys(change)));
    // Of what is not asked nothing else is to be said, and of the rest something.
    expect(Object.keys(change).length).toBeGreaterThan(0);
    if ('absent' in change) expect(change).toEqual({ absent: true });
  });

  it.each(countries)(
    'by $code orders data points, each once and only those asked',
    ({ order, questions }) => {
      const ordered = [...order.names, ...order.address];
      expect(ordered.filter((name) => !isCatalogued(name) || questions[name]?.absent === true)).toEqual([]);
      expect(new Set(ordered).size).toBe(ordered.length);
    },
  );
});
