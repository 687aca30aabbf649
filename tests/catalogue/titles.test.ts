import { expect, it } from 'vitest';
import { findSoleQuestion } from '../../src/domain/pages/questionnaire';
import { selectPageTexts } from '../../src/domain/build/pageTexts';
import { allPages, listTexts, readNamespace } from './allPages';

/**
 * The titles that a page shows above its steps and the questions of its states. A step with one question shows the label of that question
 * instead, which may be a question: a choice of yes and no answers nothing else.
 */
function listTitles({ locale, shown }: (typeof allPages)[number]): readonly string[] {
  const selected = selectPageTexts('steps', readNamespace(locale, 'steps'), shown);
  const texts = new Map(listTexts(selected));
  return shown.questionnaires
    .filter((questionnaire) => findSoleQuestion(questionnaire) === undefined)
    .map(({ key }) => texts.get(`${key}>title`) ?? key);
}

it.each(allPages)('the titles of $name in $locale are all questions, or none is', (page) => {
  const titles = listTitles(page);
  const questions = titles.filter((title) => title.endsWith('?'));
  expect(titles.length).toBeGreaterThan(3);
  expect([[], titles]).toContainEqual(questions);
});

it.each(allPages)('no title of $name in $locale is the label of its only question', (page) => {
  const titles = listTexts(selectPageTexts('steps', readNamespace(page.locale, 'steps'), page.shown));
  const labels = listTexts(selectPageTexts('fields', readNamespace(page.locale, 'fields'), page.shown));
  const texts = new Map([...titles, ...labels]);
  const repeated = page.shown.questionnaires.filter(({ key, dataPoints: [question, ...others] }) => {
    const label = question === undefined ? undefined : texts.get(`${question.name}>label`);
    return label !== undefined && others.length === 0 && texts.get(`${key}>title`) === label;
  });
  expect(repeated.map(({ key }) => key)).toEqual([]);
});
