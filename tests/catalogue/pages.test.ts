import { describe, expect, it } from 'vitest';
import { messageCodes, type MessageCode } from '../../src/domain/catalogue/messages';
import { allowsOtherText, getListedValues } from '../../src/domain/catalogue/options';
import { selectPageTexts } from '../../src/domain/build/pageTexts';
import type { TextTree } from '../../src/domain/pages/textTree';
import type { PageQuestion, Questionnaire } from '../../src/domain/pages/questionnaire';
import {
  allPages,
  lawNumber,
  listTexts,
  readBrandTexts,
  readWholeBrandTexts,
  readNamespace,
} from './allPages';

/** Every text that a page can show exists in each of its languages. */

/** The text of a key such as `city>label`. Undefined if there is none. */
function findText(texts: TextTree, key: string): string | undefined {
  const found = key
    .split('>')
    .reduce<string | TextTree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

function getTextKeys(asked: PageQuestion): readonly string[] {
  const { name, point, row = [] } = asked;
  const own = point.kind === 'list' ? ['label', 'row', 'add'] : ['label'];
  const options = point.kind === 'choice' && Array.isArray(point.options) ? point.options : [];
  return [
    ...own.map((part) => `${name}>${part}`),
    ...options.map((option) => `${name}>options>${option}`),
    ...row.flatMap(getTextKeys),
  ];
}

/** The keys of the errors of required questions without an answer. */
function getRequiredErrorKeys({ name, point, row = [] }: PageQuestion): readonly string[] {
  if (point.kind === 'list') return row.flatMap(getRequiredErrorKeys);
  return point.optional === true ? [] : [`${name}>errors>${getRequiredErrorCode(point)}`];
}

function getRequiredErrorCode(point: PageQuestion['point']): MessageCode {
  if (point.kind === 'consent') return 'consent_required';
  // If the list may be incomplete, the choice may be a text field.
  if (point.kind === 'choice') return allowsOtherText(point.options) ? 'required' : 'choose';
  return point.kind === 'yes-no' ? 'choose' : 'required';
}

/** Whether the entry itself offers an answer. */
function offers({ point }: PageQuestion, value: string): boolean {
  return point.kind !== 'choice' || getListedValues(point.options).includes(value);
}

it('finds pages', () => {
  expect(allPages.length).toBeGreaterThanOrEqual(4);
});

describe.each(allPages)('$name in $locale', (named) => {
  const { locale, page, shown } = named;
  const { questionnaires } = shown;
  const texts = (namespace: string) => selectPageTexts(namespace, readNamespace(locale, namespace), shown);
  const missing = (namespace: string, keys: readonly string[]) => {
    const known = texts(namespace);
    return keys.filter((key) => findText(known, key) === undefined);
  };

  it('keeps the steps of each part of the application together', () => {
    const labels = page.steps.map(({ contextLabel }) => contextLabel);
    const startedLabels = labels.filter((label, index) => label !== labels[index - 1]);
    expect(startedLabels).toEqual([...new Set(labels)]);
  });

  it('asks each question in only one step', () => {
    const names = page.steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it.each([
    ['a step by another step', page.steps, page.steps],
    ['a state by any question', questionnaires, questionnaires],
  ])('can meet the condition of each question of %s', (_what, asking, deciding) => {
    const listQuestions = (list: readonly Questionnaire[]) => list.flatMap(({ dataPoints }) => dataPoints);
    const canHave = (name: string, values: readonly string[]) =>
      listQuestions(deciding).some(
        (driver) => driver.name === name && values.some((value) => offers(driver, value)),
      );
    const unreachable = listQuestions(asking).filter(
      ({ point }) => !Object.entries(point.when ?? {}).every(([name, values]) => canHave(name, values)),
    );
    expect(unreachable.map(({ name }) => name)).toEqual([]);
  });

  it('has texts for every question and every option', () => {
    const asked = questionnaires.flatMap(({ dataPoints }) => dataPoints);
    expect(missing('fields', asked.flatMap(getTextKeys))).toEqual([]);
  });

  it('has a title for every step and every state with questions, and names their parts of the application', () => {
    const titles = questionnaires.map(({ key }) => `${key}>title`);
    expect(missing('steps', [...titles, ...shown.contextLabels.map((label) => `context>${label}`)])).toEqual(
      [],
    );
  });

  it('has an error for each required question without an answer', () => {
    const asked = questionnaires.flatMap(({ dataPoints }) => dataPoints);
    expect(missing('fields', asked.flatMap(getRequiredErrorKeys))).toEqual([]);
  });

  it('takes every figure in its own texts from its data', () => {
    const written = readBrandTexts(named);
    const unnamed = (text: string) => text.replaceAll(page.brand.name, '').replaceAll(lawNumber, '');
    const typed = listTexts(written).filter(([, text]) => /\d/.test(unnamed(text)));
    expect(typed).toEqual([]);
    const shownTexts = listTexts(selectPageTexts('brand', readWholeBrandTexts(named), shown));
    expect(
      shownTexts.filter(([, text]) =>
        /[{}]|\d (?:€|%|zł|mes|día|dni|month|day|minut)|zł \d/.test(unnamed(text)),
      ),
    ).toEqual([]);
  });

  it('names each language that it offers', () => {
    expect(
      missing(
        'common',
        page.languages.map((language) => `languages>${language}`),
      ),
    ).toEqual([]);
  });

  it('has texts for every error', () => {
    expect(missing('errors', messageCodes)).toEqual([]);
  });
});
