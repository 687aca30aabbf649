import type { CountryFacts } from '../countries/country';
import type { DataPoint } from '../catalogue/kinds';
import { dataPoints, type DataPointName } from '../catalogue/dataPoints';
import type { Step } from '../catalogue/step';
import { steps, type StepPath } from '../catalogue/steps';
import type { Brand } from './brand';
import type { DataPointOverride, PageDefinition } from './definePage';

/** A data point as one page asks it. */
export interface AskedDataPoint {
  readonly name: DataPointName;
  readonly point: DataPoint;
}

/** A step as one page asks it, before any of its questions is hidden. */
export interface PageStep extends Omit<Step, 'dataPoints'> {
  readonly path: StepPath;
  readonly dataPoints: readonly AskedDataPoint[];
}

/** A page with everything that follows from its entries, its country and the catalogue. */
export interface Page {
  readonly brand: Brand;
  readonly definition: PageDefinition;
  readonly facts: CountryFacts;
  readonly steps: readonly PageStep[];
}

/** Puts brand, entries, country and catalogue together. Pure; made once at start. */
export function resolvePage(brand: Brand, definition: PageDefinition, facts: CountryFacts): Page {
  return {
    brand,
    definition,
    facts,
    steps: definition.steps.map((path) => pageStep(path, definition, facts)),
  };
}

function pageStep(path: StepPath, definition: PageDefinition, facts: CountryFacts): PageStep {
  const step = steps[path];
  const change = definition.stepChanges?.[path];
  const names = [
    ...step.dataPoints.filter((name) => !(change?.drop ?? []).includes(name)),
    ...(change?.add ?? []),
  ];
  return {
    ...step,
    path,
    dataPoints: names.map((name) => ({
      name,
      point: withOverride(dataPoints[name], definition.overrides?.[name], facts.choices[name]),
    })),
  };
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
