import { describe, expect, it, test } from 'vitest';
import { dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import { readMoney } from '../catalogue/reading/numbers';
import type { Country, QuestionOverride } from '../countries/country';
import { facts as spain } from '../countries/es';
import { countries } from '../countries/vectors/countries.fixture';
import { resolveDataPoint } from './resolveDataPoint';

const resolve = (name: CataloguedName, facts: Country, override?: QuestionOverride) =>
  resolveDataPoint(name, dataPoints[name], facts, override);
const withChanges = (questions: Country['questions']): Country => ({ ...spain, questions });

/** Countries where a monthly income has millions of currency units. */
const vietnam: Country = countries.VN.facts;
const colombia: Country = countries.CO.facts;

describe('resolveDataPoint', () => {
  it("returns the catalogue's entry if nothing overrides it", () => {
    expect(resolve('street', spain)).toEqual(dataPoints.street);
    expect(resolve('monthly_income', spain)).toEqual(dataPoints.monthly_income);
  });

  test.each<readonly [string, CataloguedName, QuestionOverride, QuestionOverride | undefined, object]>([
    ['the country', 'street', { optional: true }, undefined, { optional: true }],
    ['the page', 'street', {}, { optional: true }, { optional: true }],
    [
      'the page, over the country',
      'income_source',
      { options: ['a'] },
      { options: ['b'] },
      { options: ['b'] },
    ],
    ['the country', 'income_source', { options: ['a'] }, undefined, { options: ['a'] }],
    [
      'the country',
      'position_type',
      { options: ['a'] },
      undefined,
      { options: { lookUp: 'positions', list: 'positions', values: ['a'] } },
    ],
    ['the country', 'number_of_dependants', { max: 9 }, undefined, { min: 0, max: 9 }],
    ['the page, over the country', 'number_of_dependants', { max: 9 }, { max: 5 }, { min: 0, max: 5 }],
    ['both', 'overdue_debt_amount', { min: 5 }, { max: 100000 }, { min: 5, max: 100000 }],
  ])('applies the override of %s to %s', (_who, name, country, page, expected) => {
    expect(resolve(name, withChanges({ [name]: country }), page)).toEqual({
      ...dataPoints[name],
      ...expected,
    });
  });

  it('requires an answer if the page says so, against the catalogue and the country', () => {
    const { optional: _dropped, ...required } = dataPoints.floor;
    expect(resolve('floor', withChanges({ floor: { optional: true } }), { optional: false })).toEqual(
      required,
    );
  });

  it('returns null if the country does not ask, whatever the page overrides', () => {
    const facts = withChanges({ second_last_name: { absent: true } });
    expect(resolve('second_last_name', facts, { optional: false })).toBeNull();
    expect(resolve('last_name', facts)).toEqual(dataPoints.last_name);
  });

  it('returns null for an identifier if the country has none of its kind', () => {
    const facts = { ...spain, identifiers: { ...spain.identifiers, personal: [] } };
    expect(resolve('personal_code', facts)).toBeNull();
    expect(resolve('personal_code', spain)).toEqual(dataPoints.personal_code);
  });
});

describe('money limits', () => {
  test.each<readonly [CataloguedName, Country, object]>([
    ['monthly_income', spain, { min: 0, max: 1_000_000 }],
    ['monthly_income', vietnam, { min: 0, max: 10_000_000_000 }],
    ['monthly_income', colombia, { min: 0, max: 1_000_000_000 }],
    ['rent_amount', vietnam, { min: 10_000, max: 10_000_000_000 }],
    ['total_debt_amount', colombia, { min: 0, max: 500_000_000 }],
    ['number_of_dependants', vietnam, { min: 0, max: 20 }],
  ])('the limit of %s is on the scale of the country', (name, facts, limits) => {
    expect(resolve(name, facts)).toEqual({ ...dataPoints[name], ...limits });
  });

  it('a limit of the country or the page is not scaled', () => {
    const facts = { ...vietnam, questions: { monthly_income: { max: 500_000_000 } } };
    expect(resolve('monthly_income', facts)).toMatchObject({ min: 0, max: 500_000_000 });
    expect(resolve('monthly_income', facts, { min: 1_000_000 })).toMatchObject({
      min: 1_000_000,
      max: 500_000_000,
    });
    expect(resolve('overdue_debt_amount', vietnam, { max: 90_000 })).toMatchObject({ min: 0, max: 90_000 });
  });

  test.each<readonly [CataloguedName, string, Country, number | null]>([
    ['monthly_income', '12.000.000', vietnam, 12_000_000],
    ['monthly_income', '12,000,000 ₫', vietnam, 12_000_000],
    ['monthly_income', '10.000.000.001', vietnam, null],
    ['rent_amount', '9.999', vietnam, null],
    ['overdue_debt_amount', '1.000.000', colombia, 1_000_000],
    ['overdue_debt_amount', '1.000.001', colombia, null],
    ['monthly_income', '12.000.000', spain, null],
  ])('%s accepts %s where that is a plausible amount', (name, typed, facts, value) => {
    const point = resolve(name, facts);
    const reading = point?.kind === 'money' ? readMoney(point, typed, facts.currency) : null;
    expect(reading).toMatchObject(value === null ? { ok: false } : { ok: true, value });
  });
});
