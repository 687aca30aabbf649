import { describe, expect, it, test } from 'vitest';
import { dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import { readMoney } from '../catalogue/reading/numbers';
import type { Country, QuestionChange } from '../countries/country';
import { facts as spain } from '../countries/es';
import { countries } from '../countries/vectors/countries.fixture';
import { questionFor } from './question';

const asked = (name: CataloguedName, facts: Country, override?: QuestionChange) =>
  questionFor(name, dataPoints[name], facts, override);
const changedBy = (questions: Country['questions']): Country => ({ ...spain, questions });

/** Their currencies are those of which a month's pay is some millions. */
const vietnam: Country = countries.VN.facts;
const colombia: Country = countries.CO.facts;

describe('a question', () => {
  it('stands as in the catalogue where nobody changes it', () => {
    expect(asked('street', spain)).toEqual(dataPoints.street);
    expect(asked('monthly_income', spain)).toEqual(dataPoints.monthly_income);
  });

  test.each<readonly [string, CataloguedName, QuestionChange, QuestionChange | undefined, object]>([
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
  ])('is changed by %s: %s', (_who, name, country, page, wanted) => {
    expect(asked(name, changedBy({ [name]: country }), page)).toEqual({ ...dataPoints[name], ...wanted });
  });

  it('has to be answered where the page says so, whatever catalogue and country say', () => {
    const { optional: _dropped, ...required } = dataPoints.floor;
    expect(asked('floor', changedBy({ floor: { optional: true } }), { optional: false })).toEqual(required);
  });

  it('is not asked where the country says so, whatever the page says', () => {
    const facts = changedBy({ second_last_name: { absent: true } });
    expect(asked('second_last_name', facts, { optional: false })).toBeNull();
    expect(asked('last_name', facts)).toEqual(dataPoints.last_name);
  });

  it('for an identifier is not asked where the country has none of the kind', () => {
    const facts = { ...spain, identifiers: { ...spain.identifiers, personal: [] } };
    expect(asked('personal_code', facts)).toBeNull();
    expect(asked('personal_code', spain)).toEqual(dataPoints.personal_code);
  });
});

describe('a limit of money', () => {
  test.each<readonly [CataloguedName, Country, object]>([
    ['monthly_income', spain, { min: 0, max: 1_000_000 }],
    ['monthly_income', vietnam, { min: 0, max: 10_000_000_000 }],
    ['monthly_income', colombia, { min: 0, max: 1_000_000_000 }],
    ['rent_amount', vietnam, { min: 10_000, max: 10_000_000_000 }],
    ['total_debt_amount', colombia, { min: 0, max: 500_000_000 }],
    ['number_of_dependants', vietnam, { min: 0, max: 20 }],
  ])('of %s is on the scale of the country', (name, facts, limits) => {
    expect(asked(name, facts)).toEqual({ ...dataPoints[name], ...limits });
  });

  it('that the country or the page names stands as it is', () => {
    const facts = { ...vietnam, questions: { monthly_income: { max: 500_000_000 } } };
    expect(asked('monthly_income', facts)).toMatchObject({ min: 0, max: 500_000_000 });
    expect(asked('monthly_income', facts, { min: 1_000_000 })).toMatchObject({
      min: 1_000_000,
      max: 500_000_000,
    });
    expect(asked('overdue_debt_amount', vietnam, { max: 90_000 })).toMatchObject({ min: 0, max: 90_000 });
  });

  test.each<readonly [CataloguedName, string, Country, number | null]>([
    ['monthly_income', '12.000.000', vietnam, 12_000_000],
    ['monthly_income', '12,000,000 ₫', vietnam, 12_000_000],
    ['monthly_income', '10.000.000.001', vietnam, null],
    ['rent_amount', '9.999', vietnam, null],
    ['overdue_debt_amount', '1.000.000', colombia, 1_000_000],
    ['overdue_debt_amount', '1.000.001', colombia, null],
    ['monthly_income', '12.000.000', spain, null],
  ])('lets %s be %s where that is a likely amount', (name, typed, facts, value) => {
    const point = asked(name, facts);
    const reading = point?.kind === 'money' ? readMoney(point, typed, facts.currency) : null;
    expect(reading).toMatchObject(value === null ? { ok: false } : { ok: true, value });
  });
});
