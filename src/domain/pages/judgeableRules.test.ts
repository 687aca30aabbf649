import { expect, test } from 'vitest';
import { ondaraPage, praveloPage, statesOf } from '../../app/pages.fixture';
import { withJudgeableRules } from './judgeableRules';
import type { Answers } from './questionnaire';
import type { Page } from './resolvePage';
import { answersOf, questionsOf, visibleQuestions } from './stepSequence';

function askedAt(route: string, page: Page, told: Answers): readonly string[] {
  const states = statesOf(page);
  const questionnaire = states[route] ?? expect.unreachable(`Nothing is asked at ${route}.`);
  const judged = withJudgeableRules(questionnaire, told);
  const questions = questionsOf([...page.steps, ...Object.values(states), judged]);
  return visibleQuestions(judged, questions, { ...answersOf(questions, {}), ...told }).map(
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
  ['nothing of the income', 'additional-employment-details', praveloPage, {}, employer],
  [
    'that there is an employer',
    'additional-employment-details',
    praveloPage,
    { income_source: 'employed' },
    employer,
  ],
  ['that there is none', 'additional-employment-details', praveloPage, { income_source: 'pensioner' }, []],
  [
    'nothing of the home',
    'credit-details',
    ondaraPage,
    {},
    ['housing_tenure', 'housing_tenure_since_date', 'has_other_loans'],
  ],
  [
    'that it is rented and that there are loans',
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
    'that it is mortgaged and that there are none',
    'credit-details',
    ondaraPage,
    { housing_tenure: 'own_with_mortgage', has_other_loans: false },
    ['housing_tenure', 'housing_tenure_since_date', 'monthly_mortgage_amount', 'has_other_loans'],
  ],
  [
    'that the applicant is employed for a time',
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
    'that the applicant is self-employed',
    'professional-details',
    ondaraPage,
    { income_source: 'self_employed' },
    ['income_source', 'job_area', 'income_contract_started_at'],
  ],
  [
    'that the applicant is a pensioner',
    'professional-details',
    ondaraPage,
    { income_source: 'pensioner' },
    ['income_source'],
  ],
  ['nothing of the person', 'cnp', praveloPage, {}, ['personal_code']],
])('knowing %s, %s asks', (_what, route, page, told, asked) => {
  expect(askedAt(route, page, told)).toEqual(asked);
});
