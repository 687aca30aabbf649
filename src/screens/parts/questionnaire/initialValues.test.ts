import { expect, test } from 'vitest';
import { ondaraPage, getStateQuestionnaires } from '../../../testing/pages.fixture';
import type { Questionnaire } from '../../../domain/pages/questionnaire';
import { getInitialValues } from './initialValues';

function findQuestionnaire(route: string): Questionnaire {
  const found = [...ondaraPage.steps, ...Object.values(getStateQuestionnaires(ondaraPage))].find(
    (questionnaire) => questionnaire.route === route,
  );
  if (found === undefined) throw new Error(`The page asks nothing at ${route}.`);
  return found;
}

test.each([
  ['loan-details', { loan_amount: '4.200' }, { loan_amount: '4,200' }],
  ['monthly-income', { monthly_income: '1.850,5' }, { monthly_income: '1,850.50' }],
  ['monthly-income', { monthly_income: 'dos mil' }, { monthly_income: 'dos mil' }],
  ['personal-details', { first_name: '1.850' }, { first_name: '1.850' }],
  [
    'customer-debts',
    { debts: [{ debt_creditor: '1.850', debt_amount: '1.850' }] },
    { debts: [{ debt_creditor: '1.850', debt_amount: '1,850' }] },
  ],
])('opens a draft of %s from another language, %j, in English as %j', (route, draft, opened) => {
  const format = { facts: ondaraPage.facts, languageTag: 'en-US' };
  expect(getInitialValues(findQuestionnaire(route), draft, {}, format)).toEqual(opened);
});
