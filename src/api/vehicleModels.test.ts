import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { getRunCount } from '../testing/propertyTests';
import { readResponse } from './readResponse';
import { vehicleModelsSchema } from './vehicleModels';
import { findVehicles } from './findVehicles';

const read = (response: unknown) => readResponse(vehicleModelsSchema, response);
const models = read({ Renault: { Clio: '1990-', Duster: '2011-' }, Dacia: { Duster: '2009-2010' } }) ?? {};

describe('the schema of vehicle models', () => {
  test.each<readonly [string, unknown, unknown]>([
    ['reads valid entries', { Seat: { Ibiza: '1984-1999' } }, { Seat: { Ibiza: { from: 1984, to: 1999 } } }],
    [
      'reads an open end as the last year',
      { Seat: { Ibiza: '1984-' } },
      { Seat: { Ibiza: { from: 1984, to: 2099 } } },
    ],
    [
      'drops invalid years',
      { Seat: { Ibiza: 1984, León: '84-', Arona: '2017-' } },
      { Seat: { Arona: { from: 2017, to: 2099 } } },
    ],
    ['drops invalid makes', { Seat: ['Ibiza'], Mini: 'One', Saab: {} }, { Saab: {} }],
    ['rejects a list', [{ Seat: {} }], undefined],
    ['rejects a text', '<!doctype html>', undefined],
    ['rejects null', null, undefined],
  ])('%s', (_what, response, expected) => {
    expect(read(response)).toEqual(expected);
  });

  it('yields only texts for any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (response, answer) => {
        const found = findVehicles(read(response) ?? {}, answer);
        return Object.values(found).every((list) => list.every((value) => typeof value === 'string'));
      }),
      { numRuns: getRunCount(500) },
    );
  });
});

describe('findVehicles', () => {
  it('finds every make without an answer', () => {
    expect(findVehicles(models, '')).toEqual({ makes: ['Renault', 'Dacia'], models: [], years: [] });
  });

  it('finds the models of a make in any case', () => {
    expect(findVehicles(models, 'RENAULT').models).toEqual(['Clio', 'Duster']);
    expect(findVehicles(models, 'Trabant').models).toEqual([]);
  });

  it('finds the years of a model, newest first, of all makes that have one of this name', () => {
    const { years } = findVehicles(models, 'duster');
    expect(years.slice(-3)).toEqual(['2011', '2010', '2009']);
    expect(new Set(years).size).toBe(years.length);
    expect(findVehicles(models, 'Clio').years).toContain('1990');
  });

  it.each(['__proto__', 'constructor', 'toString'])('finds nothing for %s', (name) => {
    expect(findVehicles(models, name)).toMatchObject({ models: [], years: [] });
  });

  it('finds no years if they end before they begin', () => {
    expect(findVehicles(read({ Seat: { Ibiza: '1999-1984' } }) ?? {}, 'Ibiza').years).toEqual([]);
  });
});

describe('the file of vehicle models', () => {
  const file: unknown = JSON.parse(readFileSync('public/data/vehicleModels.json', 'utf8'));
  const known = read(file) ?? {};

  it('has no invalid entry', () => {
    const count = (tree: unknown) => JSON.stringify(tree).match(/":/g)?.length ?? 0;
    expect(count(file)).toBeGreaterThan(800);
    expect(
      Object.values(known).flatMap((ofMake) => Object.keys(ofMake)).length + Object.keys(known).length,
    ).toBe(count(file));
  });

  it('has more than forty makes with models, and no years that end before they begin', () => {
    expect(Object.keys(known).length).toBeGreaterThan(40);
    for (const ofMake of Object.values(known)) {
      expect(Object.keys(ofMake)).not.toEqual([]);
      expect(Object.values(ofMake).filter(({ from, to }) => to < from)).toEqual([]);
    }
  });

  test.each([
    ['SEAT', 'Ibiza', '2015'],
    ['Škoda', 'Fabia', '2004'],
    ['Dacia', 'Logan', '2012'],
    ['Volkswagen', 'Golf', '1998'],
    ['Nissan', 'Tsuru', '2010'],
    ['Renault', 'Sandero', '2016'],
    ['VinFast', 'VF 3', '2025'],
    ['Toyota', 'Vios', '2020'],
  ])('contains the %s %s of %s', (make, model, year) => {
    expect(findVehicles(known, '').makes).toContain(make);
    expect(findVehicles(known, make).models).toContain(model);
    expect(findVehicles(known, model).years).toContain(year);
  });
});
