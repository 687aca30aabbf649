import { describe, expect, it } from 'vitest';
import { countryFacts } from '../countries/vectors/facts.fixture';
import { createReadingContext } from '../catalogue/reading/context.fixture';
import { readDataPoint } from '../catalogue/reading';
import { ondaraPage } from '../../testing/pages.fixture';
import marenza from '../../../brands/marenza/brand';
import marenzaEs from '../../../brands/marenza/es/page';
import { findExclusion, type Eligibility } from './eligibility';
import { resolvePage, type Page } from './resolvePage';

const limits = { age: { min: 21, max: 75 }, monthlyIncome: 800, refusedIncomeSources: ['unemployed'] };
const page = resolvePage(marenza, { ...marenzaEs, eligibility: limits }, countryFacts.ES);

/** What reading an answer on the day 2026-11-20 finds. */
function read({ facts, steps, definition }: Page, name: string, typed: string): string {
  const question = steps.flatMap(({ dataPoints }) => dataPoints).find((one) => one.name === name);
  if (question === undefined) throw new Error(`The page does not ask ${name}.`);
  const { amount, period } = definition;
  const context = {
    ...createReadingContext('ES'),
    facts,
    today: '2026-11-20',
    amount,
    period,
    answers: {},
  };
  const result = readDataPoint(question.point, typed, context);
  return result.ok ? 'taken' : (findExclusion(name, result.message.code, definition.eligibility) ?? 'wrong');
}

describe('what excludes an applicant for certain', () => {
  it.each([
    ['form_birthday', '2005-11-21', 'too_young'],
    ['form_birthday', '2005-11-20', 'taken'],
    ['form_birthday', '1950-11-21', 'taken'],
    ['form_birthday', '1950-11-20', 'too_old'],
    ['form_birthday', '1950-13-20', 'wrong'],
    ['monthly_income', '799.99', 'income'],
    ['monthly_income', '800', 'taken'],
    ['monthly_income', '-5', 'wrong'],
    ['monthly_income', 'much', 'wrong'],
    ['income_source', 'unemployed', 'income_source'],
    ['income_source', 'student', 'taken'],
    ['income_source', 'nothing', 'wrong'],
  ])('%s %s is %s where the page has limits', (name, typed, expected) => {
    expect(read(page, name, typed)).toBe(expected);
  });

  it.each([
    ['form_birthday', '2008-11-21', 'too_young'],
    ['form_birthday', '2005-11-21', 'taken'],
    ['monthly_income', '-5', 'wrong'],
    ['monthly_income', '0', 'taken'],
    ['income_source', 'unemployed', 'taken'],
  ])('%s %s is %s where the page has none', (name, typed, expected) => {
    const { eligibility: _limits, ...open } = marenzaEs;
    expect(read(resolvePage(marenza, open, countryFacts.ES), name, typed)).toBe(expected);
  });

  it.each<readonly [Eligibility, string]>([
    [{ age: { min: 17, max: 75 } }, 'The ages 17 to 75 are outside 18 to'],
    [{ age: { min: 21, max: 200 } }, 'The ages 21 to 200 are outside'],
    [{ age: { min: 60, max: 59 } }, 'The ages 60 to 59'],
    [{ refusedIncomeSources: ['unemployed', 'pirate'] }, 'refuses pirate, which'],
  ])('is no limit that an answer cannot meet: %j', (eligibility, message) => {
    expect(() => resolvePage(marenza, { ...marenzaEs, eligibility }, countryFacts.ES)).toThrow(message);
  });

  it('is about no question that the page does not ask', () => {
    const loanOnly = { ...marenzaEs, steps: ['loan-details'] as const, stepsOnRequest: [], stepChanges: {} };
    expect(() =>
      resolvePage(marenza, { ...loanOnly, eligibility: { monthlyIncome: 800 } }, countryFacts.ES),
    ).toThrow('The page limits an income that it does not ask.');
  });

  it('is told on no page that names no limits', () => {
    expect(ondaraPage.definition.eligibility).toBeUndefined();
  });
});
