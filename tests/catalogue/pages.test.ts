import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLanguages } from '../../scripts/vite/pageLanguages';
import { messageCodes, type MessageCode } from '../../src/domain/catalogue/messages';
import { allowsOtherText, getListedValues } from '../../src/domain/catalogue/options';
import type { Country } from '../../src/domain/countries/country';
import { languageTags } from '../../src/domain/countries/locales';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { selectPageTexts, getTextScope } from '../../src/domain/pages/pageTexts';
import type { TextTree } from '../../src/domain/pages/textTree';
import type { PageQuestion } from '../../src/domain/pages/questionnaire';
import { resolvePage } from '../../src/domain/pages/resolvePage';

/** Every text that a page can show exists in each of its languages. */

const root = path.resolve(import.meta.dirname, '../..');
const brands = import.meta.glob<Brand>('../../brands/*/brand.ts', { eager: true, import: 'default' });
const definitions = import.meta.glob<PageDefinition>('../../brands/*/*/page.ts', {
  eager: true,
  import: 'default',
});
const countries = import.meta.glob<Country>('../../src/domain/countries/??.ts', {
  eager: true,
  import: 'facts',
});

const pages = Object.entries(definitions).flatMap(([file, written]) => {
  const definition = withLanguages(path.resolve(import.meta.dirname, path.dirname(file)), written);
  const brand = brands[`../../brands/${definition.brand}/brand.ts`];
  const country = countries[`../../src/domain/countries/${definition.country.toLowerCase()}.ts`];
  if (brand === undefined || country === undefined)
    throw new Error(`${definition.brand} lacks a brand or a country.`);
  const page = resolvePage(brand, definition, country);
  const states = Object.values(stateQuestionnaires(definition, country));
  return page.languages.map((locale) => ({
    name: `${definition.brand} ${definition.country}`,
    locale,
    page,
    shown: getTextScope(page, states, languageTags[locale]),
  }));
});

function readTexts(locale: string, namespace: string): TextTree {
  return JSON.parse(readFileSync(path.join(root, `locales/${locale}/${namespace}.json`), 'utf8'));
}

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

/** Numbers of laws do not come from the data of the page. */
const lawNumber =
  /(?:§|\b(?:Ley|Legea(?: nr\.)?|OUG(?: nr\.)?|Republic Act(?: No\.)?|Ustawa|Decreto|Nghị định|Luật)) ?\d+[\w./-]*/gu;

function listTexts(texts: TextTree): readonly string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : listTexts(text)));
}

it('finds pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(4);
});

describe.each(pages)('$name in $locale', ({ locale, page, shown }) => {
  const { questionnaires } = shown;
  const texts = (namespace: string) => selectPageTexts(namespace, readTexts(locale, namespace), shown);
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

  it('can meet the condition of each question', () => {
    const asked = questionnaires.flatMap(({ dataPoints }) => dataPoints);
    const canHave = (name: string, values: readonly string[]) =>
      asked.some((driver) => driver.name === name && values.some((value) => offers(driver, value)));
    const unreachable = asked.filter(
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
    const { brand, country } = { brand: page.brand.folder, country: page.facts.code.toLowerCase() };
    const file = path.join(root, `brands/${brand}/${country}/texts/${locale}.json`);
    const written: TextTree = JSON.parse(readFileSync(file, 'utf8'));
    const unnamed = (text: string) => text.replaceAll(page.brand.name, '').replaceAll(lawNumber, '');
    const typed = listTexts(written).filter((text) => /\d/.test(unnamed(text)));
    expect(typed).toEqual([]);
    const shownTexts = listTexts(selectPageTexts('brand', written, shown));
    expect(
      shownTexts.filter((text) => /[{}]|\d (?:€|%|zł|mes|día|dni|month|day|minut)|zł \d/.test(unnamed(text))),
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
