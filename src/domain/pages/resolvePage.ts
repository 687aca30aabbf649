import type { Country, CountryFacts } from '../countries/country';
import { dropUndefined } from '../lead/dropUndefined';
import { getCountryLanguages, type LocaleName } from '../countries/locales';
import { dataPoints, isCatalogued, type CataloguedName } from '../catalogue/dataPoints';
import type { DataPoint } from '../catalogue/kinds';
import type { Step } from '../catalogue/step';
import { steps, type StepPath } from '../catalogue/steps';
import type { Brand } from './looks/brand';
import type { PageDefinition } from './definePage';
import { checkEligibility, getEligibilityOverrides } from './eligibility';
import { resolveDataPoint } from './resolveDataPoint';
import { sortByCountryOrder } from './countryOrder';
import type { PageQuestion, Questionnaire, QuestionnaireKey } from './questionnaire';

/** A step as one page asks it, including hidden questions. Its path is its key and its route. */
export interface PageStep extends Omit<Step, 'dataPoints'>, Questionnaire {
  /** The steps whose place it has taken. */
  readonly replaces?: readonly StepPath[];
  readonly path: StepPath;
  /** Not part of the order (`PageDefinition.stepsOnRequest`). */
  readonly isOnRequest?: true;
}

/** The parts of a page's definition that are needed at run time, where its steps are already resolved. */
export type ResolvedDefinition = Omit<
  PageDefinition,
  'languages' | 'steps' | 'stepsOnRequest' | 'stepChanges' | 'overrides'
>;

/** A page with everything that follows from its definition, its country and the catalogue. The build produces it as plain data. */
export interface Page {
  readonly brand: Brand;
  readonly definition: ResolvedDefinition;
  readonly facts: CountryFacts;
  /** The offered languages including English, the default first. */
  readonly languages: readonly [LocaleName, ...LocaleName[]];
  /** In their order. The steps on request follow. */
  readonly steps: readonly PageStep[];
  /** The questions about the parts of a person's name, in the order of the country. */
  readonly nameParts: readonly CataloguedName[];
}

/** Combines brand, definition, country and catalogue. It needs the whole catalogue, so only the build calls it. */
export function resolvePage(brand: Brand, definition: PageDefinition, country: Country): Page {
  const {
    languages: _languages,
    steps: _paths,
    stepsOnRequest = [],
    stepChanges: _changes,
    overrides: _overrides,
    ...runtimeDefinition
  } = definition;
  const {
    moneyScale: _scale,
    consentLifetimeMonths: _lifetime,
    consents: _consents,
    questions: _questions,
    order,
    ...facts
  } = country;
  const pageSteps = listStepPaths(definition)
    .map((path): PageStep => {
      const step = resolveStep(path, definition, country);
      return stepsOnRequest.includes(path) ? { ...step, isOnRequest: true } : step;
    })
    .filter((step) => step.dataPoints.length > 0);
  const questions = pageSteps.flatMap(({ dataPoints: ofStep }) => ofStep);
  const asked = questions.map(({ name }) => name);
  checkEligibility(
    definition.eligibility ?? {},
    facts.age,
    (wanted) => questions.find(({ name }) => name === wanted)?.point,
  );
  return {
    brand,
    definition: runtimeDefinition,
    facts: { ...facts, age: definition.eligibility?.age ?? facts.age },
    languages: listLanguages(definition, country),
    steps: pageSteps,
    nameParts: order.names.flatMap((part) => asked.filter((name) => name === part)),
  };
}

function listStepPaths({ steps: paths, stepsOnRequest = [] }: PageDefinition): readonly StepPath[] {
  return [...paths, ...stepsOnRequest];
}

/** @throws if neither the page nor its country names a language */
function listLanguages({ brand, languages }: PageDefinition, { code }: Country): Page['languages'] {
  const offered = languages ?? getCountryLanguages(code);
  const [first, ...others] = new Set<LocaleName>([...offered, 'en']);
  if (first === undefined || offered.length === 0)
    throw new Error(`${brand} has no texts in a language of ${code}.`);
  return [first, ...others];
}

interface QuestionnaireSource {
  readonly key: QuestionnaireKey;
  readonly route: string;
  readonly asks: readonly CataloguedName[];
  /** Every question of the page or state, including its own. Rules that apply only if their question is asked look here. */
  readonly askedNames: readonly CataloguedName[];
}

/** Resolves the questions of a step or state for a page. */
export function resolveQuestionnaire(
  { key, route, asks, askedNames }: QuestionnaireSource,
  { overrides, eligibility, brokerageContract }: PageDefinition,
  country: Country,
): Questionnaire {
  const names = sortByCountryOrder(asks, country.order);
  const context = {
    askedNames,
    overrides: { ...overrides, ...getEligibilityOverrides(eligibility) },
    country: withPageConsents(country, brokerageContract),
  };
  return { key, route, dataPoints: names.flatMap((name) => resolveQuestion(name, context) ?? []) };
}

function withPageConsents(country: Country, contract: PageDefinition['brokerageContract']): Country {
  return contract === undefined
    ? country
    : { ...country, consents: [...country.consents, 'brokerage_contract'] };
}

function resolveStep(path: StepPath, definition: PageDefinition, country: Country): PageStep {
  const { dataPoints: _names, ...step } = steps[path];
  const asks = getDataPointNames(path, definition);
  const askedNames = listStepPaths(definition).flatMap((each) => getDataPointNames(each, definition));
  const { includeOnInit, replaces } = definition.stepChanges?.[path] ?? {};
  return {
    ...step,
    ...dropUndefined({ includeOnInit, replaces }),
    path,
    ...resolveQuestionnaire({ key: path, route: path, asks, askedNames }, definition, country),
  };
}

function getDataPointNames(path: StepPath, { stepChanges }: PageDefinition): readonly CataloguedName[] {
  const { asks = steps[path].dataPoints, drop = [], add = [] } = stepChanges?.[path] ?? {};
  return [...asks.filter((name) => !drop.includes(name)), ...add];
}

interface ResolutionContext {
  readonly askedNames: readonly CataloguedName[];
  readonly overrides: PageDefinition['overrides'];
  readonly country: Country;
}

/** Null if the country does not ask it. */
function resolveQuestion(name: CataloguedName, context: ResolutionContext): PageQuestion | null {
  const question = resolveDataPoint(name, dataPoints[name], context.country, context.overrides?.[name]);
  if (question === null) return null;
  const point = applyConditionalRules(question, context);
  if (point.kind !== 'list') return { name, point };
  const row = point.row.filter(isCatalogued).flatMap((each) => resolveQuestion(each, context) ?? []);
  return { name, point, row };
}

/** The question with the rules whose driver is asked. Other rules hide nothing. */
function applyConditionalRules(question: DataPoint, context: ResolutionContext): DataPoint {
  const { whenAsked = {}, ...point } = question;
  const applicable = Object.entries(whenAsked).filter(([driver]) => isAsked(driver, context));
  if (applicable.length === 0) return point;
  return { ...point, when: { ...point.when, ...Object.fromEntries(applicable) } };
}

function isAsked(name: string, { askedNames, country }: ResolutionContext): boolean {
  if (!isCatalogued(name) || resolveDataPoint(name, dataPoints[name], country) === null) return false;
  return askedNames.includes(name);
}
