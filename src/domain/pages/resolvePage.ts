import type { Country, CountryFacts } from '../countries/country';
import { dataPoints, isCatalogued, type CataloguedName } from '../catalogue/dataPoints';
import type { Step } from '../catalogue/step';
import { steps, type StepPath } from '../catalogue/steps';
import type { Brand } from './brand';
import type { PageDefinition } from './definePage';
import { questionFor } from './question';
import { inCountryOrder } from './questionOrder';
import type { AskedDataPoint, Questionnaire, QuestionnaireKey } from './questionnaire';

/** A step as one page asks it, before any of its questions is hidden. Its path is its key and its route. */
export interface PageStep extends Omit<Step, 'dataPoints'>, Questionnaire {
  readonly path: StepPath;
}

/** What of a page's entries is needed at run time, where its steps are resolved. */
export type ResolvedDefinition = Omit<PageDefinition, 'steps' | 'stepChanges' | 'overrides'>;

/** A page with everything that follows from its entries, its country and the catalogue: plain data, made by the build. */
export interface Page {
  readonly brand: Brand;
  readonly definition: ResolvedDefinition;
  readonly facts: CountryFacts;
  readonly steps: readonly PageStep[];
}

/** Puts brand, entries, country and catalogue together. Needs the whole catalogue, so never at run time. */
export function resolvePage(brand: Brand, definition: PageDefinition, country: Country): Page {
  const { steps: paths, stepChanges: _changes, overrides: _overrides, ...kept } = definition;
  const { moneyScale: _scale, consents: _consents, questions: _questions, order: _order, ...facts } = country;
  return {
    brand,
    definition: kept,
    facts,
    steps: paths
      .map((path) => pageStep(path, definition, country))
      .filter((step) => step.dataPoints.length > 0),
  };
}

interface Asking {
  readonly key: QuestionnaireKey;
  readonly route: string;
  readonly asks: readonly CataloguedName[];
}

/** What is asked together on a page, by the names of its data points. */
export function resolveQuestionnaire(
  { key, route, asks }: Asking,
  definition: PageDefinition,
  country: Country,
): Questionnaire {
  const names = inCountryOrder(asks, country.order);
  return { key, route, dataPoints: names.flatMap((name) => asked(name, definition, country) ?? []) };
}

function pageStep(path: StepPath, definition: PageDefinition, country: Country): PageStep {
  const { dataPoints: names, ...step } = steps[path];
  const { drop = [], add = [] } = definition.stepChanges?.[path] ?? {};
  const asks = [...names.filter((name) => !drop.includes(name)), ...add];
  return { ...step, path, ...resolveQuestionnaire({ key: path, route: path, asks }, definition, country) };
}

/** Null where the country does not ask it. */
function asked(name: CataloguedName, definition: PageDefinition, country: Country): AskedDataPoint | null {
  const point = questionFor(name, dataPoints[name], country, definition.overrides?.[name]);
  if (point === null) return null;
  if (point.kind !== 'list') return { name, point };
  const row = point.row.filter(isCatalogued).flatMap((each) => asked(each, definition, country) ?? []);
  return { name, point, row };
}
