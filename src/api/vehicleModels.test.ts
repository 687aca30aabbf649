import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs } from '../testing/runs';
import { believed } from './believed';
import { vehicleModelsSchema } from './vehicleModels';
import { vehiclesFound } from './vehiclesFound';

const read = (answer: unknown) => believed(vehicleModelsSchema, answer);
const models = read({ Renault: { Clio: '1990-', Duster: '2011-' }, Dacia: { Duster: '2009-2010' } }) ?? {};

describe('the file of vehicles', () => {
  test.each<readonly [string, unknown, unknown]>([
    ['keeps what is right', { Seat: { Ibiza: '1984-1999' } }, { Seat: { Ibiza: { from: 1984, to: 1999 } } }],
    [
      'has no end where it is built still',
      { Seat: { Ibiza: '1984-' } },
      { Seat: { Ibiza: { from: 1984, to: 2099 } } },
    ],
    [
      'leaves out years of another shape',
      { Seat: { Ibiza: 1984, León: '84-', Arona: '2017-' } },
      { Seat: { Arona: { from: 2017, to: 2099 } } },
    ],
    ['leaves out makes of another shape', { Seat: ['Ibiza'], Mini: 'One', Saab: {} }, { Saab: {} }],
    ['is none where it is a list', [{ Seat: {} }], undefined],
    ['is none where it is a text', '<!doctype html>', undefined],
    ['is none where it is nothing', null, undefined],
  ])('%s', (_what, answer, believedOf) => {
    expect(read(answer)).toEqual(believedOf);
  });

  it('is never trusted, whatever it holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (answer, asked) => {
        const found = vehiclesFound(read(answer) ?? {}, asked);
        return Object.values(found).every((list) => list.every((value) => typeof value === 'string'));
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('what is found', () => {
  it('with nothing is every make', () => {
    expect(vehiclesFound(models, '')).toEqual({ makes: ['Renault', 'Dacia'], models: [], years: [] });
  });

  it('with a make is its models, however it is written', () => {
    expect(vehiclesFound(models, 'RENAULT').models).toEqual(['Clio', 'Duster']);
    expect(vehiclesFound(models, 'Trabant').models).toEqual([]);
  });

  it('with a model is its years, the newest first, of all makes that have one of this name', () => {
    const { years } = vehiclesFound(models, 'duster');
    expect(years.slice(-3)).toEqual(['2011', '2010', '2009']);
    expect(new Set(years).size).toBe(years.length);
    expect(vehiclesFound(models, 'Clio').years).toContain('1990');
  });

  it.each(['__proto__', 'constructor', 'toString'])('with %s is nothing', (name) => {
    expect(vehiclesFound(models, name)).toMatchObject({ models: [], years: [] });
  });

  it('of years that end before they begin is nothing', () => {
    expect(vehiclesFound(read({ Seat: { Ibiza: '1999-1984' } }) ?? {}, 'Ibiza').years).toEqual([]);
  });
});

describe('the file that every page serves', () => {
  const file: unknown = JSON.parse(readFileSync('public/data/vehicleModels.json', 'utf8'));
  const known = read(file) ?? {};

  it('is read whole', () => {
    const count = (tree: unknown) => JSON.stringify(tree).match(/":/g)?.length ?? 0;
    expect(count(file)).toBeGreaterThan(800);
    expect(
      Object.values(known).flatMap((ofMake) => Object.keys(ofMake)).length + Object.keys(known).length,
    ).toBe(count(file));
  });

  it('has more than forty makes, each with models, none built backwards', () => {
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
  ])('knows the %s %s of %s', (make, model, year) => {
    expect(vehiclesFound(known, '').makes).toContain(make);
    expect(vehiclesFound(known, make).models).toContain(model);
    expect(vehiclesFound(known, model).years).toContain(year);
  });
});
