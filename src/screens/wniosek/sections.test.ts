import { expect, it } from 'vitest';
import type { Answers } from '../../domain/pages/questionnaire';
import { getStateQuestionnaires, ondaraPage } from '../../testing/pages.fixture';
import { getSections } from './sections';

const row = getStateQuestionnaires(ondaraPage)['wniosek'] ?? expect.unreachable();

it('lets an answer be changed that the server has requested without the question of its rule', () => {
  const path = ondaraPage.steps.map((step) => ({
    ...step,
    dataPoints: step.dataPoints.filter(({ name }) => name !== 'job_title'),
  }));
  const listRules = (answers: Answers) =>
    getSections(path, ondaraPage, row, answers)
      .flatMap(({ change }) => change.dataPoints)
      .filter(({ name }) => ['employer_name', 'job_title'].includes(name))
      .map(({ name, point }) => [name, Object.keys(point.when ?? {})]);
  const rules = listRules({ income_source: 'employed' });
  expect(rules).toContainEqual(['employer_name', ['income_source']]);
  // What is not asked now stays hidden.
  expect(listRules({})).toEqual(
    rules.map(([name, drivers]) => (name === 'job_title' ? [name, drivers] : [name, []])),
  );
});
