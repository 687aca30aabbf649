import type { LocaleName } from '../countries/locales';
import { dropUndefined } from '../lead/dropUndefined';
import type { StepPath } from '../catalogue/steps';
import type { Brand, BrandLayout } from './looks/brand';
import type { PageDefinition } from './definePage';
import { mergeTexts, type TextTree } from './textTree';

/** A step whose words a variant may replace. */
type VariedStep = Exclude<StepPath, `${string}consent${string}`>;
type HeadingPart = 'title' | 'lead';

/**
 * A text that a variant may replace: the words above the first step, the labels of the buttons, and the heading of a step. Not the words
 * about what it costs, the duties of a country (`domain/duties`) and consents. The label of the first step's button is `brandˆhero>act`.
 */
export type VariedTextKey =
  `brandˆhero>${HeadingPart | 'act'}` | 'commonˆcontinue' | `stepsˆ${VariedStep}>${HeadingPart}`;

/** What differs from the page. Limits, terms, duties and consents are no part of it. */
export interface Variant {
  /** Of all applications, in percent. */
  readonly share: number;
  readonly texts?: Readonly<Partial<Record<VariedTextKey, Readonly<Partial<Record<LocaleName, string>>>>>>;
  /** The steps of the page in another order. */
  readonly steps?: readonly StepPath[];
  /** Without the picks that show what the loan costs, and those that load after the first step. */
  readonly layout?: Readonly<Partial<Omit<BrandLayout, 'price' | 'loanSummary' | 'trace'>>>;
}

/** A comparison of variants of a page (docs/experiments.md). Its name is that of its file in `experiments`. */
export interface Experiment {
  readonly question: string;
  /** Brand and country, such as `marenza-es`. */
  readonly pages: readonly string[];
  /** Its first and its last day in UTC, such as `2026-12-01`. An application that begins on another day takes no part. */
  readonly from: string;
  readonly to: string;
  /** By name. The first is the page as it is. The shares add up to 100. */
  readonly variants: Readonly<Record<string, Variant>>;
}

/** Checks an experiment's literal at compile time and returns it unchanged. */
export function defineExperiment(experiment: Experiment): Experiment {
  return experiment;
}

/** A page's brand and definition as a variant shows them. */
export function applyVariant(
  { brand, definition }: { readonly brand: Brand; readonly definition: PageDefinition },
  { steps, layout }: Partial<Variant>,
): { readonly brand: Brand; readonly definition: PageDefinition } {
  return {
    brand: { ...brand, layout: { ...brand.layout, ...layout } },
    definition: { ...definition, ...dropUndefined({ steps }) },
  };
}

/** The texts of a namespace that a variant replaces in a language. */
export function getVariedTexts(
  texts: Variant['texts'] = {},
  namespace: string,
  language: LocaleName,
): TextTree {
  const trees = Object.entries(texts).map(([key, byLanguage]) => {
    const [ofNamespace, path = ''] = key.split('ˆ');
    const text = byLanguage[language];
    return ofNamespace === namespace && text !== undefined ? nestText(path.split('>'), text) : {};
  });
  return trees.reduce(mergeTexts, {});
}

const nestText = ([name = '', ...rest]: readonly string[], text: string): TextTree => ({
  [name]: rest.length === 0 ? text : nestText(rest, text),
});

const dayMs = 24 * 60 * 60 * 1000;
/** How long the row of an ended experiment may stay. */
const daysAfterEnd = 31;

/** Milliseconds since the epoch at the start of the first day and at the end of the last one. NaN for a wrong date. */
export function getExperimentPeriod({ from, to }: Pick<Experiment, 'from' | 'to'>) {
  return { fromMs: Date.parse(`${from}T00:00Z`), toMs: Date.parse(`${to}T00:00Z`) + dayMs };
}

/** Whether the row of an experiment must be removed: it ended more than a month ago. `now` in milliseconds since the epoch. */
export function isOverdue(experiment: Pick<Experiment, 'from' | 'to'>, now: number): boolean {
  return now > getExperimentPeriod(experiment).toMs + daysAfterEnd * dayMs;
}
