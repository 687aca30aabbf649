import type { Country, CountryFacts } from '../countries/country';
import { dataPoints, isCatalogued, type CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint } from '../catalogue/kinds';
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
  /** What is asked around it, itself included: rules that count only where their question is asked look here. */
  readonly among: readonly CataloguedName[];
}

/** What is asked together on a page, by the names of its data points. */
export function resolveQuestionnaire(
  { key, route, asks, among }: Asking,
  { overrides }: PageDefinition,
  country: Country,
): Questionnaire {
  const names = inCountryOrder(asks, country.order);
  return {
    key,
    route,
    dataPoints: names.flatMap((name) => asked(name, { among, overrides, country }) ?? []),
  };
}

function pageStep(path: StepPath, definition: PageDefinition, country: Country): PageStep {
  const { dataPoints: _names, ...step } = steps[path];
  const asks = namesIn(path, definition);
  const among = definition.steps.flatMap((each) => namesIn(each, definition));
  const { includeOnInit } = definition.stepChanges?.[path] ?? {};
  return {
    ...step,
    ...(includeOnInit === undefined ? {} : { includeOnInit }),
    path,
    ...resolveQuestionnaire({ key: path, route: path, asks, among }, definition, country),
  };
}

/** What a step of the page asks, by name. */
function namesIn(path: StepPath, { stepChanges }: PageDefinition): readonly CataloguedName[] {
  const { drop = [], add = [] } = stepChanges?.[path] ?? {};
  return [...steps[path].dataPoints.filter((name) => !drop.includes(name)), ...add];
}

interface Around {
  readonly among: readonly CataloguedName[];
  readonly overrides: PageDefinition['overrides'];
  readonly country: Country;
}

/** Null where the country does not ask it. */
function asked(name: CataloguedName, around: Around): AskedDataPoint | null {
  const question = questionFor(name, dataPoints[name], around.country, around.overrides?.[name]);
  if (question === null) return null;
  const point = withRules(question, around);
  if (point.kind !== 'list') return { name, point };
  const row = point.row.filter(isCatalogued).flatMap((each) => asked(each, around) ?? []);
  return { name, point, row };
}

/** The question with those rules that look at what is asked; the others hold nobody back. */
function withRules(question: DataPoint, around: Around): DataPoint {
  const { whenAsked = {}, ...point } = question;
  const counting = Object.entries(whenAsked).filter(([driver]) => isAsked(driver, around));
  if (counting.length === 0) return point;
  return { ...point, when: { ...point.when, ...Object.fromEntries(counting) } };
}

function isAsked(name: string, { among, country }: Around): boolean {
  if (!isCatalogued(name) || questionFor(name, dataPoints[name], country) === null) return false;
  return among.includes(name);
}
