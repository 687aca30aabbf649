import { listedIn } from '../catalogue/options';
import type { CountryCode } from '../countries/country';
import { figuresOf, filledWith } from './figures';
import type { AskedDataPoint, Questionnaire } from './questionnaire';
import type { Page } from './resolvePage';

/** Texts as a locale file holds them: by key, nested. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** What of the texts a page can show, and what its own ones are filled with. */
export interface ShownTexts {
  /** Every step of the page and every state's screen that asks. */
  readonly questionnaires: readonly Questionnaire[];
  /** Names of the parts of the application that its steps belong to. */
  readonly contextLabels: readonly string[];
  readonly country: CountryCode;
  readonly figures: Readonly<Record<string, string>>;
}

/** What a page shows in a language, with what its states ask. */
export function shownOn(page: Page, states: readonly Questionnaire[], languageTag: string): ShownTexts {
  return {
    questionnaires: [...page.steps, ...states],
    contextLabels: page.steps.map(({ contextLabel }) => contextLabel),
    country: page.facts.code,
    figures: figuresOf(page, languageTag),
  };
}

/** A country's own words beside the general ones: `label_ES`. */
const ofCountry = /^(.+)_([A-Z]{2})$/;

/**
 * The texts of a namespace that a page can show, a country's own words in the place of the general ones. The page's
 * own texts are filled with its figures. Namespaces that do not speak of questions are whole.
 */
export function pageTexts(namespace: string, texts: TextTree, shown: ShownTexts): TextTree {
  const cut = cuts[namespace];
  return withCountryWords(cut === undefined ? texts : cut(texts, shown), shown.country);
}

type Cut = (texts: TextTree, shown: ShownTexts) => TextTree;

/** The namespaces that speak of questions, and the page's own. */
const cuts: Readonly<Record<string, Cut>> = {
  brand: (texts, { figures }) => filledWith(figures, texts),
  fields: (texts, shown) => {
    const asked = askedIn(shown);
    return mapped(texts, (name, text) => {
      const question = asked.get(name);
      if (question === undefined) return name === 'consents' ? text : undefined;
      return withOptionsOf(question, text);
    });
  },
  steps: (texts, { questionnaires, contextLabels }) => {
    const keys = questionnaires.map(({ key }) => key.split('>'));
    return mapped(texts, (name, text) => {
      if (name === 'context') return picked(text, (label) => contextLabels.includes(label));
      if (name === 'states') return picked(text, (route) => keys.some((key) => key[1] === route));
      return keys.some((key) => key[0] === name) ? text : undefined;
    });
  },
};

function askedIn({ questionnaires }: ShownTexts): ReadonlyMap<string, AskedDataPoint> {
  return new Map(
    questionnaires
      .flatMap(({ dataPoints }) => dataPoints)
      .flatMap((asked) => [asked, ...(asked.row ?? [])])
      .map((asked) => [asked.name, asked]),
  );
}

/** The words of a question with those of its options that it offers on this page. */
function withOptionsOf({ point }: AskedDataPoint, words: string | TextTree): string | TextTree {
  if (typeof words === 'string' || point.kind !== 'choice') return words;
  return mapped(words, (key, text) =>
    key === 'options'
      ? picked(text, (option) => listedIn(point.options).includes(ofCountry.exec(option)?.[1] ?? option))
      : text,
  );
}

function picked(texts: string | TextTree, isKept: (key: string) => boolean): string | TextTree {
  return typeof texts === 'string' ? texts : mapped(texts, (key, text) => (isKept(key) ? text : undefined));
}

function mapped(
  texts: TextTree,
  change: (key: string, text: string | TextTree) => string | TextTree | undefined,
): TextTree {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const kept = change(key, text);
      return kept === undefined ? [] : [[key, kept] as const];
    }),
  );
}

/** The country's own words take the place of the general ones; those of other countries go. */
function withCountryWords(texts: TextTree, country: CountryCode): TextTree {
  const own: Record<string, string | TextTree> = {};
  for (const [key, text] of Object.entries(texts)) {
    const [, plain, code] = ofCountry.exec(key) ?? [];
    const words = typeof text === 'string' ? text : withCountryWords(text, country);
    if (plain === undefined) own[key] ??= words;
    else if (code === country) own[plain] = words;
  }
  return own;
}
