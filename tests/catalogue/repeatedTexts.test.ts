import { expect, it } from 'vitest';
import { findSoleQuestion, type Questionnaire } from '../../src/domain/pages/questionnaire';
import { selectPageTexts } from '../../src/domain/build/pageTexts';
import type { TextTree } from '../../src/domain/pages/textTree';
import { allPages, listTexts, readNamespace } from './allPages';

/** A text of a step is a sentence of its own: no heading repeats a label, and no lead a hint. */

type NamedPage = (typeof allPages)[number];

/** The visible texts of a questionnaire: heading and lead, then label, hint and reason of each question. */
function listVisibleTexts(questionnaire: Questionnaire, texts: ReadonlyMap<string, string>) {
  const heading = findSoleQuestion(questionnaire) === undefined ? ['title', 'lead'] : ['lead'];
  return [
    ...heading.map((part) => texts.get(`steps>${questionnaire.key}>${part}`)),
    ...questionnaire.dataPoints.flatMap(({ name, point }) =>
      // Each consent says what follows from itself.
      (point.kind === 'consent' ? ['label'] : ['label', 'hint', 'why']).map((part) =>
        texts.get(`fields>${name}>${part}`),
      ),
    ),
  ].filter((text) => text !== undefined);
}

const splitSentences = (text: string) =>
  text
    .split(/[.?!:;]\s*/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');

function findRepeatedSentences({ page, shown, locale }: NamedPage): readonly string[] {
  const texts = new Map(
    ['steps', 'fields'].flatMap((namespace) => {
      const selected: TextTree = selectPageTexts(namespace, readNamespace(locale, namespace), shown);
      return listTexts(selected, `${namespace}>`);
    }),
  );
  return page.steps.flatMap((step) => {
    const sentences = listVisibleTexts(step, texts).flatMap(splitSentences);
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) < index);
    return repeated.map((sentence) => `${step.path}: ${sentence}`);
  });
}

it.each(allPages)('no step of $name in $locale shows a sentence twice', (page) => {
  expect(findRepeatedSentences(page)).toEqual([]);
});
