import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { messageCodes, type MessageCode } from '../../src/domain/catalogue/messages';
import { isOpen, listedIn } from '../../src/domain/catalogue/options';
import type { Country, LocaleName } from '../../src/domain/countries/country';
import { languageTags } from '../../src/domain/countries/locales';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import type { Brand } from '../../src/domain/pages/brand';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { pageTexts, shownOn, type TextTree } from '../../src/domain/pages/pageTexts';
import type { AskedDataPoint } from '../../src/domain/pages/questionnaire';
import { resolvePage } from '../../src/domain/pages/resolvePage';

/** Every text that a page can show stands in every language that it offers. */

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

const pages = Object.values(definitions).flatMap((definition) => {
  const brand = brands[`../../brands/${definition.brand}/brand.ts`];
  const country = countries[`../../src/domain/countries/${definition.country.toLowerCase()}.ts`];
  if (brand === undefined || country === undefined) throw new Error(`${definition.brand} lacks a part.`);
  const page = resolvePage(brand, definition, country);
  const states = Object.values(stateQuestionnaires(definition, country));
  const locales: readonly LocaleName[] = [country.locale, 'en'];
  return locales.map((locale) => ({
    name: `${definition.brand} ${definition.country}`,
    locale,
    page,
    shown: shownOn(page, states, languageTags[locale]),
  }));
});

function readTexts(locale: string, namespace: string): TextTree {
  return JSON.parse(readFileSync(path.join(root, `locales/${locale}/${namespace}.json`), 'utf8'));
}

/** The text under a key such as `city>label`; undefined where there is none. */
function textAt(texts: TextTree, key: string): string | undefined {
  const found = key
    .split('>')
    .reduce<string | TextTree | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

function keysOf(asked: AskedDataPoint): readonly string[] {
  const { name, point, row = [] } = asked;
  const own = point.kind === 'list' ? ['label', 'row', 'add'] : ['label'];
  const options = point.kind === 'choice' && Array.isArray(point.options) ? point.options : [];
  return [
    ...own.map((part) => `${name}>${part}`),
    ...options.map((option) => `${name}>options>${option}`),
    ...row.flatMap(keysOf),
  ];
}

/** The keys of what is told where the questions are not answered and must be. */
function unansweredKeys({ name, point, row = [] }: AskedDataPoint): readonly string[] {
  if (point.kind === 'list') return row.flatMap(unansweredKeys);
  return point.optional === true ? [] : [`${name}>errors>${unansweredCode(point)}`];
}

function unansweredCode(point: AskedDataPoint['point']): MessageCode {
  if (point.kind === 'consent') return 'consent_required';
  // Where the list may lack an answer, there may be a line to type in.
  if (point.kind === 'choice') return isOpen(point.options) ? 'required' : 'choose';
  return point.kind === 'yes-no' ? 'choose' : 'required';
}

/** Whether an answer can be given, where the entry itself says which there are. */
function offers({ point }: AskedDataPoint, value: string): boolean {
  return point.kind !== 'choice' || listedIn(point.options).includes(value);
}

/** A law is called so, whatever the page's data is. */
const lawNumber =
  /(?:§|\b(?:Ley|Legea(?: nr\.)?|OUG(?: nr\.)?|Republic Act(?: No\.)?|Ustawa|Decreto|Nghị định|Luật)) ?\d+[\w./-]*/gu;

function textsIn(texts: TextTree): readonly string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsIn(text)));
}

it('has pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(4);
});

describe.each(pages)('$name in $locale', ({ locale, page, shown }) => {
  const { questionnaires } = shown;
  const texts = (namespace: string) => pageTexts(namespace, readTexts(locale, namespace), shown);
  const missing = (namespace: string, keys: readonly string[]) => {
    const known = texts(namespace);
    return keys.filter((key) => textAt(known, key) === undefined);
  };

  it('has the steps of each part of the application stand together, so that none begins twice', () => {
    const labels = page.steps.map(({ contextLabel }) => contextLabel);
    const begun = labels.filter((label, index) => label !== labels[index - 1]);
    expect(begun).toEqual([...new Set(labels)]);
  });

  it('asks each question in one step', () => {
    const names = page.steps.flatMap(({ dataPoints }) => dataPoints.map(({ name }) => name));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it('asks, for each question with a rule, a question that can be answered so', () => {
    const asked = questionnaires.flatMap(({ dataPoints }) => dataPoints);
    const canBe = (name: string, values: readonly string[]) =>
      asked.some((driver) => driver.name === name && values.some((value) => offers(driver, value)));
    const never = asked.filter(
      ({ point }) => !Object.entries(point.when ?? {}).every(([name, values]) => canBe(name, values)),
    );
    expect(never.map(({ name }) => name)).toEqual([]);
  });

  it('has words for every question and every option', () => {
    const asked = questionnaires.flatMap(({ dataPoints }) => dataPoints);
    expect(missing('fields', asked.flatMap(keysOf))).toEqual([]);
  });

  it('has a title for every step and every state that asks, and names their parts of the application', () => {
    const titles = questionnaires.map(({ key }) => `${key}>title`);
    expect(missing('steps', [...titles, ...shown.contextLabels.map((label) => `context>${label}`)])).toEqual(
      [],
    );
  });

  it('names each question that is left without an answer', () => {
    const asked = questionnaires.flatMap(({ dataPoints }) => dataPoints);
    expect(missing('fields', asked.flatMap(unansweredKeys))).toEqual([]);
  });

  it('has words of its own that take every figure from its data', () => {
    const { brand, country } = { brand: page.brand.folder, country: page.facts.code.toLowerCase() };
    const file = path.join(root, `brands/${brand}/${country}/texts/${locale}.json`);
    const written: TextTree = JSON.parse(readFileSync(file, 'utf8'));
    const unnamed = (text: string) => text.replaceAll(page.brand.name, '').replaceAll(lawNumber, '');
    const typed = textsIn(written).filter((text) => /\d/.test(unnamed(text)));
    expect(typed).toEqual([]);
    const shownTexts = textsIn(pageTexts('brand', written, shown));
    expect(
      shownTexts.filter((text) => /[{}]|\d (?:€|%|zł|mes|día|dni|month|day|minut)|zł \d/.test(unnamed(text))),
    ).toEqual([]);
  });

  it('has words for every message', () => {
    expect(missing('errors', messageCodes)).toEqual([]);
  });
});
