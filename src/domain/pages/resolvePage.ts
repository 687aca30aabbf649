import type { Country, CountryFacts } from '../countries/country';
import { dataPoints, isCatalogued, type CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint } from '../catalogue/kinds';
import type { Step } from '../catalogue/step';
import { steps, type StepPath } from '../catalogue/steps';
import type { Brand } from './brand';
import type { DataPointOverride, PageDefinition } from './definePage';
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
  const { choices: _choices, ...facts } = country;
  return {
    brand,
    definition: kept,
    facts,
    steps: paths.map((path) => pageStep(path, definition, country)),
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
  return { key, route, dataPoints: asks.map((name) => asked(name, definition, country)) };
}

function pageStep(path: StepPath, definition: PageDefinition, country: Country): PageStep {
  const { dataPoints: names, ...step } = steps[path];
  const { drop = [], add = [] } = definition.stepChanges?.[path] ?? {};
  const asks = [...names.filter((name) => !drop.includes(name)), ...add];
  return { ...step, path, ...resolveQuestionnaire({ key: path, route: path, asks }, definition, country) };
}

function asked(name: CataloguedName, definition: PageDefinition, country: Country): AskedDataPoint {
  const point = withOverride(dataPoints[name], definition.overrides?.[name], country.choices[name]);
  if (point.kind !== 'list') return { name, point };
  return { name, point, row: point.row.filter(isCatalogued).map((each) => asked(each, definition, country)) };
}

function withOverride(
  point: DataPoint,
  override: DataPointOverride | undefined,
  choices: readonly string[] | undefined,
): DataPoint {
  const limited = withLimits(point, override, choices);
  if (override?.optional === undefined) return limited;
  const { optional: _dropped, ...required } = limited;
  return override.optional ? { ...limited, optional: true } : required;
}

function withLimits(
  point: DataPoint,
  override: DataPointOverride | undefined,
  choices: readonly string[] | undefined,
): DataPoint {
  if (point.kind === 'choice') return { ...point, options: override?.options ?? choices ?? point.options };
  if (point.kind === 'money' || point.kind === 'number') {
    return {
      ...point,
      min: override?.min ?? point.min ?? 0,
      max: override?.max ?? point.max ?? Number.MAX_SAFE_INTEGER,
    };
  }
  return point;
}
