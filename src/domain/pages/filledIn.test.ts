import { describe, expect, test } from 'vitest';
import { ondaraPage } from '../../testing/pages.fixture';
import { dataPoints, type CataloguedName } from '../catalogue/dataPoints';
import { findOutdated, markOutdated, type FilledIn } from './filledIn';
import type { PageStep } from './resolvePage';
import type { Answers } from './questionnaire';

/** Steps of a page with these questions. */
const makeSteps = (...names: readonly (readonly CataloguedName[])[]): readonly PageStep[] =>
  ondaraPage.steps.slice(0, names.length).map((step, index) => ({
    ...step,
    dataPoints: (names[index] ?? []).map((name) => ({ name, point: dataPoints[name] })),
  }));

const company = { driver: 'employer_name', answer: 'Talleres' } as const;
const place = { driver: 'postal_code', answer: '06000' } as const;
const office = { driver: 'employer_postal_code', answer: '28013' } as const;

test('what was filled in for another company of the same name is outdated, whatever is submitted next', () => {
  const steps = makeSteps(['employer_name'], ['employer_tax_registry_code'], ['city']);
  const filledIn = { employer_tax_registry_code: company, city: place };
  expect(markOutdated(filledIn, 'employer_name', 'Otra empresa')).toEqual({});
  const marked = markOutdated(filledIn, 'employer_name', 'Talleres');
  expect(Object.keys(marked)).toEqual(['employer_tax_registry_code']);
  const { questions } = findOutdated({ ...filledIn, ...marked }, steps[0]?.path ?? '', {}, steps);
  expect(questions.map(({ name }) => name)).toEqual(['employer_tax_registry_code']);
});

describe('what was filled in for another answer, in another step', () => {
  const steps = makeSteps(
    ['employer_name', 'employer_postal_code'],
    ['employer_tax_registry_code', 'employer_city', 'employer_street'],
    ['postal_code', 'city'],
    ['municipality', 'suburb', 'district'],
  );
  const [first, second, third, fourth] = steps.map(({ path }) => path);

  test.each<readonly [string, number, Answers, FilledIn, readonly string[], readonly (string | undefined)[]]>(
    [
      [
        'another company',
        0,
        { employer_name: 'Bar Pepe' },
        { employer_tax_registry_code: company },
        ['employer_tax_registry_code'],
        [second],
      ],
      [
        'no company any more',
        0,
        { employer_name: undefined },
        { employer_city: company },
        ['employer_city'],
        [second],
      ],
      ['the same company', 0, { employer_name: 'Talleres' }, { employer_city: company }, [], []],
      ['an answer that is not submitted', 0, { monthly_income: 900 }, { employer_city: company }, [], []],
      [
        'the postal code of the employer',
        0,
        { employer_postal_code: '08001' },
        { employer_city: office, employer_street: company },
        ['employer_city'],
        [second],
      ],
      [
        'the postal code of the home',
        2,
        { postal_code: '97000' },
        { municipality: place, suburb: place },
        ['municipality', 'suburb'],
        [fourth],
      ],
      ['what the step itself asks', 2, { postal_code: '97000', city: 'Mérida' }, { city: place }, [], []],
      // Nobody has to answer it, so the step stays submitted.
      ['an optional answer', 2, { postal_code: '97000' }, { district: place }, ['district'], []],
      ['what the applicant wrote', 0, { employer_name: 'Bar Pepe' }, {}, [], []],
    ],
  )('%s', (_title, at, answers, filledIn, names, paths) => {
    const path = [first, second, third, fourth][at] ?? '';
    const outdated = findOutdated(filledIn, path, answers, steps);
    expect(outdated.questions.map(({ name }) => name)).toEqual(names);
    expect(outdated.steps).toEqual(paths);
  });
});
