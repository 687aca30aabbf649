import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';
import type { Country } from '../../src/domain/countries/country';
import type { Brand } from '../../src/domain/pages/looks/brand';
import { applyVariant, type Variant } from '../../src/domain/pages/experiment';
import type { PageDefinition } from '../../src/domain/pages/definePage';
import { stateQuestionnaires } from '../../src/domain/journey/states/stateQuestionnaires';
import type { Questionnaire } from '../../src/domain/pages/questionnaire';
import { resolvePage, type Page } from '../../src/domain/pages/resolvePage';
import { withLanguages } from './pageLanguages';
import { findExperiment, type RunExperiment } from './experiments';

/** One page for the build: its folders, its resolved definition and its source files. */
export interface BuiltPage {
  readonly folder: string;
  readonly brandFolder: string;
  readonly page: Page;
  /** How long a choice about third parties counts in its country, in months. */
  readonly consentLifetimeMonths: number;
  /** The questionnaires of its states, by route. */
  readonly states: Readonly<Record<string, Questionnaire>>;
  /** The files of the page, without the catalogue. */
  readonly sources: readonly string[];
  /** The experiment that it runs. Null if it runs none, and for a variant. */
  readonly experiment: RunExperiment<BuiltPage> | null;
  /** The texts that it replaces as a variant, and the folder that has its texts. Null if its texts are those of the page. */
  readonly ownTexts: (Pick<Required<Variant>, 'texts'> & { readonly folder: string }) | null;
}

/**
 * Finds the page of a product and a country.
 *
 * @param running the experiment that the page runs, and the time in milliseconds since the epoch
 * @throws the errors of the specification (section 8) when the page or its stylesheet is missing, and when the experiment is wrong
 */
export async function findPage(
  root: string,
  product: string,
  country: string,
  running = { experiment: '', now: 0 },
): Promise<BuiltPage> {
  const brandFolder = path.join(root, 'brands', product);
  const folder = path.join(brandFolder, country);
  const chosen = `(APP_PRODUCT is "${product}", APP_COUNTRY is "${country}")`;
  if (!existsSync(path.join(folder, 'page.ts'))) throw new Error(`ApplicationPage not found ${chosen}`);
  if (!existsSync(path.join(brandFolder, 'theme.css'))) throw new Error(`Product styles not found ${chosen}`);
  const { brand, definition, facts, sources } = await readPage(root, product, country);
  const build = (variantName: string, { texts, ...difference }: Partial<Variant>): BuiltPage => {
    const shown = applyVariant({ brand, definition: withLanguages(folder, definition) }, difference);
    return {
      folder,
      brandFolder,
      page: resolvePage(shown.brand, shown.definition, facts),
      consentLifetimeMonths: facts.consentLifetimeMonths,
      states: stateQuestionnaires(definition, facts),
      sources,
      experiment: null,
      ownTexts: texts === undefined ? null : { texts, folder: variantName },
    };
  };
  const asItIs = build('', {});
  return { ...asItIs, experiment: await findExperiment(root, asItIs.page, running, build) };
}

/** Reads the files of a page without resolving it. */
export async function readPage(root: string, product: string, country: string) {
  const brandFolder = path.join(root, 'brands', product);
  const sources = {
    brand: path.join(brandFolder, 'brand.ts'),
    definition: path.join(brandFolder, country, 'page.ts'),
  };
  const brand = await runnerImport<{ default: Brand }>(sources.brand);
  const definition = await runnerImport<{ default: PageDefinition }>(sources.definition);
  const { facts, file } = await readCountry(root, country);
  return {
    brand: brand.module.default,
    definition: definition.module.default,
    facts,
    sources: [...Object.values(sources), file],
  };
}

/** Reads the file of a country. Its name is the lower-case country code. */
export async function readCountry(
  root: string,
  country: string,
): Promise<{ readonly facts: Country; readonly file: string }> {
  const file = path.join(root, `src/domain/countries/${country}.ts`);
  const { module } = await runnerImport<{ facts: Country }>(file);
  return { facts: module.facts, file };
}

/** The data points that a page and its states ask, those of rows included. */
export function listDataPointNames({ page, states }: BuiltPage): ReadonlySet<string> {
  const asked = [...page.steps, ...Object.values(states)].flatMap(({ dataPoints }) => dataPoints);
  return new Set(asked.flatMap(({ name, row = [] }) => [name, ...row.map((inRow) => inRow.name)]));
}

/** Whether the first step shows a summary of the loan, because the applicant changes the loan on request. */
export function hasLoanSummary({ steps }: Page): boolean {
  return steps.some(({ type, isOnRequest }) => type === 'loan-information' && isOnRequest === true);
}

/** Every page with a folder below `brands`. */
export function listPages(root: string): readonly { readonly product: string; readonly country: string }[] {
  const brands = path.join(root, 'brands');
  return readdirSync(brands).flatMap((product) =>
    readdirSync(path.join(brands, product), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(path.join(brands, product, entry.name, 'page.ts')))
      .map((entry) => ({ product, country: entry.name })),
  );
}
