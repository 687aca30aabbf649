import { getListedValues } from '../catalogue/options';
import type { CountryCode } from '../countries/country';
import type { Duty } from '../duties/duty';
import { formatPageFigures, fillPlaceholders } from '../pages/costs/pageFigures';
import { arrangeParagraphs, listPageDuties } from '../pages/pageDuties';
import type { TextTree } from '../pages/textTree';
import type { PageQuestion, Questionnaire } from '../pages/questionnaire';
import type { Page } from '../pages/resolvePage';

/** The selection of texts that a page can show, and the figures for its own texts. */
export interface TextScope {
  /** Every step of the page and every state screen with questions. */
  readonly questionnaires: readonly Questionnaire[];
  readonly contextLabels: readonly string[];
  readonly country: CountryCode;
  readonly namesEligibility: boolean;
  readonly languages: readonly string[];
  readonly figures: Readonly<Record<string, string>>;
  readonly hasBrokerageContract: boolean;
  readonly callsBack: boolean;
  /** The duties of the page, by which its legal paragraphs are arranged. */
  readonly duties: readonly Duty[];
}

/** The texts that a page and its states can show in a language. */
export function getTextScope(page: Page, states: readonly Questionnaire[], languageTag: string): TextScope {
  return {
    questionnaires: [...page.steps, ...states],
    contextLabels: page.steps.map(({ contextLabel }) => contextLabel),
    country: page.facts.code,
    namesEligibility: page.definition.eligibility !== undefined,
    languages: page.languages,
    figures: formatPageFigures(page, languageTag),
    hasBrokerageContract: page.definition.brokerageContract !== undefined,
    callsBack: page.definition.callsBack === true,
    duties: listPageDuties(page),
  };
}

/** The country's variant of a text: `label_ES`. */
const countryVariant = /^(.+)_([A-Z]{2})$/;

/**
 * Selects the texts of a namespace that the page can show and applies the country's variants. Fills the
 * brand's texts with the page's figures. Namespaces without texts of questions stay whole.
 */
export function selectPageTexts(namespace: string, texts: TextTree, shown: TextScope): TextTree {
  const select = textSelectors[namespace];
  return applyCountryVariants(select === undefined ? texts : select(texts, shown), shown.country);
}

type TextSelector = (texts: TextTree, shown: TextScope) => TextTree;

/** The namespaces with texts of questions, and the brand's own. */
const textSelectors: Readonly<Record<string, TextSelector>> = {
  common: (texts, { languages, namesEligibility }) =>
    mapTexts(texts, (name, text) => {
      if (name === 'eligibility') return namesEligibility ? text : undefined;
      return name === 'languages' ? selectKeys(text, (language) => languages.includes(language)) : text;
    }),
  brand: (texts, { figures, duties }) => fillPlaceholders(figures, arrangeParagraphs(duties, texts)),
  fields: (texts, shown) => {
    const questionsByName = getQuestionsByName(shown);
    return mapTexts(texts, (name, text) => {
      const question = questionsByName.get(name);
      if (question === undefined) return name === 'consents' ? text : undefined;
      return selectOptionTexts(question, text);
    });
  },
  screens: (texts, { hasBrokerageContract, callsBack }) =>
    mapTexts(texts, (name, text) => {
      if (name === 'withdrawal') return hasBrokerageContract ? text : undefined;
      return name === 'call_back' && !callsBack ? undefined : text;
    }),
  steps: (texts, { questionnaires, contextLabels }) => {
    const keys = questionnaires.map(({ key }) => key.split('>'));
    return mapTexts(texts, (name, text) => {
      if (name === 'context') return selectKeys(text, (label) => contextLabels.includes(label));
      if (name === 'states') return selectKeys(text, (route) => keys.some((key) => key[1] === route));
      return keys.some((key) => key[0] === name) ? text : undefined;
    });
  },
};

function getQuestionsByName({ questionnaires }: TextScope): ReadonlyMap<string, PageQuestion> {
  return new Map(
    questionnaires
      .flatMap(({ dataPoints }) => dataPoints)
      .flatMap((question) => [question, ...(question.row ?? [])])
      .map((question) => [question.name, question]),
  );
}

/** The texts of a question, limited to the options that the page offers. */
function selectOptionTexts({ point }: PageQuestion, words: string | TextTree): string | TextTree {
  if (typeof words === 'string' || point.kind !== 'choice') return words;
  return mapTexts(words, (key, text) =>
    key === 'options'
      ? selectKeys(text, (option) =>
          getListedValues(point.options).includes(countryVariant.exec(option)?.[1] ?? option),
        )
      : text,
  );
}

function selectKeys(texts: string | TextTree, isSelected: (key: string) => boolean): string | TextTree {
  return typeof texts === 'string'
    ? texts
    : mapTexts(texts, (key, text) => (isSelected(key) ? text : undefined));
}

function mapTexts(
  texts: TextTree,
  change: (key: string, text: string | TextTree) => string | TextTree | undefined,
): TextTree {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const changed = change(key, text);
      return changed === undefined ? [] : [[key, changed] as const];
    }),
  );
}

/** Replaces general texts by the country's variants and removes those of other countries. */
function applyCountryVariants(texts: TextTree, country: CountryCode): TextTree {
  const result: Record<string, string | TextTree> = {};
  for (const [key, text] of Object.entries(texts)) {
    const [, plain, code] = countryVariant.exec(key) ?? [];
    const words = typeof text === 'string' ? text : applyCountryVariants(text, country);
    if (plain === undefined) result[key] ??= words;
    else if (code === country) result[plain] = words;
  }
  return result;
}
