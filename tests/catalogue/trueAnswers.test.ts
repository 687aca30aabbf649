import { describe, expect, it } from 'vitest';
import { dataPoints } from '../../src/domain/catalogue/dataPoints';
import type { DataPointOf } from '../../src/domain/catalogue/kinds';
import { getOptionValues } from '../../src/domain/catalogue/options';
import { countries } from '../../src/domain/countries/vectors/countries.fixture';
import type { Answers } from '../../src/domain/pages/questionnaire';
import type { Page } from '../../src/domain/pages/resolvePage';
import { resolveDataPoint } from '../../src/domain/pages/resolveDataPoint';
import { getStepsOnPath } from '../../src/domain/pages/stepSequence';
import { allPages } from './allPages';

/** Every question has a true answer for everybody who is asked it. */

const pages = allPages.filter(({ page, locale }) => locale === page.languages[0]);

const listAsked = (page: Page, answers: Answers) =>
  getStepsOnPath(page, answers, null).flatMap((step) => step.dataPoints);

/** The questions of any page with this name. */
const findQuestions = (name: string) =>
  pages.flatMap(({ name: pageName, page }) =>
    page.steps.flatMap((step) =>
      step.dataPoints
        .filter((question) => question.name === name)
        .map(({ point }) => ({ pageName, page, point })),
    ),
  );

const isChoice = (point: { readonly kind: string }): point is DataPointOf<'choice'> =>
  point.kind === 'choice';

describe('the next pay day', () => {
  const paid = ['employed', 'civil_contract', 'overseas_worker', 'pensioner'];

  it.each(findQuestions('income_payday'))('of $pageName is asked of who has one', ({ page }) => {
    const source = page.steps.flatMap((step) => step.dataPoints).find(({ name }) => name === 'income_source');
    const options = source !== undefined && isChoice(source.point) ? source.point.options : [];
    const sources = Array.isArray(options) ? options : [];
    const asked = sources.filter((income_source: string) =>
      listAsked(page, { income_source }).some(({ name }) => name === 'income_payday'),
    );
    expect(asked).toEqual(sources.filter((income_source: string) => paid.includes(income_source)));
    expect(asked).toContain('employed');
  });
});

it.each([
  ['VN', 'house_number'],
  ['VN', 'employer_house_number'],
  ['PH', 'house_number'],
  ['PH', 'employer_house_number'],
  ['RO', 'street'],
  ['RO', 'employer_street'],
  ['PL', 'street'],
  ['PH', 'tax_identification_number'],
  ['MX', 'tax_identification_number'],
] as const)('in %s the answer to %s may stay empty, because some people have none', (country, name) => {
  expect(resolveDataPoint(name, dataPoints[name], countries[country].facts)).toMatchObject({
    optional: true,
  });
});

it.each([
  ['MX', 'gender', 'diverse'],
  ['CO', 'gender', 'diverse'],
  ['DE', 'gender', 'diverse'],
  ['ES', 'marital_status', 'separated'],
  ['PH', 'marital_status', 'separated'],
  ['MX', 'salary_cycle_value', 'other_days'],
] as const)('in %s %s can be %s', (country, name, option) => {
  const { facts } = countries[country];
  const point = resolveDataPoint(name, dataPoints[name], facts);
  if (point === null || !isChoice(point)) throw new Error(`${country} asks no choice of ${name}.`);
  const answers = { salary_cycle: 'twice_a_month' };
  expect(getOptionValues(point.options, { facts, answers, lookUpValues: [] })).toContain(option);
});
