import { expect, test } from 'vitest';
import { ondaraPage, praveloPage, getStateQuestionnaires } from '../../testing/pages.fixture';
import { removeUndecidableRules } from './undecidableRules';
import type { Answers } from './questionnaire';
import type { Page } from './resolvePage';
import { getAnswers, indexQuestions, getVisibleQuestions } from './questionIndex';

function getAskedNames(route: string, page: Page, known: Answers): readonly string[] {
  const states = getStateQuestionnaires(page);
  const questionnaire = states[route] ?? expect.unreachable(`Nothing is asked at ${route}.`);
  const decidable = removeUndecidableRules(questionnaire, known);
  const questions = indexQuestions([...page.steps, ...Object.values(states), decidable]);
  return getVisibleQuestions(decidable, questions, { ...getAnswers(questions, {}), ...known }).map(
    ({ name }) => name,
  );
}

const employer = [
  'employer_name',
  'employer_tax_registry_code',
  'employer_postal_code',
  'employer_city',
  'employer_street',
  'employer_house_number',
  'employer_province',
  'work_phone',
];

test.each<readonly [string, string, Page, Answers, readonly string[]]>([
  ['unknown income', 'additional-employment-details', praveloPage, {}, employer],
  ['an employer', 'additional-employment-details', praveloPage, { income_source: 'employed' }, employer],
  ['no employer', 'additional-employment-details', praveloPage, { income_source: 'pensioner' }, []],
  [
    'an unknown home',
    'credit-details',
    ondaraPage,
    {},
    ['housing_tenure', 'housing_tenure_since_date', 'has_other_loans'],
  ],
  [
    'a rented home and other loans',
    'credit-details',
    ondaraPage,
    { housing_tenure: 'rented', has_other_loans: true },
    [
      'housing_tenure',
      'housing_tenure_since_date',
      'rent_amount',
      'has_other_loans',
      'monthly_credit_commitments',
    ],
  ],
  [
    'a mortgage and no other loans',
    'credit-details',
    ondaraPage,
    { housing_tenure: 'own_with_mortgage', has_other_loans: false },
    ['housing_tenure', 'housing_tenure_since_date', 'monthly_mortgage_amount', 'has_other_loans'],
  ],
  [
    'temporary employment',
    'professional-details',
    ondaraPage,
    { income_source: 'employed', position_type: 'temporary' },
    [
      'income_source',
      'position_type',
      'job_area',
      'income_contract_started_at',
      'income_contract_expires_at',
      'employer_name',
    ],
  ],
  [
    'self-employment',
    'professional-details',
    ondaraPage,
    { income_source: 'self_employed' },
    ['income_source', 'job_area', 'income_contract_started_at'],
  ],
  ['a pension', 'professional-details', ondaraPage, { income_source: 'pensioner' }, ['income_source']],
  ['an unknown person', 'cnp', praveloPage, {}, ['personal_code']],
])('with %s, %s asks the right questions', (_what, route, page, known, expected) => {
  expect(getAskedNames(route, page, known)).toEqual(expected);
});
